import type { Application } from '@meritum/shared/contracts/applications';
import { limits } from '@meritum/shared/contracts/limits';
import { unsent } from '@meritum/shared/forms/unsent';
import { Button } from '@meritum/shared/ui/Button';
import * as design from '@meritum/shared/ui/design.module.css';
import { VisuallyHidden } from '@meritum/shared/ui/VisuallyHidden';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { BulkAct } from '../../features/bulk/BulkBar';
import { BulkOutcome } from '../../features/bulk/useBulk';
import { ConfirmDialog } from '../../features/confirm/ConfirmDialog';
import { reasonKey } from '../../features/confirm/question';
import { ConsoleLink } from '../../features/console/ConsoleLink';
import { consolePath } from '../../features/console/screens';
import { pressedKey } from '../../features/keys/useConsoleKeys';
import { ListPage, ListRows } from '../../features/list/ListPage';
import { useList } from '../../features/list/useList';
import { ApplicationPanel } from '../../features/queue/ApplicationPanel';
import { DecidedBar } from '../../features/queue/DecidedBar';
import { applicationList } from '../../features/queue/list';
import styles from '../../features/queue/Queue.module.css';
import { type Asked, questionOf } from '../../features/queue/question';
import { type Decision, useDecisions } from '../../features/queue/useDecisions';

/** Applications to judge, one in full beside the list, decided about one by one or several at once. */
export function QueuePage() {
  const state = useList(applicationList);
  const { chosen, selection } = state.selected;
  const rows = state.query.data?.rows ?? [];
  const [said, announce] = useState('');
  const { decided, isSaving, failures, forget, decide, undo } = useDecisions(announce);
  const [currentId, setCurrent] = useState<string>();
  const [asked, setAsked] = useState<Asked>();
  const root = useRef<HTMLElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const index = Math.max(
    0,
    rows.findIndex(({ id }) => id === currentId),
  );
  const current = rows[index];
  const hasRows = current !== undefined;
  // Keys work on arrival, unless somebody is already somewhere on the page.
  useEffect(() => {
    if (!hasRows) return;
    const frame = requestAnimationFrame(() => {
      if (document.activeElement?.matches('body, main'))
        root.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [hasRows]);

  const move = (by: number) => {
    const next = rows[index + by];
    if (!next) return;
    setCurrent(next.id);
    announce(`${next.name}, ${index + by + 1} of ${rows.length}`);
  };
  const decideNow = (one: Decision, reason = '') => {
    const isOther = ({ id }: Application) => !one.rows.some((row) => row.id === id);
    const next =
      current && isOther(current)
        ? current
        : (rows.slice(index + 1).find(isOther) ?? rows.findLast(isOther));
    announce(next ? `Next: ${next.name}.` : 'No applications left.');
    setCurrent(next?.id);
    if (!next) root.current?.focus();
    return decide(one, reason);
  };
  const ask = (question: Asked) => {
    // The dialog returns the focus to where it was, so that has to outlast the decision.
    if (!panel.current?.contains(document.activeElement)) root.current?.focus();
    setAsked(question);
  };
  const about = chosen.filter(({ mayDecide }) => mayDecide).slice(0, limits.decisionsAtOnce);
  const actOn = (label: string, decision: Decision['decision']): BulkAct => ({
    label,
    onSelect: () => ask({ decision, rows: about, leftOut: chosen.length - about.length }),
  });
  const acts = [actOn('Accept', 'verified')];
  if (state.filter.state === 'waiting') acts.push(actOn('Reject', 'rejected'));
  const confirm = async (question: Asked, reason: string) => {
    setAsked(undefined);
    const isDecided = await decideNow(question, reason);
    if (isDecided) unsent.forget(reasonKey(questionOf(question)));
  };
  const accept = () => {
    if (current?.mayDecide) void decideNow({ decision: 'verified', rows: [current] });
  };
  const reject = () => {
    if (current?.mayDecide && current.state === 'waiting')
      ask({ decision: 'rejected', rows: [current], leftOut: 0 });
  };
  const toggle = () => {
    const keys = new Set(selection.keys);
    if (current && !keys.delete(current.id)) keys.add(current.id);
    selection.change(keys);
  };
  const keys: Record<string, [what: string, act: () => void]> = {
    j: ['next', () => move(1)],
    k: ['previous', () => move(-1)],
    v: ['accept', accept],
    x: ['reject', reject],
    u: ['undo', () => void undo()],
    s: ['select', toggle],
  };
  // Only while the focus is inside, so that no key of the page or a screen reader is taken.
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const key = pressedKey(event.nativeEvent) ?? '';
    const [, act] = keys[key] ?? [];
    if (!act) return;
    event.preventDefault();
    // The table has another act for x.
    event.stopPropagation();
    // A key that is held down decides once.
    if (!event.repeat || key === 'j' || key === 'k') act();
  };
  return (
    <ListPage
      state={state}
      actions={
        <>
          <ConsoleLink to={`${consolePath('judges')}?state=judging`}>
            Accepted applications
          </ConsoleLink>
          <ConsoleLink to={consolePath('judging')}>Decide one by one on the dashboard</ConsoleLink>
        </>
      }
      instead={
        <section
          ref={root}
          aria-label="Queue"
          tabIndex={-1}
          className={styles.root}
          onKeyDownCapture={press}
        >
          <VisuallyHidden role="status">{said}</VisuallyHidden>
          <div className={styles.side}>
            <ListRows
              state={state}
              bulk={{ acts: about.length > 0 ? acts : [], isRunning: false, shown: null }}
              current={{ key: current?.id, change: setCurrent }}
            />
            <DecidedBar decided={decided} isSaving={isSaving} onUndo={undo} />
          </div>
          {current && (
            <div ref={panel} className={styles.main}>
              <ApplicationPanel row={current} onAccept={accept} onReject={reject} />
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
              <p className={design.minor}>
                Keys, while the list or the application has the focus:{' '}
                {Object.entries(keys).map(([key, [what]]) => (
                  <span key={key} className={styles.shortcut}>
                    <kbd>{key}</kbd> {what}
                  </span>
                ))}
              </p>
            </div>
          )}
          {asked && (
            <ConfirmDialog
              onClose={() => setAsked(undefined)}
              question={questionOf(asked)}
              onConfirm={(reason) => void confirm(asked, reason)}
            />
          )}
        </section>
      }
    >
      {failures.length > 0 && (
        <BulkOutcome
          {...applicationList}
          text="Not every change was saved."
          failures={failures}
          onClose={forget}
        />
      )}
    </ListPage>
  );
}
