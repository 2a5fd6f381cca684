import type { Decider } from '../../platform/authorisation/actor';
import { notFound, refused } from '../../platform/errors/domain-error';
import { conflictOfInterestError } from '../contests/errors';
import { computedResults } from '../contests/outcome';
import type { Contest } from '../contests/result';
import { plannedPublication } from '../contests/schedule';
import { shownOf } from '../nominations/nomination';
import { pageOf } from './contest-page';
import type { Publishing } from './context';
import { resultOfEntry } from './entry-results';
import { computedLedger } from './ledgers';
import { resultMail } from './publishing';

/**
 * A preview of a final outcome's publication: the page, and the best entry of a tier, or one
 * without an award, with its result and mail. Nothing is stored or sent.
 * @throws permission-denied for an organiser with a conflict of interest, even if they may decide;
 * failed-precondition before the results are final; not-found without such an entry
 */
export async function unpublished(
  context: Publishing,
  actor: Decider,
  contest: Contest,
  tier: string | null,
) {
  const snapshot = await context.deps.contests.readForDecision(actor, contest, { needed: () => 2 });
  const { season, result, inConflict } = snapshot;
  if (inConflict) throw conflictOfInterestError();
  if (!result.finalised) throw refused('The results of this category are not finalised.');
  const { frozen, entries } = await computedResults(context, snapshot);
  const ledger = await computedLedger(context, contest);
  const publishedAt = plannedPublication(result)?.publishAt ?? context.platform.clock();
  const isExample = (name: string) => {
    const { score = null, tier: its } = ledger.results.get(name) ?? {};
    return score !== null && its === tier;
  };
  const names = [...ledger.winners.map(({ pseudonym }) => pseudonym), ...ledger.results.keys()];
  const wanted = names.find(isExample);
  const example = entries.find(({ pseudonym }) => pseudonym === wanted);
  return {
    page: () => pageOf(context, { contest, ledger, publishedAt }),
    async example() {
      if (!example) throw notFound('There is no such entry.');
      const { nomination } = example;
      const { name: displayName } = shownOf(nomination);
      const to = { email: nomination.email, displayName };
      return {
        nomination,
        entry: await resultOfEntry(context, { result, ledger, nomination }),
        ...{ season, contest, publishedAt },
        mail: resultMail(example, { to, season: season.name, rules: frozen.rules }),
      };
    },
  };
}
