import { site } from '@meritum/shared/programme/site';
import { useParams } from '@meritum/shared/router';
import { ButtonLink } from '@meritum/shared/ui/ButtonLink';
import { Container } from '@meritum/shared/ui/Container';
import { classNames } from '@meritum/shared/ui/classNames';
import * as design from '@meritum/shared/ui/design.module.css';
import { PageHeader } from '@meritum/shared/ui/PageHeader';
import { Photo } from '@meritum/shared/ui/Photo';
import { TextLink } from '@meritum/shared/ui/TextLink';
import { usePageTitle } from '@meritum/shared/ui/usePageTitle';
import { useId } from 'react';
import { NextSteps } from '../../features/calls/NextSteps';
import {
  type FeaturedWinner,
  featuredYear,
  portraitSize,
} from '../../features/featured/FeaturedWinner';
import { ProfileSteps } from '../../features/featured/ProfileSteps';
import { SampleMark } from '../../features/featured/SampleMark';
import { Seal } from '../../features/featured/Seal';
import { ShareLinks } from '../../features/featured/ShareLinks';
import { featuredWinners } from '../../features/featured/winners';
import styles from '../../features/people/Profile.module.css';
import { ImportedLegend, ImportedMark } from '../../features/winners/Imported';

/** The box with the winner's recognition (PROF-005 to PROF-007). */
function Recognition({ award, category }: FeaturedWinner) {
  const headingId = useId();
  return (
    <section className={styles.recognition} aria-labelledby={headingId}>
      <h2 id={headingId}>Recognition &amp; Achievement</h2>
      <p>
        {`Honored with the prestigious ${site.productName} ${award} Award for exceptional contributions to ${category}.`}
      </p>
      <p className={styles.award}>{`${award} Award Winner ${featuredYear}`}</p>
      <ImportedLegend />
    </section>
  );
}

function Pictures({ winner }: { winner: FeaturedWinner }) {
  const { name } = winner;
  return (
    <div className={styles.pictures}>
      <Photo
        src={winner.winner_image_path}
        alt={`Portrait of ${name}`}
        placeholder="person"
        of={name}
        loading="eager"
        fetchPriority="high"
        className={styles.photo}
        {...portraitSize}
      />
      <Seal
        tier={winner.award}
        category={winner.category}
        label={`${winner.award} badge`}
        className={design.spaceAbove2}
      />
    </div>
  );
}

/** A winner's page: introduction, recognition, then the other achievements (PROF-003 to PROF-008). */
function WinnerProfile({ winner }: { winner: FeaturedWinner }) {
  const { name, award, category, achievements, sample } = winner;
  const [introduction, ...others] = achievements;
  usePageTitle(`${name}, ${award} Award Winner ${featuredYear}`);
  return (
    <Container className={styles.page}>
      <Pictures winner={winner} />
      <article className={styles.article}>
        <p className={styles.back}>
          <TextLink to="/featured-winner">All featured winners</TextLink>
        </p>
        <h1>{name}</h1>
        <p className={styles.line}>
          {category}
          <ImportedMark />
          {sample && <SampleMark />}
        </p>
        {introduction && <p className={styles.introduction}>{introduction.details}</p>}
        <Recognition {...winner} />
        {others.map(({ title, details }) => (
          <section key={title} className={styles.achievement}>
            <h2>{title}</h2>
            <p className={classNames(design.spaceAbove1, design.muted)}>{details}</p>
          </section>
        ))}
        <p className={styles.actions}>
          <NextSteps steps={{ Nominate: '/tech-nomination', 'View All Winners': '/winners' }} />
        </p>
        <ShareLinks winner={winner} />
        <ProfileSteps winner={winner} />
      </article>
    </Container>
  );
}

/** The heading and the reason are both specified (PROF-009, PROF-010, D25). */
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
    // The slug must be equal (PROF-002).
    const found = load().find(({ id }) => id === winnerId);
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
