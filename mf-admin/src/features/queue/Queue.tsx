import { Button } from '@meritum/shared/ui/Button';
import { classNames } from '@meritum/shared/ui/classNames';
import * as design from '@meritum/shared/ui/design.module.css';
import { VisuallyHidden } from '@meritum/shared/ui/VisuallyHidden';
import type { KeyboardEvent, ReactNode } from 'react';
import { pressedKey } from '../keys/useConsoleKeys';
import styles from './Queue.module.css';
import type { useQueue } from './useQueue';

/** Keys with their effects, besides j and k, which move. */
export type QueueKeys = Readonly<Record<string, readonly [what: string, act: () => void]>>;

interface Props {
  queue: Omit<ReturnType<typeof useQueue>, 'change' | 'leave'>;
  keys: QueueKeys;
  /** The list and content below it. */
  side: ReactNode;
  /** The current row in full. */
  children: ReactNode;
  dialog?: ReactNode;
}

/** A list beside its current row in full, with keys or buttons to move on. */
export function Queue({ queue, keys: acts, side, children, dialog }: Props) {
  const { rows, index, current, said, move, root, panel } = queue;
  const keys: QueueKeys = {
    j: ['next', () => move(1)],
    k: ['previous', () => move(-1)],
    ...acts,
  };
  // Only with the focus inside, so that keys of the page and screen readers keep working.
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const key = pressedKey(event.nativeEvent) ?? '';
    const [, act] = keys[key] ?? [];
    if (!act) return;
    event.preventDefault();
    // The table uses x for another act.
    event.stopPropagation();
    // A held key decides once.
    if (!event.repeat || key === 'j' || key === 'k') act();
  };
  return (
    <section
      ref={root}
      aria-label="Queue"
      tabIndex={-1}
      className={styles.root}
      onKeyDownCapture={press}
    >
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <div className={styles.side}>{side}</div>
      {current && (
        <div ref={panel} className={styles.main}>
          {children}
          <div className={design.row}>
            <Button variant="secondary" disabled={index === 0} onClick={() => move(-1)}>
              Previous
            </Button>
            <Button
              variant="secondary"
              disabled={index === rows.length - 1}
              onClick={() => move(1)}
            >
              Next
            </Button>
            {`${index + 1} of ${rows.length}`}
          </div>
          <p className={classNames(styles.keys, design.minor)}>
            Keys, while the list or what is beside it has the focus:{' '}
            {Object.entries(keys).map(([key, [what]]) => (
              <span key={key} className={styles.shortcut}>
                <kbd>{key}</kbd> {what}
              </span>
            ))}
          </p>
        </div>
      )}
      {dialog}
    </section>
  );
}
