import { classNames } from '@meritum/shared/ui/classNames';
import styles from './AwardBadge.module.css';
import { type FeaturedWinner, featuredYear } from './FeaturedWinner';

interface AwardBadgeProps {
  winner: Pick<FeaturedWinner, 'award' | 'category'>;
  className?: string | undefined;
}

/**
 * The digital badge in the page: in the site's own font, which an image file cannot use, and with
 * letters large enough for a phone.
 */
export function AwardBadge({ winner, className }: AwardBadgeProps) {
  const { award, category } = winner;
  return (
    <svg
      viewBox="0 0 160 176"
      role="img"
      aria-label={`${award} badge`}
      className={classNames(styles.root, className)}
      data-tier={award}
    >
      <path className={styles.edge} d="M80 2l66 26v66c0 40-28 66-66 80-38-14-66-40-66-80V28z" />
      <path className={styles.rim} d="M80 7l61 24v63c0 37-26 61-61 74-35-13-61-37-61-74V31z" />
      <path className={styles.face} d="M80 13l55 22v59c0 33-23 55-55 67-32-12-55-34-55-67V35z" />
      <text x="80" y="54" className={styles.small}>
        {featuredYear}
      </text>
      <text x="80" y="88" className={styles.tier}>
        {award}
      </text>
      <path className={styles.rule} d="M50 100h60" />
      <text x="80" y="119" className={styles.small}>
        {category}
      </text>
    </svg>
  );
}
