import { useParams } from '@meritum/shared/router';
import type { FeaturedWinner } from '../../features/featured/FeaturedWinner';
import { findWinner } from '../../features/featured/profiles';
import { featuredWinners } from '../../features/featured/winners';
import { WinnerMissing } from './WinnerMissing';
import { WinnerProfile } from './WinnerProfile';

type Outcome =
  | { found: FeaturedWinner }
  | { failure: 'Winner not found' | 'Failed to load winner data' };

/** The winner of an address, or the page's message instead (ERR-031). */
function loadWinner(load: () => readonly FeaturedWinner[], winnerId: string | undefined): Outcome {
  try {
    const found = findWinner(load(), winnerId);
    return found ? { found } : { failure: 'Winner not found' };
  } catch {
    return { failure: 'Failed to load winner data' };
  }
}

const embedded = () => featuredWinners;

/** One featured winner, chosen by the slug in the address (PROF). */
export function WinnerProfilePage({ load = embedded }: { load?: () => readonly FeaturedWinner[] }) {
  const { winnerId } = useParams();
  const outcome = loadWinner(load, winnerId);
  return 'found' in outcome ? (
    <WinnerProfile winner={outcome.found} />
  ) : (
    <WinnerMissing reason={outcome.failure} />
  );
}
