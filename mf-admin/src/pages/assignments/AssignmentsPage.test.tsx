import { answer, refusal } from '@meritum/shared/testing/factories';
import { screen, waitFor, within } from '@testing-library/react';
import { share } from '../../features/plans/PlanQuality';
import { rowsOf, said, showScreen } from '../../testing/console';
import { about, answeredPlan, outcome, plan } from '../../testing/plans';
import { AssignmentsPage } from './AssignmentsPage';

type Waits = 'confirmation' | 'batch' | null;

const entry = (name: string, assigned: number, completed: number, waitsFor: Waits = null) => ({
  ...about(name),
  assigned,
  completed,
  waitsFor,
});

const coverage = answer('getAssignmentCoverage', {
  body: {
    ...{ planned: 3, minimum: 2, assignments: 4, completed: 2, nominations: 2 },
    entries: [
      ...[entry('Ben', 3, 2), entry('Ada', 1, 0)],
      ...[entry('Cleo', 0, 0, 'confirmation'), entry('Dan', 0, 0, 'batch')],
    ],
  },
});

const plans = answer('listPlans', { body: { plans: [], next: null } });
const show = (path: string, fakes: ReturnType<typeof answer>[] = []) =>
  showScreen(path, <AssignmentsPage />, [
    ...[coverage, plans].filter((usual) => !fakes.some(({ path }) => path === usual.path)),
    ...fakes,
  ]);

test('coverage lists each nomination with its judges or why it has none yet, least rated first', async () => {
  show('/admin/assignments');
  await screen.findByRole('table', { name: 'Progress of nominations' });
  expect(rowsOf('Progress of nominations')).toEqual([
    ['Ada', 'Ada Works', 'AI', '1', '0'],
    ['Cleo', 'Cleo Works', 'AI', 'Address not confirmed', '0'],
    ['Dan', 'Dan Works', 'AI', 'In the next assignment', '0'],
    ['Ben', 'Ben Works', 'AI', '3', '2'],
  ]);
  expect(
    screen.getByText(
      'Of 3 nominations, 1 has the 2 ratings needed. 4 assignments have led to 2 ratings so far. 1 nomination waits for a confirmed address.',
    ),
  ).toBeVisible();
});

test('a category whose judging has ended is in no figure of coverage while others go on', async () => {
  const contest = (category: string, state: string) => ({
    season: '2025',
    category,
    state,
    entries: 2,
  });
  const entries = [entry('Ada', 1, 0), { ...entry('Ben', 3, 2), category: 'Technology' }];
  const mixed = { ...(coverage.reply as { body: object }).body, entries };
  const { server } = show('/admin/assignments');
  server.now([
    answer('listResults', {
      body: { contests: [contest('Technology', 'published'), contest('AI', 'open')] },
    }),
    answer('getAssignmentCoverage', { body: mixed as never }),
  ]);
  expect(await screen.findByText('Without Technology, where judging has ended.')).toBeVisible();
  expect(rowsOf('Progress of nominations').map(([name]) => name)).toEqual(['Ada']);
  expect(screen.getByText(/led to 0 ratings so far/)).toBeVisible();
});

