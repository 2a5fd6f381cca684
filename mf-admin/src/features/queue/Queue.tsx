import type { Application } from '@meritum/shared/contracts/applications';
import { Button } from '@meritum/shared/ui/Button';
import { VisuallyHidden } from '@meritum/shared/ui/VisuallyHidden';
import { type KeyboardEvent, useState } from 'react';
import text from '../facts/text.module.css';
import { isTyping } from '../keys/useConsoleKeys';
import { ApplicationPanel } from './ApplicationPanel';
import { DecidedBar, NotDecided } from './DecidedBar';
import styles from './Queue.module.css';
import { QueueList } from './QueueList';
import { RejectDialog } from './RejectDialog';
import { useQueue } from './useQueue';
import type { QueueView } from './view';

/** Keys that show another application, and how far. */
const steps: Record<string, number> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 };

/** Applications one by one or several at once, by keys or buttons, with a time to undo. */
export function Queue({
  all,
  values,
}: {
  all: readonly Application[];
  values: QueueView['values'];
}) {
  const queue = useQueue(all, values);
  const { current, checked, rows, index, decide, move, undo, said } = queue;
  const [asked, setAsked] = useState<readonly Application[]>([]);

  /** The dialog returns the focus to where it was, so that has to outlast the decision. */
  const ask = (about: readonly Application[]) => {
    const list = queue.list.current;
    if (about === checked || list?.contains(document.activeElement)) list?.focus();
    setAsked(about);
  };
  const accept = () => current?.mayDecide && decide('verified', [current]);
  const reject = () => {
    if (current?.mayDecide && current.state !== 'rejected') ask([current]);
  };
  const keys: Record<string, () => unknown> = {
    v: accept,
    x: reject,
    u: () => undo(),
    s: () => current?.mayDecide && queue.check([current.id], !checked.includes(current)),
  };
  // Only while the focus is inside, so that no key of the page or a screen reader is taken.
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget } = event;
    const isElsewhere = !(target instanceof Node) || !currentTarget.contains(target);
    if (isElsewhere || isTyping(target) || event.altKey || event.ctrlKey || event.metaKey) return;
    const step = steps[key];
    // A key that is held down decides once.
    const act = step ? () => move(step) : event.repeat ? undefined : keys[key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts of the buttons inside
    <div className={styles.root} onKeyDown={press}>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <NotDecided {...queue} />
      <div className={styles.columns} data-empty={rows.length === 0 || undefined}>
        <div className={styles.side}>
          <QueueList {...queue} isFiltered={values.search !== '' || values.marks !== ''} />
          <DecidedBar {...queue} />
        </div>
        <div className={styles.main}>
          {checked.length > 0 && (
            <fieldset className={styles.bulk}>
              <legend>{`${checked.length} selected`}</legend>
              <Button
                onClick={() => decide('verified', checked)}
              >{`Accept ${checked.length}`}</Button>
              {values.state === 'waiting' && (
                <Button variant="danger" onClick={() => ask(checked)}>
                  {`Reject ${checked.length}...`}
                </Button>
              )}
            </fieldset>
          )}
          {current && (
            <>
              <ApplicationPanel row={current} onAccept={accept} onReject={reject} />
              <div className={styles.steps}>
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
                <span>{`${index + 1} of ${rows.length}`}</span>
              </div>
            </>
          )}
          <Legend />
        </div>
      </div>
      <RejectDialog
        key={asked.map(({ id }) => id).join()}
        rows={asked}
        onClose={() => setAsked([])}
        onReject={(why) => {
          setAsked([]);
          decide('rejected', asked, why);
        }}
      />
    </div>
  );
}

const shortcuts = [
  ['j', 'next'],
  ['k', 'previous'],
  ['v', 'accept'],
  ['x', 'reject'],
  ['u', 'undo'],
  ['s', 'select'],
] as const;

function Legend() {
  return (
    <p className={text.facts}>
      Keys, while the list or the application has the focus:{' '}
      {shortcuts.map(([key, what]) => (
        <span key={key} className={styles.shortcut}>
          <kbd>{key}</kbd> {what}
        </span>
      ))}
    </p>
  );
}
