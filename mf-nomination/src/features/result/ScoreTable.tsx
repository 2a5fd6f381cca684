import type { NominationResult } from '@meritum/shared/contracts/published-results';
import type { CSSProperties } from 'react';
import styles from './Result.module.css';
import { positionOn } from './scale';

/** Score and criterion means, each drawn on the scale between the cuts of the tiers. */
export function ScoreTable({ result }: { result: NominationResult }) {
  const { score, criteria, cuts } = result;
  const at = (value: number) => ({ '--at': `${positionOn(result, value)}%` }) as CSSProperties;
  return (
    <table className={styles.scores}>
      <caption>
        From {result.scale.min} to {result.scale.max}.{' '}
        {cuts.map(({ tier, from }) => `${tier} from ${from.toFixed(1)}`).join(', ')}.
      </caption>
      <thead>
        <tr>
          <th scope="col">Average of all judges</th>
          <td className={styles.drawn} aria-hidden="true">
            {cuts.map(({ tier, from }) => (
              <span key={tier} className={styles.cutName} style={at(from)}>
                {tier}
              </span>
            ))}
          </td>
          <th scope="col">Points</th>
        </tr>
      </thead>
      <tbody>
        {[{ name: 'Score', mean: score ?? '' }, ...criteria].map(({ name, mean }, index) => (
          <tr key={name} data-total={index === 0 || undefined}>
            <th scope="row">{name}</th>
            <td className={styles.drawn} aria-hidden="true">
              <span className={styles.bar} style={at(Number(mean))} />
              {cuts.map(({ tier, from }) => (
                <span key={tier} className={styles.cut} style={at(from)} />
              ))}
            </td>
            <td>{mean}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
