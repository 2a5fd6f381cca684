import { formatCount } from '@meritum/shared/ui/formatCount';
import { Table } from '../reading/Table';
import { type Checked, totalsOf } from './checked';
import styles from './Tables.module.css';

/** How many entries and ratings came in, were taken out and count: the numbers of all other texts. */
export function Totals({ checked }: { checked: Checked }) {
  const { counts } = checked.verification;
  const all = totalsOf(checked);
  const less = (count: number) => (count > 0 ? `−${formatCount(count)}` : '0');
  const rows = [
    ['When judging closed', formatCount(all.entries), formatCount(all.ratings)],
    ['Voided by two organisers', less(counts.voidedEntries), less(counts.voidedRatings)],
    ['Deleted on request', less(counts.erasedEntries), less(counts.erasedRatings)],
    ['Counted', formatCount(counts.entries), formatCount(counts.ratings)],
  ] as const;
  return (
    <Table
      className={styles.totals}
      columns={['Step', 'Entries', 'Ratings']}
      caption="How the numbers add up"
    >
      {rows.map(([name, entries, ratings]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{entries}</td>
          <td>{ratings}</td>
        </tr>
      ))}
    </Table>
  );
}
