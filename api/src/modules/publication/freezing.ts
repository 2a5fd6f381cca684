import type { SeasonRulesReply } from '@meritum/shared/contracts/season-rules';
import type { Actor } from '../../platform/authorisation/actor';
import { refused } from '../../platform/errors/domain-error';
import { seasonChanged, seasonUnknown } from '../seasons/errors';
import { freezingProblems } from '../seasons/frozen-rules';
import type { Publishing } from './context';
import { rulesOf } from './published-results';

/**
 * Freezes a season's rules for good and publishes them with their hash. Repeating it does nothing.
 * @throws not-found; failed-precondition when the season has changed, and for rules that judges
 * could not follow
 */
export async function freezeSeason(
  context: Publishing,
  actor: Actor,
  { season: id, revision }: { season: string; revision: number },
): Promise<SeasonRulesReply> {
  const season = await context.seasons.byId(id);
  if (!season) throw seasonUnknown();
  if (season.rules.frozenAt === null) {
    if (season.revision !== revision) throw seasonChanged([]);
    const problems = freezingProblems(season);
    if (problems.length > 0)
      throw refused(`These rules cannot be made final. ${problems.join(' ')}`);
    await context.seasons.freezeRules(season, { actor, reason: '' });
  }
  return rulesOf(context, id);
}
