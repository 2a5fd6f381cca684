import type { SeasonRulesReply } from '@meritum/shared/contracts/season-rules';
import { quicknet, timeOfRound } from '@meritum/shared/merit/assign/beacon';
import type { Person } from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { askAs, sendAs } from '../../../testing/console';
import { refused } from '../../../testing/draws';
import { registerAdmin } from '../../../testing/judges';
import { changeSeason } from '../../../testing/seasons';
import { minutes } from '../../platform/clock';
import { behaviours, suiteRelay } from './testing-relay';

const relay = suiteRelay();
const suite = suiteApp(() => ({ DRAND_RELAYS: relay.address }));
let ada: Person;

/** Stops the clock a minute after a round of quicknet. */
function holdAfter(round: number) {
  suite().holdClock();
  const now = timeOfRound(quicknet, round).getTime() + minutes(1);
  suite().pass(now - suite().clock().getTime());
}

/** Round 1000 as the League of Entropy has published it. */
const signature =
  'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39';
const answering: typeof relay.behaviour = (round, response) =>
  response.end(JSON.stringify({ round, signature }));

beforeAll(async () => {
  holdAfter(1_000);
  ada = await registerAdmin(suite().app);
});
beforeEach(async () => {
  relay.behaviour = behaviours['hanging up'];
  await changeSeason(suite().app, { 'rules.frozenAt': null });
  await suite().app.mongo.db.collection('draws').deleteMany({});
});

const answers = async () => (await askAs(suite().app, ada, 'draw/beacon')).json().answers;
const rules = async () => (await suite().app.inject('/api/season/rules')).json<SeasonRulesReply>();
async function freeze(beacon: boolean) {
  const { revision } = (await askAs(suite().app, ada, 'results')).json().season;
  return sendAs(suite().app, ada, 'results/rules', { season: '2025', revision, beacon });
}
const otherwise = refused(412, 'Whether a public random value takes part has changed');

test('rules that are frozen while no relay answers have no beacon, in public and for good', async () => {
  holdAfter(900);
  expect([await answers(), (await rules()).draw]).toEqual([false, null]);
  expect(await freeze(true)).toMatchObject(otherwise);
  expect((await rules()).frozenAt).toBeNull();
  expect((await freeze(false)).statusCode).toBe(200);
  expect((await rules()).draw?.beacon).toBeNull();
  relay.behaviour = answering;
  holdAfter(1_000);
  expect([await answers(), (await rules()).draw?.beacon]).toEqual([true, null]);
  expect((await freeze(true)).json()).toEqual(await rules());
});

test('rules that are frozen while a relay answers name the beacon, and nobody freezes them without', async () => {
  relay.behaviour = answering;
  holdAfter(1_000);
  expect(await answers()).toBe(true);
  expect(await freeze(false)).toMatchObject(otherwise);
  expect((await freeze(true)).json().draw.beacon).toEqual({
    chain: quicknet,
    round: null,
    signature: null,
    omittedAt: null,
  });
});
