import { seasons, wrongPairs } from '@meritum/shared/programme/merit-figures';
import { Bars } from '../../../features/figures/Bars';
import styles from './Pictures.module.css';

const items = wrongPairs.map(({ method, of100 }) => ({
  name: method,
  value: of100,
  shown: of100.toFixed(1),
}));

/** How often each method puts the worse of two entries first. */
export function PairsPicture() {
  return (
    <figure className={styles.figure}>
      <p className={styles.title}>Pairs of entries in the wrong order, of 100</p>
      <Bars items={items} most={10} />
      <figcaption>
        Of any two entries, how often the worse one comes first, on average over {seasons} simulated
        seasons. The last bar is the best possible: strictness known exactly. Bars begin at 0 and
        end at 10.
      </figcaption>
    </figure>
  );
}
