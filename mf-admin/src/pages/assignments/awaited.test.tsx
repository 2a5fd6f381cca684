import type { PlansReply } from '@meritum/shared/contracts/plans';
import { formatClock } from '@meritum/shared/programme/moments';
import { answer } from '@meritum/shared/testing/factories';
import { screen, waitFor } from '@testing-library/react';
import { said, showScreen } from '../../testing/console';
import { AssignmentsPage } from './AssignmentsPage';

type Awaited = NonNullable<PlansReply['awaited']>;

const minutes = (some: number) => new Date(Date.now() + some * 60_000).toISOString();

const show = (awaited: Awaited) =>
  showScreen('/admin/assignments?show=plan', <AssignmentsPage />, [
    answer('listPlans', { body: { plans: [], next: null, awaited } }),
    answer('proceedWithoutBeacon', { status: 204 }),
  ]);

test('while planning waits for the public random value, it says when judges are drawn', async () => {
  const at = minutes(9);
  show({ at, isLate: false, proposed: null });
  expect(await screen.findByText(`Judges are drawn at ${formatClock(at)}`)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Go on without/ })).toBeNull();
});

test('a value that is due and not there yet is asked for, and nothing is to be done', async () => {
  const at = minutes(-9);
  show({ at, isLate: false, proposed: null });
  expect(
    await screen.findByText(`The public random value of ${formatClock(at)} is not here yet`),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: /Go on without/ })).toBeNull();
});

test('once it has been missing for a day, an organiser proposes to go on without it', async () => {
  const { press, confirm, sent } = show({ at: minutes(-1_500), isLate: true, proposed: null });
  expect(await screen.findByRole('alert')).toHaveTextContent('has been missing for a day');
  await press('Go on without it...');
  expect(await screen.findByText(/Another organiser has to agree/)).toBeVisible();
  await confirm('Propose', 'No relay answers.');
  await waitFor(() =>
    expect(sent('proceedWithoutBeacon')).toEqual([{ season: '2025', reason: 'No relay answers.' }]),
  );
});

test('another organiser confirms it as it was proposed', async () => {
  const proposed = { id: 'p', at: minutes(-9), by: 'Ben', isOwn: false, reason: 'No relay.' };
  const { press, confirm, sent } = show({ at: minutes(-1_500), isLate: true, proposed });
  await press('Go on without it...');
  await confirm('Go on without it');
  await waitFor(() =>
    expect(sent('proceedWithoutBeacon')).toEqual([
      { season: '2025', reason: 'No relay.', proposalId: 'p' },
    ]),
  );
  expect(said()).toContain('Judges are drawn now.');
});
