import type { EntryResult, LedgerEntry } from '@meritum/shared/merit/ledger/ledger';
import { isSameResult } from '@meritum/shared/merit/ledger/verify';
import { RatingStrip, type RatingStripProps } from '@meritum/shared/ui/RatingStrip';
import { VisuallyHidden } from '@meritum/shared/ui/VisuallyHidden';
import { Table } from '../reading/Table';
import styles from './Tables.module.css';

export interface ComparedEntry {
  entry: LedgerEntry;
  again: LedgerEntry;
  /** The exact averages of its ratings that count. */
  given: readonly number[];
}

export const resultWords = ({ score, tier }: EntryResult): string =>
  score === null ? 'No result' : `${score} ${tier ?? 'No award'}`;

type Bands = RatingStripProps['bands'];

function Row({ compared, bands }: { compared: ComparedEntry; bands: Bands }) {
  const { entry, again, given } = compared;
  const differs = !isSameResult(entry, again);
  return (
    <tr data-differs={differs || undefined}>
      <th scope="row">
        <span className={styles.pseudonym}>{entry.pseudonym}</span>
        {entry.name && <div className={styles.name}>{entry.name}</div>}
      </th>
      <td className={styles.count}>{again.ratings}</td>
      <td className={styles.strip}>
        <RatingStrip given={given} bands={bands} />
      </td>
      <td data-label="Published">{resultWords(entry)}</td>
      <td data-label="Computed" className={differs ? styles.differs : undefined}>
        {resultWords(again)}
        {differs && <VisuallyHidden>, which is not what the ledger says</VisuallyHidden>}
      </td>
    </tr>
  );
}

interface Props {
  entries: readonly ComparedEntry[];
  bands: Bands;
}

const columns = [
  'Entry',
  'Ratings',
  'Each rating, and their average',
  'As published',
  'Computed here',
];

export function EntryTable({ entries, bands }: Props) {
  return (
    <Table className={`${styles.table} ${styles.entries}`} columns={columns}>
      {entries.map((compared) => (
        <Row key={compared.entry.pseudonym} compared={compared} bands={bands} />
      ))}
    </Table>
  );
}
