import { answer } from '@meritum/shared/testing/factories';
import { screen } from '@testing-library/react';
import { factOf, showScreen } from '../../testing/console';
import { answeredPlan, outcome, plan, planned } from '../../testing/plans';
import { AssignmentsPage } from './AssignmentsPage';

const show = (made: ReturnType<typeof plan>) =>
  showScreen('/admin/assignments?show=plan&plan=plan-1', <AssignmentsPage />, [
    answer('listPlans', { body: { plans: [], next: null } }),
    answeredPlan('getPlan', made),
  ]);

const draw = {
  seed: `${'5'.repeat(64)}\n3`,
  isTrial: false,
  mostProbable: 0.5,
  drawn: 4,
  certainty: 1,
};

test('a drawn plan tells what chance decided, what it cost and its seed', async () => {
  const drawn = plan({ outcome: { ...outcome, certainty: 0.9992, draw } });
  show(drawn);
  expect(await factOf('Decided by chance')).toBe(`4 of ${outcome.added}`);
  expect(await factOf('Most probable pair of judge and nomination')).toBe('50%');
  expect(await factOf('Quality')).toBe('at least 99.92% of the best possible');
  expect(screen.getByText('Random number of the draw').nextSibling?.firstChild?.textContent).toBe(
    draw.seed,
  );
  expect(
    screen.getByRole('button', { name: 'Copy: Random number of the draw', hidden: true }),
  ).not.toBeVisible();
  expect(screen.queryByText('The judges are not drawn yet')).toBeNull();
});

test('a plan that was drawn before the seed is known says that the real one will differ', async () => {
  const trial = plan({ outcome: { ...outcome, draw: { ...draw, isTrial: true } } });
  show(trial);
  expect(await screen.findByText('The judges are not drawn yet')).toBeVisible();
  expect(screen.queryByText('Random number of the draw')).toBeNull();
});

test('the input is offered once the server gives it, and a refusal is shown', async () => {
  const digest = 'd'.repeat(64);
  const applied = plan({ state: 'applied', details: null, digest });
  const { user, server } = show({ ...applied, may: { ...applied.may, takeInput: true } });
  const message = 'Download it after judging has ended in every category.';
  server.now([answer('exportPlanInput', { status: 412, body: { status: 412, message } })]);
  await user.click(await screen.findByRole('button', { name: 'Download the data' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(server.callsTo('/api/admin/plans/plan-1/input')).toHaveLength(1);
  expect(
    screen.getByText('Fingerprint in the public log').nextSibling?.firstChild?.textContent,
  ).toBe(digest);
});

test('a plan says how many unopened assignments it exchanges, and why', async () => {
  show(plan({ outcome: { ...outcome, released: 3, moved: 2 } }));
  expect(await screen.findByText('2 assignments are exchanged')).toBeVisible();
});

test('a plan says that no plan fills more places, and which nominations cannot be helped', async () => {
  const served = { least: 0.957, below: { noExchange: 57, tooDear: 1, laterStep: 0 } };
  show(plan({ outcome: { ...outcome, maxPlaces: 5, served } }));
  expect(await factOf('Assignments filled')).toBe('5 of 6, and no plan fills more');
  expect(await factOf('Expertise of judges')).toBe(
    'At least 95.7% of what each nomination could have',
  );
  expect(await factOf('Nominations below 98% of their best match')).toBe(
    '57 that no exchange of judges would help, 1 that would cost the others too much',
  );
});

test('a plan says how many judges have reached a limit, and how many nominations they have', async () => {
  const { details } = plan({});
  const judges = [
    planned('Ada', 12, 15),
    planned('Bo', 11, 15),
    planned('Cy', 9, 9),
    planned('Di', 6, 6, true),
  ];
  show(plan({ details: details && { ...details, judges } }));
  for (const said of [
    '1 judge has reached the lower limit that they chose: 6 nominations each.',
    '1 judge has reached their limit: 9 nominations each.',
    '2 judges have not reached their limit: 11 to 12 nominations each.',
  ])
    expect(await screen.findByText(said)).toBeVisible();
});
