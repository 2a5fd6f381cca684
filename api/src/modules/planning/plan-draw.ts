import { createHash } from 'node:crypto';
import type { Draw } from '@meritum/shared/merit/assign/input';
import { drawRootOf, seedOfTurn } from '@meritum/shared/merit/assign/season-draw';
import { randomValue } from '../draw/commands';
import { seedOf } from '../draw/draw';
import { versionOf } from '../nominations/version';
import { judgingOpen } from '../seasons/rules';
import type { Planning } from './context';
import { planningInput } from './input';
import type { PlanningSnapshot } from './snapshot';

/** The source of chance of a plan. */
export interface PlanDraw {
  draw: Draw;
  /** True if the seed is made up; such a plan is never applied. */
  isTrial: boolean;
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

/** The root over texts and judges at the first plan. */
function rootOf(snapshot: PlanningSnapshot, now: Date): string {
  const { judges } = planningInput(snapshot, now);
  return drawRootOf({
    texts: snapshot.nominations.map(versionOf),
    judges: judges.map(({ id, expertise = '', capacity }) => ({
      id,
      expertise: digest(expertise),
      capacity,
    })),
  });
}

/** Whether a plan could assign anything. */
const asksForJudges = ({ season, judges, nominations }: PlanningSnapshot, now: Date): boolean =>
  judges.length > 0 && nominations.some(({ category }) => judgingOpen(season, category, now));

/**
 * The seed of the plan with this turn. The first applicable plan fixes the season's draw; until its
 * round is known the plan is a trial, and nothing is applied.
 * @returns undefined for plans that assign nothing
 */
export async function drawForPlan(
  context: Planning,
  snapshot: PlanningSnapshot,
  { turn, asIfOpen = false }: { turn: number; asIfOpen?: boolean },
): Promise<PlanDraw | undefined> {
  const { season } = snapshot;
  const now = context.platform.clock();
  const mostProbable = season.rules.pairLimit;
  if (!asIfOpen && !asksForJudges(snapshot, now)) return undefined;
  const draw = asIfOpen
    ? await context.deps.draw.drawOf(season)
    : await context.deps.draw.fixDraw(season, () => rootOf(snapshot, now));
  const seed = draw && seedOf(draw);
  return seed
    ? { draw: { seed: seedOfTurn(seed, turn), mostProbable }, isTrial: false }
    : { draw: { seed: randomValue(), mostProbable }, isTrial: true };
}
