import type { AssignmentPlan } from '@meritum/shared/contracts/plans';
import { answer } from '@meritum/shared/testing/factories';
import { fillField } from '@meritum/shared/testing/fillField';
import { screen, waitFor, within } from '@testing-library/react';
import { openingPath } from '../../features/console/screens';
import { rowsOf, showScreen } from '../../testing/console';
import { about, answeredPlan, outcome, plan } from '../../testing/plans';
import { AssignmentsPage } from './AssignmentsPage';

const counted = { ...outcome, added: 1_320, released: 0, mails: 80, belowMinimum: 0 };
const nothing = { discard: false, apply: false, takeInput: false };

const opening = (changed: Partial<AssignmentPlan> = {}) =>
  plan({ asIfOpen: true, opens: ['AI'], outcome: counted, ...changed });

const trial = (changed: Partial<AssignmentPlan> = {}) => {
  const draw = { seed: 's', isTrial: true, mostProbable: 0.5, drawn: 4, certainty: 1 };
  return opening({ outcome: { ...counted, draw }, ...changed });
};

const show = (shown: AssignmentPlan, path = '/admin/assignments?show=plan&plan=plan-1') =>
  showScreen(path, <AssignmentsPage />, [
    answer('listPlans', { body: { plans: [shown], next: null } }),
    answeredPlan('getPlan', shown),
    answeredPlan('previewPlan', shown),
  ]);

