import type { CalibrationEntry, Criterion, Ratings } from '@meritum/shared/contracts/assignments';
import { compositeOf } from '@meritum/shared/merit/outcome/ratings';
import type { Ref } from 'react';
import styles from './Calibration.module.css';

interface Props {
  /** Takes the focus from the form that it replaces. */
  ref?: Ref<HTMLDivElement>;
  criteria: readonly Criterion[];
  ratings: Ratings;
  reference: NonNullable<CalibrationEntry['reference']>;
}

/** The difference between a rating and the reference, in words. */
function distance(own: number, reference: number): string {
  const by = Number((own - reference).toFixed(1));
  if (by === 0) return 'the same';
  return by > 0 ? `${by} higher` : `${-by} lower`;
}

export function Comparison({ ref, criteria, ratings, reference }: Props) {
  const rows = [
    ...criteria.map(({ key, name }) => ({
      name,
      own: ratings[key] as number,
      at: reference.ratings[key] as number,
    })),
    {
      name: 'Composite',
      own: compositeOf(criteria, ratings),
      at: compositeOf(criteria, reference.ratings),
    },
  ];
  return (
    <div ref={ref} tabIndex={-1} className={styles.comparison}>
      <table>
        <caption>Your ratings beside the reference</caption>
        <thead>
          <tr>
            <th scope="col">Criterion</th>
            <th scope="col">You</th>
            <th scope="col">Reference</th>
            <th scope="col">You rated</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, own, at }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{own}</td>
              <td>{at}</td>
              <td>{distance(own, at)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.why}>{reference.why}</p>
    </div>
  );
}
