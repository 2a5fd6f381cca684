import type { Season } from '@meritum/shared/contracts/seasons';
import { type Decision, fromCommandLine, type Seasons, seasonOf } from './commands';
import { seasonChanged } from './errors';
import { differences } from './rules';
import { saveSeason } from './saving';

/**
 * Freezes the rules of a season as they were seen; they never change again. Repeatable: keeps the
 * first time of freezing. Throws failed-precondition when the season has changed since.
 */
export async function freezeRules(
  context: Seasons,
  seen: Season,
  by: Decision = fromCommandLine,
): Promise<Season> {
  const before = await seasonOf(context, seen.id);
  if (before.revision !== seen.revision) throw seasonChanged(differences(seen, before));
  if (before.rules.frozenAt !== null) return before;
  const frozenAt = context.clock().toISOString();
  return saveSeason(context, before, { ...before, rules: { ...before.rules, frozenAt } }, by);
}
