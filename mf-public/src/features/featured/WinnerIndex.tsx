import { Section } from '@meritum/shared/ui/Section';
import { TextLink } from '@meritum/shared/ui/TextLink';
import type { FeaturedWinner } from './FeaturedWinner';
import { profilePath } from './profiles';
import styles from './WinnerIndex.module.css';

/** Every featured winner by category, as plain links: also for readers without scripts. */
export function WinnerIndex({ winners }: { winners: readonly FeaturedWinner[] }) {
  const categories = [...new Set(winners.map(({ category }) => category))];
  return (
    <Section heading="All profiles" tone="raised">
      <div className={styles.columns}>
        {categories.map((category) => (
          <div key={category}>
            <h3>{category}</h3>
            <ul className={styles.list}>
              {winners
                .filter((winner) => winner.category === category)
                .map((winner) => (
                  <li key={winner.id}>
                    <TextLink to={profilePath(winner)}>{winner.name}</TextLink>
                    <span>{winner.award}</span>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
