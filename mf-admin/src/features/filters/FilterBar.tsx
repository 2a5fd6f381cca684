import { useLocation } from '@meritum/shared/router';
import { Button } from '@meritum/shared/ui/Button';
import { type ReactNode, useId, useState } from 'react';
import { seasonParameter } from '../season/useSeasonShown';
import styles from './FilterBar.module.css';

interface Props {
  /** Label for screen readers: `Filter nominations`. */
  label: string;
  /** The search, if there is one, comes first; the others fold on phones. */
  children: ReactNode;
  /** Shown below the filters: saved views. */
  below?: ReactNode;
}

const notFilters = ['search', 'sort', 'page', seasonParameter];

/** The filters of a list; on phones they fold, and a button says how many are set. */
export function FilterBar({ label, children, below }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const params = new URLSearchParams(useLocation().search);
  const set = [...params.keys()].filter((name) => !notFilters.includes(name)).length;
  return (
    <section aria-label={label} className={styles.root}>
      <div id={id} className={styles.filters} data-open={isOpen}>
        {children}
      </div>
      <div className={styles.fold}>
        <Button
          variant="quiet"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Fewer filters' : `Filters${set > 0 ? ` (${set} set)` : ''}`}
        </Button>
      </div>
      {below}
    </section>
  );
}
