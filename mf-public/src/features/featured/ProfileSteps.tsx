import { TextLink } from '@meritum/shared/ui/TextLink';
import { type FeaturedWinner, profilePath } from './FeaturedWinner';
import { winnerFaces } from './faces';
import styles from './ProfileSteps.module.css';

/** Links to the previous and next profile, in a cycle. */
export function ProfileSteps({ winner }: { winner: Pick<FeaturedWinner, 'id'> }) {
  const at = winnerFaces.findIndex(({ id }) => id === winner.id);
  const previous = winnerFaces.at(at - 1);
  const next = winnerFaces[(at + 1) % winnerFaces.length];
  if (at < 0 || !previous || !next) return null;
  return (
    <nav className={styles.root} aria-label="More profiles">
      <TextLink to={profilePath(previous)} rel="prev">
        <span className={styles.which}>Previous</span> {previous.name}
      </TextLink>
      <TextLink to={profilePath(next)} rel="next" className={styles.next}>
        <span className={styles.which}>Next</span> {next.name}
      </TextLink>
    </nav>
  );
}
