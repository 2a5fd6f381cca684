import type { CoverageReply } from '@meritum/shared/contracts/assignments';
import type { Season } from '@meritum/shared/contracts/seasons';
import { type Plan, planAssignments } from '@meritum/shared/merit/assign/plan';
import type { Clock } from '../../platform/clock';
import type { Judges } from '../judges/commands';
import type { Judge } from '../judges/judge';
import { capacityOf } from '../judges/rules';
import type { Nomination } from '../nominations/nomination';
import { assignmentSeedOf } from '../seasons/frozen-rules';
import type { SeasonsView } from '../seasons/view';
import { coverageOf } from './planning/coverage';
import { planningInput } from './planning/input';
import { assignmentIdOf } from './rules';
import type { AssignmentsStore, Pair } from './store';

export interface Allocation {
  assignments: AssignmentsStore;
  /** Who judges, and the places that their documents hold. */
  judges: Pick<Judges['judges'], 'judging' | 'take' | 'release'>;
  /** What is under review. */
  nominations: { underReview(season: string): Promise<Nomination[]> };
  seasons: Pick<SeasonsView, 'fresh'>;
  /** Judges in all that borderline entries of a season are to have, by nomination. */
  judgesWanted(season: string): Promise<ReadonlyMap<string, number>>;
  clock: Clock;
}

/** Everything that planning looks at, read at one moment. */
export interface Situation {
  season: Season;
  judges: Judge[];
  nominations: Nomination[];
  pairs: Pair[];
  judgesWanted: ReadonlyMap<string, number>;
}

async function look(context: Allocation): Promise<Situation> {
  const { assignments, judges, nominations, seasons } = context;
  const season = await seasons.fresh();
  const [judging, submitted, pairs, judgesWanted] = await Promise.all([
    judges.judging(),
    nominations.underReview(season.id),
    assignments.pairs(season.id),
    context.judgesWanted(season.id),
  ]);
  return { season, judges: judging, nominations: submitted, pairs, judgesWanted };
}

/**
 * Assigns free judges where ratings are missing: after a verification, a new nomination, a recusal,
 * and regularly. What stands stays, except open assignments of who judges no more or of what is
 * gone. Any number of processes may do it at once: the judge's own document decides each place, the
 * unique index each assignment; what a crash has left between the two is made up for here.
 * @returns how many assignments were made
 */
export async function allocate(context: Allocation): Promise<number> {
  await mend(context, await look(context));
  const situation = await look(context);
  const { season, pairs } = situation;
  const plan = planFor(context, situation);
  for (const { judge, nomination } of plan.released) {
    const pair = pairs.find(({ _id }) => _id === assignmentIdOf(judge, nomination));
    if (pair) await withdraw(context, pair, season.id);
  }
  let made = 0;
  for (const { judge, nomination } of plan.assignments)
    if (await assign(context, situation, { judge, nomination })) made += 1;
  return made;
}

/** What {@link allocate} would add, and how well the nominations are covered today. */
export async function preview(
  context: Allocation,
): Promise<{ added: number; coverage: CoverageReply }> {
  const situation = await look(context);
  const { assignments } = planFor(context, situation);
  return { added: assignments.length, coverage: coverageOf(situation) };
}

export async function coverage(context: Allocation): Promise<CoverageReply> {
  return coverageOf(await look(context));
}

function planFor(
  { clock }: Allocation,
  situation: Situation,
): Pick<Plan, 'assignments' | 'released'> {
  const { season, judges, nominations } = situation;
  // Frozen with the rules, and the same in every process: two that plan at once plan the same.
  const seed = assignmentSeedOf(season);
  if (judges.length === 0 || nominations.length === 0) return { assignments: [], released: [] };
  return planAssignments(planningInput(situation, clock()), { seed });
}

/** The place first, which decides; then the assignment, which follows from it. */
async function assign(
  context: Allocation,
  { season, judges, nominations }: Situation,
  pair: { judge: string; nomination: string },
): Promise<boolean> {
  const judge = judges.find(({ _id }) => _id === pair.judge);
  const nomination = nominations.find(({ _id }) => _id === pair.nomination);
  if (!judge || !nomination) return false;
  const place = { judgeId: judge._id, season: season.id, nominationId: nomination._id };
  const capacity = capacityOf(judge, season.planning.capacityPerJudge);
  if (!(await context.judges.take(place, capacity))) return false;
  return write(context, judge, nomination);
}

async function write({ assignments, clock }: Allocation, judge: Judge, nomination: Nomination) {
  return assignments.add({
    _id: assignmentIdOf(judge._id, nomination._id),
    season: nomination.season,
    category: nomination.category,
    nominationId: nomination._id,
    judgeId: judge._id,
    accountId: judge.accountId,
    status: 'pending',
    assignedAt: clock(),
    evaluation: null,
    recusal: null,
  });
}

/** Brings assignments and the places of judges into step, whatever was interrupted. */
async function mend(context: Allocation, situation: Situation): Promise<void> {
  const { judges, pairs, season } = situation;
  const judging = new Set(judges.map(({ _id }) => _id));
  const submitted = new Map(situation.nominations.map((it) => [it._id, it]));
  const known = new Map(pairs.map((pair) => [pair._id, pair]));
  for (const pair of pairs)
    if (
      pair.status === 'pending' &&
      (!judging.has(pair.judgeId) || !submitted.has(pair.nominationId))
    )
      await withdraw(context, pair, season.id);
  for (const judge of judges) {
    if (judge.places.season !== season.id) continue;
    for (const nominationId of judge.places.nominations) {
      const pair = known.get(assignmentIdOf(judge._id, nominationId));
      const nomination = submitted.get(nominationId);
      const place = { judgeId: judge._id, season: season.id, nominationId };
      if (pair?.status === 'recused') await context.judges.release(place, true);
      else if (pair?.status === 'pending' || pair?.status === 'completed') continue;
      else if (nomination) await write(context, judge, nomination);
      else await context.judges.release(place, false);
    }
  }
}

async function withdraw({ assignments, judges }: Allocation, pair: Pair, season: string) {
  const { _id, judgeId, nominationId } = pair;
  if (await assignments.withdraw(_id))
    await judges.release({ judgeId, season, nominationId }, false);
}
