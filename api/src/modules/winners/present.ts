import type { Winner, WinnersReply } from '@meritum/shared/contracts/winners';
import { byScoreThenName } from './rules';
import type { StoredWinner } from './winner';

/**
 * What anybody may see of a winner (ENT-012): each field named, so that a new one stays inside. Its
 * id there is the slug, which compresses with the name beside it; random ones double a list.
 */
export function presentWinner(winner: StoredWinner): Winner {
  const { slug: id, fullName, badge, linkedInUrl, linkedIn, employer, photoUrl, sample } = winner;
  return {
    id,
    fullName,
    badge,
    ...(linkedInUrl && { linkedInUrl }),
    ...(linkedIn && { linkedIn }),
    ...(employer && { employer }),
    ...(photoUrl && { photoUrl }),
    ...(sample && { sample }),
  };
}

/** The reply of `getWinners`, sorted by score; the score itself stays inside (OPEN-011). */
export function presentList(winners: readonly StoredWinner[]): WinnersReply {
  return { data: { winners: winners.toSorted(byScoreThenName).map(presentWinner) } };
}