test('opening judging of a category is previewed first, from the address that names it', async () => {
  const { user, server, address, sent } = show(opening(), openingPath(['AI']));
  const contest = (category: string, state: string, entries: number) => ({
    ...{ season: '2025', category, state, entries },
  });
  server.now([
    answer('listPlans', { body: { plans: [], next: null } }),
    answer('listResults', {
      body: { contests: [contest('AI', 'open', 9), contest('Data Analytics', 'published', 8)] },
    }),
  ]);
  const choice = within(await screen.findByRole('group', { name: 'Categories' }));
  expect(choice.getByRole('checkbox', { name: 'AI' })).toBeChecked();
  expect(choice.queryByRole('checkbox', { name: 'Data Analytics' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Preview the opening' }));
  expect(await screen.findByRole('heading', { name: 'Open judging of AI' })).toBeVisible();
  expect(sent('previewPlan')).toContainEqual({
    asIfOpen: true,
    categories: ['AI'],
  });
  expect(address()).toContain('plan=plan-1');
});

test('the preview says why judges are lacking', async () => {
  const short = (name: string, has: number, reason: 'fewJudges' | 'noRoom') => ({
    ...about(name),
    ...{ has, wanted: 2, planned: 3, words: `Why ${name}.`, reason },
  });
  show(
    opening({
      details: {
        nominations: [{ ...about('Ada'), added: 3, released: 0 }],
        judges: [],
        uncovered: [
          short('Ben', 1, 'noRoom'),
          short('Cleo', 2, 'fewJudges'),
          short('Dan', 2, 'noRoom'),
        ],
        weakest: [],
      },
    }),
  );
  expect(await screen.findByText(/80 judges are notified by email/)).toBeVisible();
  const uncovered = within(screen.getByRole('region', { name: 'Nominations short of judges' }));
  expect(uncovered.getAllByRole('group').map((group) => group.firstChild?.textContent)).toEqual([
    'Too few judges without a conflict of interest: 1 nomination',
    'All suitable judges have reached their limit: 2 nominations, 1 below the minimum of ratings',
  ]);
});

test('confirmed, it opens judging, says so, and what was done', async () => {
  const { user, server } = show(opening());
  await user.click(await screen.findByRole('button', { name: 'Open judging...' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Open judging of AI?' }));
  expect(dialog.getByText('1,320 assignments are added.')).toBeVisible();
  expect(dialog.getByText('80 judges are notified by email.')).toBeVisible();
  const applying = opening({ state: 'applying', details: null, may: nothing });
  server.now([answeredPlan('applyPlan', applying), answeredPlan('getPlan', applying)]);
  await user.click(dialog.getByRole('button', { name: 'Open judging' }));
  expect(await screen.findByText('Assigning judges...')).toBeVisible();
  const applied = opening({ state: 'applied', details: null, may: nothing });
  server.now([answeredPlan('getPlan', applied)]);
  const done = 'Judging of AI is open. 1,320 assignments, 80 mails.';
  expect(await screen.findByText(done, {}, { timeout: 3_000 })).toBeVisible();
});

test('missing conditions come first, with remedies, and acting without them takes a reason', async () => {
  const shortfall = {
    nominations: 2_000,
    short: 2_000,
    judges: 2_443,
    capacity: 15,
    capacityNeeded: 32,
  };
  const short = opening({ outcome: { ...counted, belowMinimum: 2_000, shortfall } });
  const { user, server } = show(short);
  await user.click(await screen.findByRole('button', { name: 'Open judging...' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Open judging of AI?' }));
  expect(dialog.getByRole('alert')).toHaveTextContent(
    '2,000 of 2,000 nominations would get no resultNeeded: about 2,400 more judges with 15 each, or 32 for each judge.',
  );
  server.now([answeredPlan('applyPlan', short)]);
  const confirm = dialog.getByRole('button', { name: 'Open judging' });
  await user.click(confirm);
  expect(server.callsTo('/api/admin/plans/plan-1/apply')).toHaveLength(0);
  fillField(dialog.getByLabelText('Why open judging all the same'), 'More join soon.');
  await user.click(confirm);
  await waitFor(() =>
    expect(server.callsTo('/api/admin/plans/plan-1/apply')[0]?.body).toEqual({
      reason: 'More join soon.',
    }),
  );
});

test('a preview in which nobody takes part says who is left out, and why', async () => {
  const nobody = { ...counted, added: 0, places: { wanted: 0, planned: 0, filled: 0 } };
  const details = { nominations: [], judges: [], uncovered: [], weakest: [] };
  const leftOut = { nominationsUnconfirmed: 12, judgesUnconfirmed: 40, judgesNotAgreed: 1 };
  show(opening({ outcome: nobody, details, leftOut }));
  expect(
    await screen.findByText('12 nominations, 40 judges: address not confirmed.'),
  ).toBeVisible();
  expect(screen.getByText('1 judge: not agreed to judge this season.')).toBeVisible();
  const link = screen.getByRole('link', { name: 'Ask or write to them on Judges' });
  expect(link).toHaveAttribute('href', '/admin/judges');
  expect(screen.getByText('No nomination takes part in this plan.')).toBeVisible();
});

test.each([
  { opens: ['AI' as const], asked: { asIfOpen: true, categories: ['AI'] } },
  // Another organiser has opened judging, so nothing is left to open.
  { opens: [], asked: { asIfOpen: false } },
])('an outdated preview that opens $opens says why, and offers the same again', async (made) => {
  const may = { ...nothing, discard: true };
  const outdated = ['the judges', 'the season'];
  const { user, sent } = show(opening({ outdated, may, opens: made.opens }));
  expect(await screen.findByText('What has changed: the judges and the season.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Open judging...' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Preview again' }));
  await waitFor(() => expect(sent('previewPlan')).toEqual([{ season: '2026', ...made.asked }]));
});

test('before the seed is known it says that the plan is drawn once judging is open', async () => {
  const { user, server } = show(trial());
  await user.click(await screen.findByRole('button', { name: 'Open judging...' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.queryByText(/assignments are added/)).toBeNull();
  expect(dialog.getByText(/^The judges are drawn once judging is open/)).toBeVisible();
  const applied = trial({ state: 'applied', details: null, may: nothing });
  server.now([
    answeredPlan('applyPlan', applied),
    answeredPlan('getPlan', applied),
    answer('listPlans', { body: { plans: [applied], next: null } }),
  ]);
  await user.click(dialog.getByRole('button', { name: 'Open judging' }));
  expect(
    await screen.findByText(/^Judging of AI is open. Judges are drawn automatically/),
  ).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Open judging of AI' })).toBeVisible();
  expect(screen.queryByText(/notified by email/)).toBeNull();
  expect(rowsOf('Plans').map(([, , ...cells]) => cells)).toEqual([['Applied, opened AI', '', '']]);
});

test('a reload finds the preview again, though the address does not name it', async () => {
  show(opening(), '/admin/assignments?show=plan');
  expect(await screen.findByRole('button', { name: 'Open judging...' })).toBeVisible();
  expect(rowsOf('Plans').map(([, , state]) => state)).toEqual(['Preview, opens AI']);
});
