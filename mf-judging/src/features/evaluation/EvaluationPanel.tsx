import { SessionEndedNotice } from '@meritum/shared/auth/SessionEndedNotice';
import type { Assignment, Ratings } from '@meritum/shared/contracts/assignments';
import { compositeOf } from '@meritum/shared/merit/outcome/ratings';
import { Badge } from '@meritum/shared/ui/Badge';
import { Button } from '@meritum/shared/ui/Button';
import { Card } from '@meritum/shared/ui/Card';
import * as design from '@meritum/shared/ui/design.module.css';
import { Notice } from '@meritum/shared/ui/Notice';
import { useFocusAfterChange } from '@meritum/shared/ui/useFocusAfterChange';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Composite } from './Composite';
import { ConfirmDialog } from './ConfirmDialog';
import type { Read } from './drafts';
import styles from './EvaluationPanel.module.css';
import { RatingFields } from './RatingFields';
import { Rubric } from './Rubric';
import { useChosen } from './useChosen';
import { useRatingKeys } from './useRatingKeys';
import type { SubmissionState } from './useSubmissions';

interface Props {
  uid: string;
  assignment: Assignment;
  state: SubmissionState | undefined;
  sessionEnded: boolean;
  usual: readonly number[];
  onSubmit(read: Read, ratings: Ratings): void;
  onUndo(id: string, ratings: Ratings): void;
  onMove(by: 1 | -1): void;
  children?: ReactNode;
}

/** The evaluation of one assignment (JUD-030 to JUD-036); use the assignment's id as its key. */
export function EvaluationPanel(props: Props) {
  const { uid, assignment, state, sessionEnded, onSubmit, onMove, children } = props;
  const { ratings, choose, untouched, hasChanged, readAgain } = useChosen(uid, assignment);
  // Exactly the reviewed ratings are submitted, whatever another tab or the nominator changes.
  const [confirming, setConfirming] = useState<{ read: Read; ratings: Ratings }>();
  const { criteria } = assignment;
  const [active, setActive] = useState(criteria[0]?.key ?? '');
  const isComplete = !criteria.some(({ key }) => untouched(key));
  const completed = assignment.status === 'completed';
  const form = useFocusAfterChange<HTMLFormElement>(`${hasChanged} ${sessionEnded}`);
  const again = useRef<HTMLButtonElement>(null);
  const locked = completed || !assignment.may.rate || state !== undefined;
  const keys = useRatingKeys({ choose, onMove });

  const ask = (event: FormEvent) => {
    event.preventDefault();
    const { id, version } = assignment;
    if (hasChanged) again.current?.focus();
    else if (!locked) setConfirming({ read: { id, version, criteria }, ratings });
  };
  return (
    <Card as="section" aria-label="Evaluation" className={design.padded3}>
      <form ref={form} tabIndex={-1} onSubmit={ask} className={design.grid2} {...keys}>
        <header className={design.apart}>
          <h2 className={design.textXl}>Evaluation</h2>
          {!assignment.ended && (
            <Badge kind={completed ? 'success' : 'warning'}>
              {completed ? 'COMPLETED' : 'PENDING'}
            </Badge>
          )}
        </header>
        {hasChanged && (
          <Notice
            kind="warning"
            title="This nomination has changed"
            action={
              <Button ref={again} variant="secondary" onClick={readAgain}>
                I have read it again
              </Button>
            }
          >
            The nominator has submitted a new version since you opened it. Read it again before you
            submit. Your ratings are kept.
          </Notice>
        )}
        <RatingFields
          name={assignment.fullName}
          criteria={criteria}
          ratings={ratings}
          isChosen={(key) => !untouched(key)}
          disabled={locked}
          onChoose={choose}
          onActive={setActive}
        />
        <Rubric
          criterion={criteria.find(({ key }) => key === active)}
          rating={untouched(active) ? undefined : ratings[active]}
        />
        {!locked && <KeyHelp />}
        <div className={styles.foot}>
          {sessionEnded && (
            <SessionEndedNotice waited={state === 'signed out'}>
              Your ratings are kept on this device. What you have confirmed is sent as soon as you
              are signed in.
            </SessionEndedNotice>
          )}
          {state === 'waiting' && (
            <Notice kind="warning" title="No answer yet">
              The server has not answered. Your ratings are kept on this device and will be sent
              again automatically. You can continue with other entries.
            </Notice>
          )}
          {!completed && !assignment.may.rate && (
            <Notice kind="info" title="No ratings are accepted now">
              {assignment.ended
                ? 'Judging has ended. This rating is no longer needed.'
                : 'Judging is closed, or the entry was returned to its nominator. Your ratings are kept on this device.'}
            </Notice>
          )}
          <Composite value={isComplete ? compositeOf(criteria, ratings) : undefined} />
          <SubmitButton completed={completed} mayRate={assignment.may.rate} state={state} />
          {completed && assignment.undoUntil && (
            <Button variant="quiet" onClick={() => props.onUndo(assignment.id, ratings)}>
              Undo within a minute
            </Button>
          )}
        </div>
      </form>
      {children}
      <ConfirmDialog
        open={confirming !== undefined}
        onOpenChange={() => setConfirming(undefined)}
        assignment={assignment}
        ratings={confirming?.ratings ?? ratings}
        usual={props.usual}
        untouched={untouched}
        onConfirm={() => {
          setConfirming(undefined);
          if (confirming) onSubmit(confirming.read, confirming.ratings);
        }}
      />
    </Card>
  );
}

interface SubmitProps {
  completed: boolean;
  mayRate: boolean;
  state: Props['state'];
}

const busyLabels: Record<SubmissionState, string> = {
  sending: 'Submitting...',
  waiting: 'Waiting for the server...',
  'signed out': 'Waiting for you to sign in...',
};

function SubmitButton({ completed, mayRate, state }: SubmitProps) {
  return (
    <Button
      type="submit"
      disabled={completed || !mayRate}
      busy={!completed && state !== undefined}
      busyLabel={busyLabels[state ?? 'sending']}
      data-after-ratings
    >
      {completed ? 'Evaluation Submitted' : 'Submit Evaluation'}
    </Button>
  );
}

const keys = [
  { keys: '1 – 9, 0 or 10', does: 'rate' },
  { keys: 'Left, Right', does: 'criterion' },
  { keys: 'Shift Left, Right', does: 'entry' },
  { keys: 'Enter', does: 'submit' },
];

function KeyHelp() {
  return (
    <dl className={styles.keys} aria-label="Keyboard shortcuts">
      {keys.map(({ keys: pressed, does }) => (
        <div key={does}>
          <dt>
            <kbd>{pressed}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
