import { answer, refusal } from '@meritum/shared/testing/factories';
import { screen, waitFor } from '@testing-library/react';
import { openPortal } from '../../testing/portal';
import { preferences as known } from '../../testing/records';
import { Preferences } from './Preferences';

const path = '/api/judges/me/preferences';

async function open(reply: Parameters<typeof answer>[1] = { body: known }) {
  const opened = await openPortal({
    page: <Preferences />,
    fakes: [answer('getJudgePreferences', { body: known }), answer('setJudgePreferences', reply)],
  });
  await screen.findByRole('form', { name: 'Preferences' });
  const sent = () =>
    opened.server
      .callsTo(path)
      .filter(({ method }) => method === 'POST')
      .map(({ body }) => body);
  return { ...opened, sent };
}

const capacity = () => screen.getByLabelText('Maximum number of entries');
const reminders = () => screen.getByRole('checkbox', { name: /^Remind me by email/ });
const named = () => screen.getByRole('checkbox', { name: /^Name me among the judges/ });
const save = () => screen.getByRole('button', { name: 'Save preferences' });

test('a judge sees their capacity and its limit, and changes all preferences; being named is off until they tick it', async () => {
  const changed = { ...known, capacity: 0, reminders: false, named: true };
  const { user, sent } = await open({ body: changed });
  expect(capacity()).toHaveValue(15);
  expect(capacity()).toHaveAccessibleDescription(
    /You can take on up to 15; an organiser can raise this limit\./,
  );
  expect(capacity()).toHaveAttribute('max', '15');
  expect(reminders()).toBeChecked();
  await user.click(reminders());
  expect(named()).not.toBeChecked();
  await user.click(named());
  await user.clear(capacity());
  await user.type(capacity(), '0{Enter}');
  expect(await screen.findByText('Your preferences have been saved.')).toBeVisible();
  expect(sent()).toEqual([{ capacity: 0, reminders: false, named: true }]);
  expect(reminders()).not.toBeChecked();
});

test.each([
  ['nothing', ''],
  ['half an entry', '2.5'],
  ['fewer than none', '-1'],
  ['more than they may take on', '16'],
])('%s is not sent', async (_, typed) => {
  const { user, sent } = await open();
  await user.clear(capacity());
  if (typed) await user.type(capacity(), typed);
  await user.click(save());
  expect(capacity()).toHaveFocus();
  expect(capacity()).toHaveAccessibleDescription(/Enter a whole number from 0 to 15/);
  expect(sent()).toEqual([]);
});

test('unsaved input is kept, and one press retries; without a change the capacity is not sent', async () => {
  const { user, server, sent } = await open(refusal('internal'));
  await user.click(reminders());
  await user.click(save());
  expect(await screen.findByText('Could not save your preferences.')).toBeVisible();
  expect(reminders()).not.toBeChecked();
  server.now([answer('setJudgePreferences', { body: { ...known, reminders: false } })]);
  await user.click(save());
  expect(await screen.findByText('Your preferences have been saved.')).toBeVisible();
  const both = { reminders: false, named: false };
  expect(sent()).toEqual([both, both]);
});

test('a judge states a new employer', async () => {
  const { user, sent } = await open();
  const employer = screen.getByLabelText('Company/Organization');
  await user.clear(employer);
  await user.type(employer, 'Ashgrove plc');
  await user.click(save());
  await waitFor(() =>
    expect(sent()).toEqual([{ reminders: true, named: false, organization: 'Ashgrove plc' }]),
  );
});
