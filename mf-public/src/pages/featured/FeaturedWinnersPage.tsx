import { withQueries } from '@meritum/shared/query/withQueries';
import { Container } from '@meritum/shared/ui/Container';
import { EmptyState } from '@meritum/shared/ui/EmptyState';
import { PageHeader } from '@meritum/shared/ui/PageHeader';
import { useRef, useState } from 'react';
import { NextSteps } from '../../features/calls/NextSteps';
import { Carousel } from '../../features/featured/Carousel';
import { type FeaturedWinner, featuredYear } from '../../features/featured/FeaturedWinner';
import { Spotlight } from '../../features/featured/Spotlight';
import { useReducedMotion } from '../../features/featured/useCarousel';
import { WinnerDetails } from '../../features/featured/WinnerDetails';
import { featuredWinners } from '../../features/featured/winners';

const title = `${featuredYear} Featured Winners`;

/** The embedded winners in a carousel (FEAT), and those featured by organisers since. */
export const FeaturedWinnersPage = withQueries(function FeaturedWinnersPage({
  winners = featuredWinners,
}: {
  winners?: readonly FeaturedWinner[];
}) {
  return (
    <>
      <PageHeader
        eyebrow="Winner spotlight"
        title={title}
        lead="Winners of 2024 in Technology, AI and Data Analytics, and what they were recognised for."
        actions={
          <NextSteps
            steps={{ 'View All Winners': '/winners', 'Submit Your Nomination': '/tech-nomination' }}
          />
        }
      />
      {winners.length > 0 ? (
        <Gallery winners={winners} />
      ) : (
        <Container>
          <EmptyState title="No winners data available" />
        </Container>
      )}
      <Spotlight />
    </>
  );
});

function Gallery({ winners }: { winners: readonly FeaturedWinner[] }) {
  const [selected, setSelected] = useState<FeaturedWinner>();
  const details = useRef<HTMLElement>(null);
  const behavior = useReducedMotion() ? 'instant' : 'smooth';
  const select = (winner: FeaturedWinner) => {
    setSelected(winner);
    details.current?.focus({ preventScroll: true });
    details.current?.scrollIntoView({ behavior, block: 'start' });
  };
  return (
    <Container>
      <Carousel winners={winners} selected={selected} onSelect={select} />
      <WinnerDetails ref={details} winner={selected} outlined={winners[0]} />
    </Container>
  );
}
