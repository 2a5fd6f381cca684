import type { Assignment } from '../src/modules/assignments/assignment';
import type { Judge } from '../src/modules/judges/judge';
import type { App } from '../src/platform/zod/provider';
import type { Person } from './accounts';
import { suiteApp, type TestApp } from './app';
import { assignmentsOf, emptySeason, registerAdmin, registerJudge, storeNominee } from './judges';

export interface JudgingSuite extends TestApp {
  admin: Person;
}

interface JudgingOptions {
  /** Settings of the season by path, as for `changeSeason`. */
  season?: Record<string, unknown>;
  /** Stops the clock, see `holdClock`. */
  holdsClock?: boolean;
}

/** One application with an organiser for a suite; each test starts as after `emptySeason`. */
export function judgingSuite({ season, holdsClock }: JudgingOptions = {}): () => JudgingSuite {
  const suite = suiteApp();
  let admin: Person | undefined;
  beforeAll(async () => {
    if (holdsClock) suite().holdClock();
    admin = await registerAdmin(suite().app);
  });
  beforeEach(() => emptySeason(suite().app, season));
  return () => {
    if (!admin) throw new Error('The organiser registers before the first test');
    return { ...suite(), admin };
  };
}

/** Registers a judge who is assigned a number of new nominations. */
export async function judging({ app, admin }: JudgingSuite, count = 1, overrides = {}) {
  const nominees = [];
  for (let made = 0; made < count; made++) nominees.push(await storeNominee(app));
  const judge = await registerJudge(app, admin, overrides);
  const all = await assignmentsOf(app, judge);
  const [[nominee], [first]] = [nominees, all];
  if (!nominee || !first) throw new Error('Nothing was assigned');
  return { nominee, nominees, judge, all, first };
}

/** Organizations of a judge's assigned nominations. */
export const organizationsGiven = async ({ app }: Pick<TestApp, 'app'>, judge: Person) =>
  (await assignmentsOf(app, judge)).map(({ organization }) => organization).sort();

export const assignmentsIn = ({ mongo }: App) => mongo.db.collection<Assignment>('assignments');

export const judgesIn = ({ mongo }: App) => mongo.db.collection<Judge>('judges');
