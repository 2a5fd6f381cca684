import type { PlansReply } from '@meritum/shared/contracts/plans';
import type { SeasonDrawReply, SeasonRulesReply } from '@meritum/shared/contracts/season-rules';
import type { SeasonDraw } from '../src/modules/draw/draw';
import type { Person } from './accounts';
import { suiteApp, type TestOptions } from './app';
import { askAs, auditSeen, sendAs } from './console';
import { emptySeason, registerAdmin, registerJudges, storeNominee } from './judges';
import { assignmentsIn, judgesIn } from './judging';
import { asReader } from './proposals';
import { setJudging } from './seasons';

export const season = '2025';

/**
 * Three organisers, two nominations and three judges. Before each test judging is closed and
 * nothing was planned.
 */
export function drawSuite(settings: TestOptions | (() => TestOptions) = {}) {
  const suite = suiteApp(settings);
  const people: Person[] = [];
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
    proceed: (who: Person) =>
      asReader((named) =>
        sendAs(suite().app, who, 'draw/without-beacon', {
          season,
          reason: 'No relay answers.',
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
    /** The awaited round, as an organiser reads it. */
    awaited: async (who: Person = organiser(0)) =>
      (await askAs(suite().app, who, 'plans')).json<PlansReply>().awaited,
    /** Opens judging and requests a plan. */
    async openJudging() {
      await setJudging(suite().app, true);
      await plan();
    },
  };
}

/** A refusal whose text contains these words. */
export const refused = (status: number, words: string) => ({
  statusCode: status,
  body: expect.stringContaining(words),
});
