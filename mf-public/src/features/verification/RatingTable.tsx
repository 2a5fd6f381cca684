import type { Ledger } from '@meritum/shared/merit/ledger/ledger';
import styles from './Tables.module.css';

interface Props {
  ledger: Ledger;
  /** The entry's pseudonym. */
  entry: string;
}

/** The ratings of one entry in the ledger's order, which does not reveal the judges. */
export function RatingTable({ ledger, entry }: Props) {
  const rows = ledger.rows.flatMap((row, place) =>
    row.entry === entry ? [{ ...row, number: place + 1 }] : [],
  );
  return (
    <table className={styles.table}>
      <caption>Ratings of {entry}</caption>
      <thead>
        <tr>
          <th scope="col">Row</th>
          {ledger.rules.criteria.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ number, scores }) => (
          <tr key={number}>
            <th scope="row">{number}</th>
            {ledger.rules.criteria.map(({ name }, place) => (
              <td key={name}>{scores[place]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
