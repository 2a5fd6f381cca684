import type { OverviewReply } from '@meritum/shared/contracts/overview';
import type { SeasonDrawReply, SeasonRulesReply } from '@meritum/shared/contracts/season-rules';
import { hashOfText } from '@meritum/shared/merit/ledger/bytes';
import type { Person } from '../../testing/accounts';
import { suiteApp, type TestOptions } from '../../testing/app';
import { auditSeen, callAs, sendAs } from '../../testing/console';
import { emptySeason, registerAdmin, registerJudges, storeNominee } from '../../testing/judges';
import { assignmentsIn, judgesIn } from '../../testing/judging';
import { asReader } from '../../testing/proposals';
import { setJudging } from '../../testing/seasons';
import type { SeasonDraw } from './draw';

export const season = '2025';

/** An organiser's value, and its hash. */
export const secretOf = (digit: number) => String(digit).repeat(64);
export const hashOfSecret = (digit: number) => hashOfText(secretOf(digit));

/**
 * Three organisers, two nominations and three judges; before each test judging is shut, nothing was
 * planned and nobody has contributed a value.
 */
export function drawSuite(settings: TestOptions | (() => TestOptions) = {}) {
  const suite = suiteApp(settings);
  const people: Person[] = [];
  /** One of three organisers. */
  const organiser = (index: 0 | 1 | 2) => people[index] as Person;
  beforeAll(async () => {
    const { app } = suite();
    for (const _ of [0, 1, 2]) people.push(await registerAdmin(app));
    await emptySeason(app, { 'rules.minimumRatings': 1, 'rules.plannedRatings': 1 });
    await setJudging(app, false);
    for (const organization of ['Makers', 'Builders']) await storeNominee(app, { organization });
    await registerJudges(app, organiser(0), 3);
  });
  beforeEach(async () => {
    const { app } = suite();
    await app.background.idle();
    await setJudging(app, false);
    for (const name of ['assignments', 'plans', 'draws'])
      await app.mongo.db.collection(name).deleteMany({});
    await judgesIn(app).updateMany({}, { $set: { reservations: [] } });
  });

  const rules = async () =>
    (await suite().app.inject('/api/season/rules')).json<SeasonRulesReply>();
  const plan = () => suite().commands().allocate();
  const draws = () => suite().app.mongo.db.collection<SeasonDraw>('draws');
  return {
    suite,
    organiser,
    rules,
    plan,
    draws,
    commit: (who: Person, digit: number) =>
      sendAs(suite().app, who, 'draw/commitments', { season, hash: hashOfSecret(digit) }),
    reveal: (who: Person, digit: number) =>
      sendAs(suite().app, who, 'draw/values', { season, value: secretOf(digit) }),
    leaveOut: (who: Person, hash: string) =>
      asReader((named) =>
        sendAs(suite().app, who, 'draw/left-out', {
          season,
          hash,
          reason: 'No answer to two mails.',
          ...named,
        }),
      ),
    async published(): Promise<SeasonDrawReply> {
      const { draw } = await rules();
      if (!draw) throw new Error('The season has no draw');
      return draw;
    },
    assigned: () => assignmentsIn(suite().app).countDocuments({ status: 'pending' }),
    /** Audit entries of draws with their actors, oldest first. */
    recorded: async () =>
      (await auditSeen(suite().app, organiser(0)))
        .toReversed()
        .filter(({ action }) => action?.startsWith('draw.'))
        .map(({ action, actor }) => [action, actor.id]),
    /** Values that planning waits for, as the overview counts them. */
    awaited: async () =>
      (await callAs(suite().app, organiser(0), 'getOverview')).json<OverviewReply>().needs
        .valuesAwaited,
    /** Opens judging and asks for a plan. */
    async openJudging() {
      await setJudging(suite().app, true);
      await plan();
    },
    /** As if planning had waited for a time. */
    wait: (milliseconds: number) =>
      draws().updateOne(
        {},
        { $set: { 'fixed.at': new Date(suite().clock().getTime() - milliseconds) } },
      ),
  };
}

/** A refusal that contains these words. */
export const refused = (status: number, words: string) => ({
  statusCode: status,
  body: expect.stringContaining(words),
});
