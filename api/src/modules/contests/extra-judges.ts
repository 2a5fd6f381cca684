import type { Decider } from '../../platform/authorisation/actor';
import { refused } from '../../platform/errors/domain-error';
import { judgingOpen } from '../seasons/rules';
import { assessInSeason } from './assess';
import { borderlineWithoutExtraJudges } from './checks';
import { withFrozenRules } from './contest-snapshot';
import type { ContestQueries, Results } from './context';
import { changeResult, readForDecision } from './decisions';
import { resultChanged } from './errors';
import type { Contest, Result } from './result';

/**
 * Asks for extra judges for every borderline entry without them. The frozen rules decide which
 * entries and how many judges. Repeating it does nothing.
 * @returns the number of entries, and of assignments made
 * @throws permission-denied, not-found, failed-precondition
 */
export async function proposeExtraJudges(
  context: Results,
  actor: Decider,
  { contest, revision }: { contest: Contest; revision: number },
): Promise<{ result: Result; entries: number; assignments: number }> {
  const snapshot = withFrozenRules(await readForDecision(context, actor, contest));
  const { frozen, season, result, entries } = snapshot;
  const { borderline } = frozen.rules;
  if (!borderline)
    throw refused('This season gives no more judges to nominations with an uncertain tier.');
  const isOpen = judgingOpen(season, contest.category, context.platform.clock());
  if (result.state !== 'open' || !isOpen) throw refused('Judging of this category has ended.');
  const unasked = new Set(
    borderlineWithoutExtraJudges(snapshot, await assessInSeason(context, snapshot, entries)),
  );
  if (unasked.size === 0) return { result, entries: 0, assignments: 0 };
  if (result.revision !== revision) throw resultChanged();
  const added = entries
    .filter(({ nomination }) => unasked.has(nomination._id))
    .map(({ nomination, completed }) => ({
      nominationId: nomination._id,
      judges: completed.length + borderline.extraJudges,
    }));
  const written = await changeResult(context, result, {
    actor,
    action: 'results.extra-judges-asked',
    change: { extras: [...result.extras, ...added] },
    after: { entries: added.length, judgesEach: borderline.extraJudges },
  });
  return {
    result: written,
    entries: added.length,
    assignments: await context.deps.planning.allocate(),
  };
}

/** Total number of judges wanted for entries with extra judges, by nomination. */
export async function judgesWanted(
  { stores }: ContestQueries,
  season: string,
): Promise<ReadonlyMap<string, number>> {
  const all = await stores.results.listStates(season);
  return new Map(
    all
      .filter(({ state }) => state === 'open')
      .flatMap(({ extras }) => extras.map(({ nominationId, judges }) => [nominationId, judges])),
  );
}
