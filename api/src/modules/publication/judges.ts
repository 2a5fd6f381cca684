import type { ContestJudgesReply } from '@meritum/shared/contracts/published-results';
import { byName } from '@meritum/shared/contracts/search';
import type { Publishing } from './context';
import type { PublishedLedger } from './ledgers';

type Listed = ContestJudgesReply['judges'][number];

const listedName = ({ named }: Listed): string => named?.name ?? '';

/** Most ratings first, then by name, so that the order reveals nothing else; unnamed ones last. */
const inOrder = (one: Listed, other: Listed): number =>
  other.ratings - one.ratings ||
  Number(one.named === null) - Number(other.named === null) ||
  byName(listedName(one), listedName(other));

/**
 * The judges of a published contest. Names are read each time and are not in the ledger, whose hash
 * is published: a judge can withdraw the name, and it is deleted with the account.
 */
export async function judgesOf(
  { deps }: Publishing,
  { given }: Pick<PublishedLedger, 'given'>,
): Promise<ContestJudgesReply> {
  const agreed = await deps.judges.listNamed(given.map(({ judgeId }) => judgeId));
  const nameById = new Map(
    agreed.map(({ _id, fullName: name, organization }) => [_id, { name, organization }]),
  );
  const listed = given.map(({ judgeId, ratings }) => ({
    ratings,
    named: nameById.get(judgeId) ?? null,
  }));
  return { judges: listed.sort(inOrder) };
}
