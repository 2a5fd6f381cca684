import type { MessageTemplate, PlannedMessage } from '@meritum/shared/contracts/message-templates';
import { answer, refusal } from '@meritum/shared/testing/factories';
import { fillField } from '@meritum/shared/testing/fillField';
import { screen, waitFor, within } from '@testing-library/react';
import { JudgesPage } from '../../pages/judges/JudgesPage';
import { MailPage } from '../../pages/mail/MailPage';
import { said, showScreen } from '../../testing/console';
import { consoleJudge } from '../../testing/people';

const id = '6f1b1a54-6d0e-4d0c-9a5e-0f6a2b9a7c11';
const own: MessageTemplate = {
  ...{ id, to: 'judges', name: 'Calm reminder', subject: 'Soon', note: 'Please rate.' },
  isReminder: true,
};
const example = { name: 'Grace', email: 'grace@works.example', subject: 'Soon', text: 'Now' };

async function write() {
  const page = showScreen('/admin/judges', <JudgesPage />, [
    answer('listJudges', { body: { total: 1, page: 1, pages: 1, rows: [consoleJudge()] } }),
    answer('getAskedJudges', { body: { season: '2026', name: '', toAsk: 0, judges: {} } }),
    answer('listMessageTemplates', {
      body: { templates: [own, { ...own, id: `${id.slice(0, -1)}2`, to: 'nominators' }] },
    }),
    answer('saveMessageTemplate', { status: 204 }),
    answer('removeMessageTemplate', { status: 204 }),
    answer('previewMessage', { body: { recipients: 12, leftOut: 0, examples: [example] } }),
    answer('tryMessage', { status: 204 }),
    answer('sendMessage', { body: { recipients: 12 } }),
  ]);
  await page.press('Write to all 1 that match...');
  return { ...page, dialog: within(await screen.findByRole('dialog')) };
}

test('a message begins with a template of all organisers, which is renamed and removed', async () => {
  const { user, dialog, sent } = await write();
  await user.click(await dialog.findByRole('button', { name: 'Calm reminder' }));
  expect(dialog.getByLabelText('Text')).toHaveValue('Please rate.');
  await user.click(dialog.getByText('Templates'));
  await user.click(dialog.getByRole('button', { name: 'Rename Calm reminder' }));
  fillField(dialog.getByLabelText('New name of Calm reminder'), 'Last reminder');
  await user.click(dialog.getByRole('button', { name: 'Rename' }));
  expect(await dialog.findByText('The template is renamed.')).toBeVisible();
  fillField(dialog.getByLabelText('Subject'), 'Very soon');
  fillField(dialog.getByLabelText('Name of the template'), 'Another');
  await user.click(dialog.getByRole('button', { name: 'Save as template' }));
  expect(await dialog.findByText(/^The text is saved as a template/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Remove Calm reminder' }));
  expect(await dialog.findByText('The template is removed.')).toBeVisible();
  expect(sent('saveMessageTemplate')).toEqual([
    { ...own, name: 'Last reminder' },
    { ...own, id: expect.not.stringMatching(id), name: 'Another', subject: 'Very soon' },
  ]);
  expect(sent('removeMessageTemplate')).toEqual([{ id }]);
});

test('one is sent to oneself, and then it leaves at a time that outlasts a refusal', async () => {
  const { user, dialog, sent, server } = await write();
  fillField(dialog.getByLabelText('Subject'), 'Soon');
  fillField(dialog.getByLabelText('Text'), 'Please rate.');
  await user.click(dialog.getByRole('button', { name: 'Preview' }));
  await user.click(await dialog.findByRole('button', { name: 'Send me one' }));
  expect(await dialog.findByText('Sent to your address alone.')).toBeVisible();
  const texts = { subject: 'Soon', note: 'Please rate.', isReminder: false };
  expect(sent('tryMessage')).toEqual([{ filter: {}, ...texts }]);
  await user.click(dialog.getByRole('checkbox', { name: 'Send it later' }));
  expect(dialog.getByRole('button', { name: 'Send it then' })).toBeDisabled();
  fillField(dialog.getByLabelText(/^Send on \(your time/), '2099-08-05T09:30');
  const message = 'By then judging closes.';
  server.now([answer('sendMessage', refusal('invalid-argument', { message }))]);
  await user.click(dialog.getByRole('button', { name: 'Send it then' }));
  expect(await screen.findByText(message)).toBeVisible();
  server.now([answer('sendMessage', { body: { recipients: 12 } })]);
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  const again = await screen.findByLabelText(/^Send on \(your time/);
  expect(again).toHaveValue('2099-08-05T09:30');
  await user.click(screen.getByRole('button', { name: 'Send it then' }));
  await waitFor(() =>
    expect(said().join()).toMatch(/Your mail will be sent on Wednesday 5 August 2099/),
  );
  const sendAt = new Date('2099-08-05T09:30').toISOString();
  expect(sent('sendMessage')).toMatchObject([{ sendAt }, { sendAt, ...texts }]);
});

test('planned messages are on Mail, where any organiser can stop them', async () => {
  const planned: PlannedMessage = {
    ...{ messageId: id, to: 'judges', subject: null, by: 'Grace Sample', isOwn: false },
    ...{ sendAt: '2099-08-05T09:30:00.000Z', state: 'planned', why: null },
  };
  const { press, confirm, sent } = showScreen('/admin/mail', <MailPage />, [
    answer('listMailBatches', { body: { batches: [] } }),
    answer('listPlannedMessages', { body: { messages: [planned] } }),
    answer('stopPlannedMessage', { status: 204 }),
  ]);
  expect(
    await screen.findByText(/^A message to judges, by Grace Sample: Wednesday 5 August/),
  ).toBeVisible();
  await press('Stop...');
  await confirm('Stop');
  await waitFor(() => expect(sent('stopPlannedMessage')).toEqual([{ messageId: id }]));
});
