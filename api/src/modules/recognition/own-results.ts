import type {
  EntryResult,
  NominationResult,
  NominationResultsReply,
} from '@meritum/shared/contracts/published-results';
import type { Caller } from '../../platform/authorisation/actor';
import { computable } from '../../platform/errors/computable';
import { bandsOf } from '../contests/bands';
import { type Nomination, shownOf } from '../nominations/nomination';
import { type Recognising, recognitionOf } from './recognitions';

/** Results of the actor's own entries in published contests, newest first. */
export async function nominationResultsOf(
  of: Recognising,
  { accountId }: Caller,
): Promise<NominationResultsReply> {
  const own = await of.deps.nominations.listByOwner(accountId);
  const made = own.map((one) => nominationResultOf(of, one));
  const results = await computable(made, of.platform.log);
  return {
    results: results
      .filter((one) => one !== null)
      .sort((one, other) => Date.parse(other.publishedAt) - Date.parse(one.publishedAt)),
  };
}

async function nominationResultOf(
  of: Recognising,
  nomination: Nomination,
): Promise<NominationResult | null> {
  const found = await of.deps.publication.publishedResultOf(nomination);
  if (!found) return null;
  const { entry, season, contest, publishedAt } = found;
  const { name: fullName, organization } = shownOf(nomination);
  return {
    ...entry,
    ...contest,
    seasonName: season.name,
    fullName,
    organization,
    line: nomination.line ?? '',
    publishedAt: publishedAt.toISOString(),
    minimumRatings: season.rules.minimumRatings,
    ...(await verifiableBy(of, entry, nomination)),
    ...bandsOf(season),
  };
}

/** The id by which others verify an award; undefined once it is revoked. */
async function verifiableBy(of: Recognising, { outcome }: EntryResult, nomination: Nomination) {
  if (outcome !== 'award') return {};
  const { _id: recognition, revokedAt } = await recognitionOf(of, nomination);
  return revokedAt ? {} : { recognition };
}
