import { formatCount } from '@meritum/shared/ui/formatCount';
import { Table } from '../reading/Table';
import { type Checked, totalsOf } from './checked';
import styles from './Tables.module.css';

/** How many entries and ratings came in, were taken out and count: the numbers of all other texts. */
export function Totals({ checked }: { checked: Checked }) {
  const { counts } = checked.verification;
  const all = totalsOf(checked);
  const less = (count: number) => (count > 0 ? `−${formatCount(count)}` : '0');
  return (
    <Table
      className={styles.totals}
      columns={['Step', 'Entries', 'Ratings']}
      caption="How the numbers add up"
      rows={[
        [1, 'When judging closed', formatCount(all.entries), formatCount(all.ratings)],
        [2, 'Voided by two organisers', less(counts.voidedEntries), less(counts.voidedRatings)],
        [3, 'Deleted on request', less(counts.erasedEntries), less(counts.erasedRatings)],
        [4, 'Counted', formatCount(counts.entries), formatCount(counts.ratings)],
      ]}
    />
  );
}
