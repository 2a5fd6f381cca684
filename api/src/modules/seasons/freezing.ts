import type { Season } from '@meritum/shared/contracts/seasons';
import { refused } from '../../platform/errors/domain-error';
import { fromCommandLine, type SeasonDecision } from './commands';
import type { Seasons } from './context';
import { seasonChanged } from './errors';
import { freezingProblems } from './frozen-rules';
import { saveSeason } from './saving';

/**
 * Freezes the rules of a season as they were seen; they never change again. Repeatable: keeps the
 * first time of freezing.
 * @throws not-found; failed-precondition when the season has changed since, and for rules that
 * judges could not follow
 */
export async function freezeRules(
  context: Seasons,
  seen: Pick<Season, 'id' | 'revision'>,
  by: SeasonDecision = fromCommandLine,
): Promise<Season> {
  const before = await context.view.fresh(seen.id);
  if (before.rules.frozenAt !== null) return before;
  if (before.revision !== seen.revision) throw seasonChanged([]);
  const problems = freezingProblems(before);
  if (problems.length > 0) throw refused(`These rules cannot be made final. ${problems.join(' ')}`);
  const frozenAt = context.platform.clock().toISOString();
  return saveSeason(context, before, { ...before, rules: { ...before.rules, frozenAt } }, by);
}
