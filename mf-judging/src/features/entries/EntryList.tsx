import type { Assignment } from '@meritum/shared/contracts/assignments';
import { matchesSearch } from '@meritum/shared/contracts/search';
import { pluralize } from '@meritum/shared/programme/format-count';
import { Badge } from '@meritum/shared/ui/Badge';
import { Button } from '@meritum/shared/ui/Button';
import { Card } from '@meritum/shared/ui/Card';
import { classNames } from '@meritum/shared/ui/classNames';
import { Dialog } from '@meritum/shared/ui/Dialog';
import * as design from '@meritum/shared/ui/design.module.css';
import { TextField } from '@meritum/shared/ui/TextField';
import { type Dispatch, type SetStateAction, useEffect, useReducer, useState } from 'react';
import { unsentRatings } from '../evaluation/drafts';
import { notes } from '../notes/notes';
import styles from './EntryList.module.css';
import { distributionOf, type Filter, filters, type Row, rowsOf } from './rows';

/** The judge's search and filter; the column and the dialog share them. */
export interface Finding {
  search: string;
  filter: Filter;
}
export const everything: Finding = { search: '', filter: 'all' };

interface Props {
  uid: string;
  assignments: readonly Assignment[];
  selected: string;
  finding: Finding;
  onFind: Dispatch<SetStateAction<Finding>>;
  onSelect(id: string): void;
}

/** All entries with their state, to search and choose from, if the window is wide enough. */
export function EntryColumn(props: Props) {
  return (
    <Card as="section" aria-labelledby="your-entries" className={styles.column}>
      <h2 id="your-entries" className={design.textXl}>
        Your entries
      </h2>
      <Entries {...props} />
    </Card>
  );
}

/** The list in a dialog, if the column does not fit. */
export function EntryDialog({ onSelect, ...rest }: Props) {
  const [open, setOpen] = useState(false);
  const select = (id: string) => {
    setOpen(false);
    onSelect(id);
  };
  return (
    <>
      <Button variant="secondary" className={styles.opener} onClick={() => setOpen(true)}>
        All entries
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title="Your entries" className={styles.dialog}>
        <Entries {...rest} onSelect={select} />
      </Dialog>
    </>
  );
}

function Entries({ uid, assignments, selected, finding, onFind, onSelect }: Props) {
  const rows = useRows(uid, assignments);
  const { search, filter } = finding;
  const contains = matchesSearch(search);
  const found = rows.filter(({ is, searched }) => is[filter] && contains(searched));
  return (
    <>
      <TextField
        label="Search"
        type="search"
        placeholder="Name or your note"
        value={search}
        onChange={(event) => onFind({ search: event.target.value, filter })}
      />
      <fieldset aria-label="Show" className={classNames(design.wrap1, styles.filters)}>
        {(Object.keys(filters) as Filter[]).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === filter}
            onClick={() => onFind({ search, filter: each })}
          >
            {filters[each]} <span>{rows.filter(({ is }) => is[each]).length}</span>
          </button>
        ))}
      </fieldset>
      <p role="status" className={styles.none}>
        {found.length === 0 && 'No entries match.'}
      </p>
      <ul className={styles.rows}>
        {found.map((row) => (
          <li key={row.id}>
            <EntryRow row={row} isSelected={row.id === selected} onSelect={onSelect} />
          </li>
        ))}
      </ul>
      <Distribution assignments={assignments} />
    </>
  );
}

interface RowProps {
  row: Row;
  isSelected: boolean;
  onSelect(id: string): void;
}

function EntryRow({ row, isSelected, onSelect }: RowProps) {
  const { id, name, organization, state, is, hasNote } = row;
  return (
    <button
      type="button"
      aria-current={isSelected || undefined}
      className={styles.row}
      onClick={() => onSelect(id)}
    >
      <span className={styles.names}>
        <span className={design.semibold}>{name}</span>
        <span className={design.minor}>{organization}</span>
      </span>
      {is.back && <Badge kind="info">Come back</Badge>}
      {hasNote && <Badge>Note</Badge>}
      <Badge kind={is.rated ? 'success' : is.draft ? 'warning' : 'neutral'}>{state}</Badge>
    </button>
  );
}

/** How the judge has used the scale so far; empty before the first evaluation. */
function Distribution({ assignments }: { assignments: readonly Assignment[] }) {
  const { counts, total, mean } = distributionOf(assignments);
  if (mean === undefined) return null;
  const most = Math.max(...counts.map(({ count }) => count));
  return (
    <figure className={styles.distribution}>
      <figcaption>
        Your {pluralize(total, 'rating')} so far, {mean.toFixed(1)} on average
      </figcaption>
      <dl>
        {counts.map(({ rating, count }) => (
          <div key={rating}>
            <dd
              style={{ blockSize: `${1.25 + (count / most) * 2.5}rem` }}
              data-none={count === 0 || undefined}
            >
              {count}
            </dd>
            <dt>{rating}</dt>
          </div>
        ))}
      </dl>
    </figure>
  );
}

/** The judge's list, updated with notes and unsent ratings of all tabs on this device. */
function useRows(uid: string, assignments: readonly Assignment[]): Row[] {
  const [, readAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    const stops = [unsentRatings.watchAll(readAgain), notes.watchAll(readAgain)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return rowsOf(uid, assignments);
}
