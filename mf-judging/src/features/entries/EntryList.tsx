import type { Assignment } from '@meritum/shared/contracts/assignments';
import { Badge } from '@meritum/shared/ui/Badge';
import { Button } from '@meritum/shared/ui/Button';
import { Dialog } from '@meritum/shared/ui/Dialog';
import { TextField } from '@meritum/shared/ui/TextField';
import { useState } from 'react';
import { Distribution } from './Distribution';
import styles from './EntryList.module.css';
import { type Filter, filters, type Row, rowsOf } from './rows';

interface Props {
  uid: string;
  assignments: readonly Assignment[];
  /** The id of the selected assignment. */
  selected: string;
  onSelect(id: string): void;
}

/** All entries of the judge with their state, to search and to choose from. */
export function EntryList({ uid, assignments, selected, onSelect }: Props) {
  const [open, setOpen] = useState(false);
  const select = (id: string) => {
    setOpen(false);
    onSelect(id);
  };
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        All entries
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title="Your entries" className={styles.dialog}>
        <Rows rows={rowsOf(uid, assignments)} selected={selected} onSelect={select} />
        <Distribution assignments={assignments} />
      </Dialog>
    </>
  );
}

interface RowsProps {
  rows: readonly Row[];
  selected: string;
  onSelect(id: string): void;
}

function Rows({ rows, selected, onSelect }: RowsProps) {
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const words = search.toLowerCase().split(/\s+/);
  const found = rows.filter(
    ({ is, searched }) => is[filter] && words.every((word) => searched.includes(word)),
  );
  return (
    <>
      <TextField
        label="Search"
        type="search"
        placeholder="Name, organization or your note"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <fieldset aria-label="Show" className={styles.filters}>
        {(Object.keys(filters) as Filter[]).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === filter}
            onClick={() => setFilter(each)}
          >
            {filters[each]} <span>{rows.filter(({ is }) => is[each]).length}</span>
          </button>
        ))}
      </fieldset>
      <p role="status" className={styles.none}>
        {found.length === 0 && 'No entries match.'}
      </p>
      <ul className={styles.rows}>
        {found.map(({ id, name, organization, state, is, hasNote }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === selected || undefined}
              className={styles.row}
              onClick={() => onSelect(id)}
            >
              <span className={styles.names}>
                <span className={styles.name}>{name}</span>
                <span className={styles.organization}>{organization}</span>
              </span>
              {is.back && <Badge kind="info">Come back</Badge>}
              {hasNote && <Badge>Note</Badge>}
              <Badge kind={is.rated ? 'success' : is.draft ? 'warning' : 'neutral'}>{state}</Badge>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
