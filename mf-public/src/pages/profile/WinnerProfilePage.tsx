import { useParams } from '@meritum/shared/router';
import { ButtonLink } from '@meritum/shared/ui/ButtonLink';
import { PageHeader } from '@meritum/shared/ui/PageHeader';
import type { FeaturedWinner } from '../../features/featured/FeaturedWinner';
import { findWinner } from '../../features/featured/profiles';
import { featuredWinners } from '../../features/featured/winners';
import { WinnerProfile } from './WinnerProfile';

/**
 * Shown for an unknown profile; heading and reason are both specified (PROF-009, PROF-010, D25).
 */
function WinnerMissing({ reason }: { reason: string }) {
  return (
    <PageHeader
      title="Winner Not Found"
      lead={reason}
      actions={<ButtonLink to="/featured-winner">Go Back</ButtonLink>}
    />
  );
}

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
