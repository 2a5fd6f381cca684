import { calls } from '@meritum/shared/contracts/calls';
import type { SeasonDrawReply } from '@meritum/shared/contracts/season-rules';
import { quicknet } from '@meritum/shared/merit/assign/beacon';
import { hashOfText } from '@meritum/shared/merit/ledger/bytes';
import { defaultSeasons } from '@meritum/shared/programme/seasons';
import { answer, refusal } from '@meritum/shared/testing/factories';
import { fillField } from '@meritum/shared/testing/fillField';
import { screen, waitFor, within } from '@testing-library/react';
import { DrawPanel } from '../../features/draw/DrawPanel';
import { useSeasonShown } from '../../features/season/useSeasonShown';
import { said, showScreen } from '../../testing/console';
import { SeasonPage } from './SeasonPage';

type Commitment = SeasonDrawReply['commitments'][number];

const at = '2025-08-31T12:00:00.000Z';
const nothing = { value: null, leftOut: null, beacon: null };
const server: Commitment = { source: 'server', hash: 'a'.repeat(64), at, ...nothing };
const organiser = (hash: string): Commitment => ({ ...server, source: 'organiser', hash });
const prepared: SeasonDrawReply = { root: null, fixedAt: null, seed: null, commitments: [server] };
const waiting = (fixedAt: string, ...others: Commitment[]): SeasonDrawReply => ({
  root: 'b'.repeat(64),
  fixedAt,
  seed: null,
  commitments: [server, ...others],
});
const rules = (draw: SeasonDrawReply | null) => answer('getSeasonRules', { body: { draw } });

/** The panel alone, of the season that is shown. */
function Shown() {
  const season = useSeasonShown() ?? '2025';
  return <DrawPanel key={season} season={season} />;
}

const show = (draw: SeasonDrawReply | null, screen = <Shown />) =>
  showScreen('/admin/season', screen, [
    answer('listSeasons', { body: { seasons: defaultSeasons.toReversed() } }),
    rules(draw),
    answer('commitRandomness', { status: 204 }),
    answer('revealRandomness', { status: 204 }),
    answer('leaveOutRandomness', { status: 204 }),
    answer('listLeaveOuts', { body: { proposals: [] } }),
  ]);
/** With what is folded. */
const panel = async () => {
  const region = await screen.findByRole('region', { name: 'Drawing judges' });
  within(region).getByText(/^Judges are drawn by chance that nobody controls/);
  within(region).getByRole('group').setAttribute('open', '');
  return within(region);
};

afterEach(() => localStorage.clear());

test('an organiser contributes a value that the browser makes, keeps and later reveals', async () => {
  const { user, server: fake } = show(prepared);
  await user.click((await panel()).getByRole('button', { name: 'Contribute a value...' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Contribute a value?' }));
  const value = dialog.getByText(/^[0-9a-f]{64}$/).textContent ?? '';
  const hash = hashOfText(value);
  fake.now([rules({ ...prepared, commitments: [server, organiser(hash)] })]);
  await user.click(dialog.getByRole('button', { name: 'Publish its hash' }));
  expect(await screen.findByText('You have contributed a value')).toBeVisible();
  expect(fake.callsTo(calls.commitRandomness.path)[0]?.body).toEqual({ season: '2025', hash });
  expect((await panel()).getByText(value)).toBeVisible();
  const other = organiser('c'.repeat(64));
  const now = new Date().toISOString();
  fake.now([rules(waiting(now, organiser(hash), other))]);
  await user.selectOptions(screen.getByLabelText('Season shown'), 'Season 2024');
  await user.selectOptions(screen.getByLabelText('Season shown'), 'Season 2025 (current)');
  expect(await screen.findByLabelText('Value to reveal')).toHaveValue(value);
  fake.now([rules(waiting(now, { ...organiser(hash), value }, other))]);
  await user.click(screen.getByRole('button', { name: 'Reveal the value' }));
  await waitFor(() => expect(said()).toContain('The value is revealed.'));
  expect(fake.callsTo(calls.revealRandomness.path)[0]?.body).toEqual({ season: '2025', value });
  expect(screen.getByLabelText('Value to reveal')).toHaveValue('');
  expect(screen.getByText(/Assigning waits for 1 value/)).toBeVisible();
});

test('a value that does not fit is refused where it was entered', async () => {
  const { user, server: fake } = show(waiting(new Date().toISOString(), organiser('c'.repeat(64))));
  const message = 'No published hash belongs to this value. Check that it is complete.';
  fake.now([{ ...calls.revealRandomness, reply: refusal('failed-precondition', { message }) }]);
  const draw = await panel();
  expect(draw.getByText(/Assigning waits for 1 value to be revealed/)).toBeVisible();
  fillField(draw.getByLabelText('Value to reveal'), '1234');
  await user.click(draw.getByRole('button', { name: 'Reveal the value' }));
  expect(await draw.findByText(message)).toBeVisible();
});

test('a value is left out only once planning has waited for a day, with a reason', async () => {
  const hash = 'c'.repeat(64);
  const { press, confirm, sent } = show(waiting(at, organiser(hash)));
  await press('Leave out cccccccc...');
  expect(await screen.findByText(/Another organiser has to agree/)).toBeVisible();
  await confirm('Propose', 'No answer.');
  const expected = { season: '2025', hash, reason: 'No answer.' };
  await waitFor(() => expect(sent('leaveOutRandomness')).toEqual([expected]));
});

test('before that nobody is offered to leave it out', async () => {
  show(waiting(new Date().toISOString(), organiser('c'.repeat(64))), <SeasonPage />);
  expect((await panel()).queryByRole('button', { name: /Leave out/ })).toBeNull();
});

const chain = { ...quicknet };
const beacon = (signedAt: string): Commitment => ({
  ...server,
  source: 'beacon',
  hash: chain.hash,
  beacon: { chain, round: { number: 1_000, fixedAt: at, at: signedAt }, signature: null },
});

test('a beacon is announced before judging opens, and its round is waited for last', async () => {
  const announced = beacon(at);
  const none = announced.beacon && { ...announced.beacon, round: null };
  const commitments = [server, { ...announced, beacon: none }, organiser('c'.repeat(64))];
  const { server: fake, user } = show({ ...prepared, commitments });
  const draw = await panel();
  expect(draw.getByText(/A round of the public beacon drand/)).toBeVisible();
  expect(draw.getByText(/Its round is fixed as soon as every value is revealed/)).toBeVisible();
  expect(draw.getByText('Hash of organiser 1')).toBeVisible();
  fake.now([rules(waiting(at, beacon(new Date().toISOString())))]);
  await user.selectOptions(screen.getByLabelText('Season shown'), 'Season 2024');
  await user.selectOptions(screen.getByLabelText('Season shown'), 'Season 2025 (current)');
  expect(await screen.findByText(/Assigning waits for the public value of/)).toBeVisible();
  expect((await panel()).getByText(/Round 1000, not received yet/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Leave out/ })).toBeNull();
  expect(screen.queryByLabelText('Value to reveal')).toBeNull();
});

test('a beacon that stayed away for a day is left out like a value', async () => {
  const { press, confirm, sent } = show(waiting(at, beacon(at)));
  await press('Leave out the beacon...');
  await screen.findByRole('dialog', { name: 'Leave out the beacon?' });
  await confirm('Propose', 'No relay answers.');
  await waitFor(() => expect(sent('leaveOutRandomness')).toMatchObject([{ hash: chain.hash }]));
});
