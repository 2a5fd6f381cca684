import type { Winner, WinnersReply } from '@meritum/shared/contracts/winners';
import { byScoreThenName } from './rules';
import type { StoredWinner } from './winner';

/**
 * The public fields of a winner (ENT-012), listed one by one so that new ones stay private. The id
 * is the slug, which compresses well beside the name; random ids would double a list's size.
 */
function presentWinner(winner: StoredWinner): Winner {
  const { slug: id, fullName, badge, linkedInUrl, linkedIn, employer, photoUrl } = winner;
  const { sample, fromResults } = winner;
  return {
    id,
    fullName,
    badge,
    ...(linkedInUrl && { linkedInUrl }),
    ...(linkedIn && { linkedIn }),
    ...(employer && { employer }),
    ...(photoUrl && { photoUrl }),
    ...(sample && { sample }),
    ...(!sample && !fromResults && { enteredByOrganisers: true }),
  };
}

/** The reply of `getWinners`, sorted by score, without the scores (OPEN-011). */
export function presentList(winners: readonly StoredWinner[]): WinnersReply {
  return { data: { winners: winners.toSorted(byScoreThenName).map(presentWinner) } };
}
