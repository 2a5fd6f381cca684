import type { Ledger } from '@meritum/shared/merit/ledger/ledger';
import { Table } from '../reading/Table';
import styles from './Tables.module.css';

interface Props {
  ledger: Ledger;
  /** The entry's pseudonym. */
  entry: string;
}

/** The ratings of one entry in the ledger's order, which does not reveal the judges. */
export function RatingTable({ ledger, entry }: Props) {
  const rows = ledger.rows.flatMap((row, index) =>
    row.entry === entry ? [[index, index + 1, ...row.scores] as const] : [],
  );
  const criteria = ledger.rules.criteria.map(({ name }) => name);
  return (
    <Table
      className={styles.table}
      columns={['Row', ...criteria]}
      caption={`Ratings of ${entry}`}
      rows={rows}
    />
  );
}
