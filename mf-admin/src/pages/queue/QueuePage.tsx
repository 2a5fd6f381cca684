import { limits } from '@meritum/shared/contracts/limits';
import { unsent } from '@meritum/shared/forms/unsent';
import { useState } from 'react';
import { useMay } from '../../features/access/role';
import type { BulkAct } from '../../features/bulk/BulkBar';
import { BulkOutcome } from '../../features/bulk/useBulk';
import { ConfirmDialog } from '../../features/confirm/ConfirmDialog';
import { reasonKey } from '../../features/confirm/question';
import { ConsoleLink } from '../../features/console/ConsoleLink';
import { consolePath } from '../../features/console/screens';
import { useCall } from '../../features/console/useCall';
import { ListPage, ListRows } from '../../features/list/ListPage';
import { useList } from '../../features/list/useList';
import { ApplicationPanel } from '../../features/queue/ApplicationPanel';
import { DecidedBar } from '../../features/queue/DecidedBar';
import { applicationList } from '../../features/queue/list';
import { Queue, type QueueKeys } from '../../features/queue/Queue';
import { type Asked, questionOf } from '../../features/queue/question';
import { type Decision, useDecisions } from '../../features/queue/useDecisions';
import { useQueue } from '../../features/queue/useQueue';

/** Applications to judge, one in full beside the list, decided singly or several at once. */
export function QueuePage() {
  const state = useList(applicationList);
  const may = useMay();
  const { chosen, selection } = state.selected;
  const rows = state.query.data?.rows ?? [];
  const queue = useQueue(rows, 'applications');
  const { current, leave, keepFocus } = queue;
  const next = rows[queue.index + 1];
  // Asked for ahead, so that they are there once the reader goes on.
  useCall('listNotes', { query: { noun: 'judge', id: next?.id ?? '' } }, { enabled: !!next });
  const { decided, isSaving, failures, forget, decide, undo } = useDecisions(queue.announce);
  const [asked, setAsked] = useState<Asked>();
  const decideNow = (one: Decision, reason = '') => {
    leave(one.rows);
    return decide(one, reason);
  };
  const ask = (question: Asked) => {
    keepFocus();
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
  const keys: QueueKeys = {
    v: ['accept', accept],
    x: ['reject', reject],
    u: ['undo', () => void undo()],
    s: ['select', toggle],
  };
  return (
    <ListPage
      state={state}
      actions={
        <>
          {may('listJudges') && (
            <ConsoleLink to={`${consolePath('judges')}?state=judging`}>
              Accepted applications
            </ConsoleLink>
          )}
          {may('sendJudgeVerificationEmail') && (
            <ConsoleLink to={consolePath('judging')}>
              Decide one by one on the dashboard
            </ConsoleLink>
          )}
        </>
      }
      instead={
        <Queue
          queue={queue}
          keys={may('decideApplications') ? keys : {}}
          side={
            <>
              <ListRows
                state={state}
                bulk={
                  may('decideApplications')
                    ? { acts: about.length > 0 ? acts : [], isRunning: false, shown: null }
                    : undefined
                }
                current={{ key: current?.id, change: queue.change }}
              />
              <DecidedBar decided={decided} isSaving={isSaving} onUndo={undo} />
            </>
          }
          dialog={
            asked && (
              <ConfirmDialog
                onClose={() => setAsked(undefined)}
                question={questionOf(asked)}
                onConfirm={(reason) => void confirm(asked, reason)}
              />
            )
          }
        >
          {current && <ApplicationPanel row={current} onAccept={accept} onReject={reject} />}
        </Queue>
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
