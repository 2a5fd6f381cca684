import { shareAddresses } from '@meritum/shared/programme/share';
import { site } from '@meritum/shared/programme/site';
import { TextLink } from '@meritum/shared/ui/TextLink';
import { type FeaturedWinner, featuredYear, profilePath } from './FeaturedWinner';
import styles from './ShareLinks.module.css';

export function ShareLinks({ winner }: { winner: FeaturedWinner }) {
  const { name, award, category } = winner;
  const url = new URL(profilePath(winner), site.origin).href;
  const text = `${name}: ${award} Award, ${category}, ${featuredYear}`;
  const { linkedIn, x, email } = shareAddresses(url, text);
  return (
    <nav className={styles.root} aria-label="Share this profile">
      <span aria-hidden="true">Share</span>
      {Object.entries({ LinkedIn: linkedIn, X: x, Email: email }).map(([label, href]) => (
        <TextLink key={label} href={href} newTab={href.startsWith('https')}>
          {label}
        </TextLink>
      ))}
    </nav>
  );
}
