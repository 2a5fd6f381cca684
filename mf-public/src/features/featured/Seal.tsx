import { site } from '@meritum/shared/programme/site';
import { classNames } from '@meritum/shared/ui/classNames';
import { Medal } from '@meritum/shared/ui/Medal';
import { featuredYear } from './FeaturedWinner';
import styles from './Seal.module.css';

interface SealProps {
  tier: string;
  category: string;
  year?: string;
  label: string;
  className?: string | undefined;
}

/** The seal of an award, in the site's own fonts, which image files cannot use. */
export function Seal({ tier, category, year = featuredYear, label, className }: SealProps) {
  return (
    <div role="img" aria-label={label} className={classNames(styles.root, className)}>
      <Medal tier={tier} size={80} aria-hidden="true" />
      <p>
        {site.productName}
        <span className={styles.tier}>{tier}</span>
        <span className={styles.award}>
          {category}, {year}
        </span>
      </p>
    </div>
  );
}
