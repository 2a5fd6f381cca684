import { Select } from '@meritum/shared/ui/Select';
import type { SeasonFacts } from '../../features/verification/requests';
import styles from './ContestChooser.module.css';
import type { Contest } from './sentences';

/** The category in the address, or the first with results, or the first. */
export function contestIn({ rules, results, head }: SeasonFacts, named: string): Contest {
  const names = rules.categories.map(({ category }) => category);
  const ofSeason = results.filter(({ season }) => season === rules.season.id);
  const first = ofSeason.find(({ published }) => published) ?? ofSeason[0];
  const category = names.includes(named) ? named : (first?.category ?? names[0] ?? '');
  return { rules, head, category, result: ofSeason.find((one) => one.category === category) };
}

interface Props {
  /** Undefined while loading. */
  contest: Contest | undefined;
  onChoose(chosen: { season: string; category?: string }): void;
}

/** Chooses season and category; as large as while they load. */
export function ContestChooser({ contest, onChoose }: Props) {
  const { season, seasons = [], categories = [] } = contest?.rules ?? {};
  const all =
    !season || seasons.some(({ id }) => id === season.id) ? seasons : [season, ...seasons];
  return (
    <div className={styles.root}>
      <Select
        label="Season"
        value={season?.id ?? ''}
        disabled={!season}
        onChange={({ target }) => onChoose({ season: target.value })}
      >
        {all.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Select
        label="Category"
        value={contest?.category ?? ''}
        disabled={!season}
        onChange={({ target }) => season && onChoose({ season: season.id, category: target.value })}
      >
        {categories.map(({ category }) => (
          <option key={category} value={category}>
            {category}
          </option>
        ))}
      </Select>
    </div>
  );
}
