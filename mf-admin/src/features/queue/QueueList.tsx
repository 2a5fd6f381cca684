import { Badge } from '@meritum/shared/ui/Badge';
import { Checkbox } from '@meritum/shared/ui/Checkbox';
import { EmptyState } from '@meritum/shared/ui/EmptyState';
import { VisuallyHidden } from '@meritum/shared/ui/VisuallyHidden';
import text from '../facts/text.module.css';
import styles from './Queue.module.css';
import type { QueueState } from './useQueue';
import { marksOf } from './view';

type Props = Pick<
  QueueState,
  'rows' | 'current' | 'checked' | 'decidable' | 'list' | 'show' | 'check'
> & { isFiltered: boolean };

/** The applications, of which one is in view; Tab reaches that one only. */
export function QueueList(props: Props) {
  const { rows, current, checked, decidable, list, show, check, isFiltered } = props;
  const areAll = decidable.length > 0 && checked.length === decidable.length;
  return (
    <section aria-label="Applications" className={styles.applications}>
      {rows.length > 0 && (
        <Checkbox
          label={`Select all ${decidable.length}`}
          checked={areAll}
          onChange={() =>
            check(
              decidable.map(({ id }) => id),
              !areAll,
            )
          }
        />
      )}
      <div ref={list} tabIndex={-1} className={styles.list}>
        {rows.length === 0 ? (
          <EmptyState
            title={isFiltered ? 'No applications match these filters' : 'Nothing to decide'}
            text="Applications appear here as soon as they are submitted."
          />
        ) : (
          <ul className={styles.rows}>
            {rows.map((row) => {
              const isCurrent = row.id === current?.id;
              const tabIndex = isCurrent ? 0 : -1;
              return (
                <li key={row.id} className={styles.row} data-current={isCurrent || undefined}>
                  <input
                    type="checkbox"
                    aria-label={`Select ${row.name}`}
                    className={styles.box}
                    tabIndex={tabIndex}
                    disabled={!row.mayDecide}
                    checked={checked.includes(row)}
                    onChange={({ target }) => check([row.id], target.checked)}
                  />
                  <button
                    type="button"
                    className={styles.open}
                    tabIndex={tabIndex}
                    aria-current={isCurrent || undefined}
                    onClick={() => show(row)}
                  >
                    <strong>{row.name}</strong>
                    <span className={text.facts}>{row.organization}</span>
                    <VisuallyHidden> </VisuallyHidden>
                    <span className={text.row}>
                      {marksOf(row).map((mark) => (
                        <Badge key={mark} kind="warning">
                          {mark}
                        </Badge>
                      ))}
                    </span>
                  </button>
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </section>
  );
}