test('a plan is previewed, and applied as shown', async () => {
  const { user: person, server, address } = show('/admin/assignments?show=plan');
  server.now([answeredPlan('previewPlan', plan({})), answeredPlan('getPlan', plan({}))]);
  await person.click(await screen.findByRole('button', { name: 'Preview the next assignments' }));
  const apply = await screen.findByRole('button', { name: 'Apply...' });
  expect(address()).toBe('/admin/assignments?show=plan&plan=plan-1');
  expect(rowsOf('Changes for nominations')).toEqual([['AdaAda Works', 'AI', '+5 −1']]);
  expect(rowsOf('Changes for judges')).toEqual([['Grace', '+5 −1', '7 of 15']]);
  expect(screen.getByText('No judge without a conflict has room.')).toBeInTheDocument();
  expect(screen.getByText('at least 99.99% of the best possible')).toBeInTheDocument();
  expect(screen.getByText(/No judge has more than 24 nominations/)).toBeVisible();
  await person.click(apply);
  const dialog = screen.getByRole('dialog', { name: 'Apply this plan?' });
  expect(within(dialog).getByText('5 assignments are added.')).toBeVisible();
  const may = { discard: false, apply: false, takeInput: false };
  const applied = plan({ state: 'applied', details: null, may });
  server.now([answeredPlan('applyPlan', applied), answeredPlan('getPlan', applied)]);
  await person.click(within(dialog).getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(said()).toContain('The plan is applied.'));
  expect(await screen.findByText('This plan was applied. 5 assignments, 3 mails.')).toBeVisible();
  expect(screen.queryByText(/notified by email/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Download the data' })).toBeNull();
  expect(server.callsTo('/api/admin/plans/plan-1/apply')).toHaveLength(1);
});

test('where judging is open nowhere, no next assignments are previewed', async () => {
  show('/admin/assignments?season=2024&show=plan');
  await screen.findByLabelText('Season shown');
  await screen.findByText('No plans yet');
  expect(screen.queryByRole('button', { name: 'Preview the next assignments' })).toBeNull();
});

test('a preview is discarded', async () => {
  const { user: person, server } = show('/admin/assignments?show=plan&plan=plan-1', [
    answeredPlan('getPlan', plan({})),
  ]);
  const may = { discard: false, apply: false, takeInput: false };
  const discarded = plan({ state: 'discarded', details: null, may });
  const discard = await screen.findByRole('button', { name: 'Discard' });
  server.now([
    answer('discardPlan', { body: { plan: discarded } }),
    answeredPlan('getPlan', discarded),
  ]);
  await person.click(discard);
  expect(await screen.findByText('This plan was discarded. Nothing was changed.')).toBeVisible();
});

test('a plan that another organiser has applied stays on the screen, and no act on it is offered', async () => {
  const { user: person, server } = show('/admin/assignments?show=plan', [
    answer('listPlans', { body: { plans: [plan({})], next: null } }),
    answeredPlan('getPlan', plan({})),
  ]);
  const discard = await screen.findByRole('button', { name: 'Discard' });
  const message = 'Grace has already applied this plan.';
  const may = { discard: false, apply: false, takeInput: false };
  const applied = plan({ state: 'applied', details: null, may });
  server.now([
    answer('discardPlan', refusal('failed-precondition', { message })),
    answer('listAudit', { body: { entries: [], next: null } }),
    answer('listPlans', { body: { plans: [applied], next: null } }),
    answeredPlan('getPlan', applied),
  ]);
  await person.click(discard);
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByText('This plan was applied. 5 assignments, 3 mails.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Apply|Discard/ })).toBeNull();
});

test('PERM-012 an organiser with a conflict of interest is told that another one plans', async () => {
  const message = 'You have a conflict of interest, so another organiser has to plan.';
  const { user: person, server } = show('/admin/assignments?show=plan');
  server.now([
    answer('listPlans', refusal('permission-denied', { message })),
    answer('previewPlan', refusal('permission-denied', { message })),
  ]);
  await person.click(await screen.findByRole('button', { name: 'Preview the next assignments' }));
  expect(await screen.findByText('Could not make the preview.')).toBeVisible();
  expect(screen.getAllByText(message).length).toBeGreaterThan(0);
});

test('applied plans are listed with who requested them and their quality', async () => {
  const listed = [
    { ...plan({ state: 'applied', askedBy: { kind: 'command', id: 'planning' } }) },
    { ...plan({ id: 'plan-0', asIfOpen: true, outcome: { ...outcome, added: 0, released: 0 } }) },
  ];
  const { user: person, asked } = show('/admin/assignments?show=plan', [
    answer('listPlans', { body: { plans: listed, next: '7' } }),
    answeredPlan('getPlan', plan({})),
  ]);
  await screen.findByRole('table', { name: 'Plans' });
  expect(rowsOf('Plans').map(([, ...cells]) => cells)).toEqual([
    ['Automatic', 'Applied', '5', '1'],
    ['Organiser', 'Preview, as if open', '0', '0'],
  ]);
  await person.click(screen.getByRole('button', { name: 'Older' }));
  await waitFor(() => expect(asked('listPlans').at(-1)).toBe('cursor=7'));
});

test.each([
  [1, '100%'],
  [0.999_999, '99.99%'],
  [0.25, '25%'],
  [0, '0%'],
])('a share of %s is %s: less than all never shows as 100%', (value, text) => {
  expect(share(value)).toBe(text);
});
