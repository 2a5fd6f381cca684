import type { EntryResult, LedgerEntry } from '@meritum/shared/merit/ledger/ledger';
import { VisuallyHidden } from '@meritum/shared/ui/VisuallyHidden';
import { Table } from '../reading/Table';
import styles from './Tables.module.css';

/** An entry as stated in the ledger and as computed from its ratings. */
export interface ComparedEntry {
  entry: LedgerEntry;
  again: LedgerEntry;
}

export const isSame = ({ entry, again }: ComparedEntry): boolean =>
  entry.ratings === again.ratings && entry.score === again.score && entry.tier === again.tier;

/** Score and tier, or that there is none. */
export const resultWords = ({ score, tier }: EntryResult): string =>
  score === null ? 'No result' : `${score} ${tier ?? 'No award'}`;

function Row(compared: ComparedEntry) {
  const { entry, again } = compared;
  const differs = !isSame(compared);
  return (
    <tr data-differs={differs || undefined}>
      <th scope="row">
        <span className={styles.pseudonym}>{entry.pseudonym}</span>
        {entry.name && <div className={styles.name}>{entry.name}</div>}
      </th>
      <td>{again.ratings}</td>
      <td>{resultWords(entry)}</td>
      <td className={differs ? styles.differs : undefined}>
        {resultWords(again)}
        {differs && <VisuallyHidden>, which is not what the ledger says</VisuallyHidden>}
      </td>
    </tr>
  );
}

/** Entries with their award as published and as computed here. */
export function EntryTable({ entries }: { entries: readonly ComparedEntry[] }) {
  return (
    <Table className={styles.table} columns={['Entry', 'Ratings', 'As published', 'Computed here']}>
      {entries.map((compared) => (
        <Row key={compared.entry.pseudonym} {...compared} />
      ))}
    </Table>
  );
}
