import { SessionEndedNotice } from '@meritum/shared/auth/SessionEndedNotice';
import { useSession } from '@meritum/shared/auth/useSession';
import { call } from '@meritum/shared/client/call';
import {
  type Assignment,
  type RecusalReason,
  recusalMessages,
  recusalReasons,
  recusalRequest,
} from '@meritum/shared/contracts/assignments';
import { limits } from '@meritum/shared/contracts/limits';
import { FormAnswer } from '@meritum/shared/forms/FormAnswer';
import { useAnsweredCall } from '@meritum/shared/forms/useAnsweredCall';
import { useUnsent } from '@meritum/shared/forms/useUnsent';
import { Button } from '@meritum/shared/ui/Button';
import { Dialog } from '@meritum/shared/ui/Dialog';
import * as design from '@meritum/shared/ui/design.module.css';
import { Select } from '@meritum/shared/ui/Select';
import { TextArea } from '@meritum/shared/ui/TextArea';
import { type FormEvent, useId, useState } from 'react';
import { assignmentName } from '../assignments/addresses';
import styles from './Recusal.module.css';

interface Props {
  assignment: Assignment;
  onRecused(): void;
}

interface Problems {
  reason?: string;
  details?: string;
}

const reasons = Object.entries(recusalReasons);

/** The button for a recusal, with a dialog for the reason; advice when no recusal is left. */
export function Recusal({ assignment, onRecused }: Props) {
  const [open, setOpen] = useState(false);
  if (!assignment.may.recuse)
    return (
      <p className={design.muted}>
        You have stepped back from {limits.recusalsPerSeason} entries this season, the most that a
        judge can. If you have a conflict of interest with this entry, leave it unrated and write to
        us: an organiser can give it to another judge.
      </p>
    );
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        I have a conflict of interest
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Step back from this entry"
        description={`${assignmentName(assignment)}. ${assignment.may.rate ? 'It goes to another judge when one is available. Only' : 'Only'} the organisers see your reason. This cannot be undone. ${leftInWords(assignment)}`}
      >
        <RecusalForm
          assignment={assignment}
          onRecused={() => {
            setOpen(false);
            onRecused();
          }}
          onCancel={() => setOpen(false)}
        />
      </Dialog>
    </>
  );
}

const leftInWords = ({ recusalsLeft }: Assignment) =>
  recusalsLeft === 1
    ? 'It is the last entry that you can step back from this season.'
    : `You can still step back from ${recusalsLeft} entries this season.`;

const nothing: { reason: RecusalReason | ''; details: string } = { reason: '', details: '' };

interface FormProps extends Props {
  onCancel(): void;
}

function RecusalForm({ assignment, onRecused, onCancel }: FormProps) {
  const id = useId();
  const { typed, type, sent } = useUnsent(`recusal ${assignment.id}`, nothing);
  const { reason, details } = typed;
  const [problems, setProblems] = useState<Problems>({});
  const { answer, busy, run } = useAnsweredCall();
  const session = useSession();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = recusalRequest.safeParse({ reason, details });
    setProblems(checked.success ? {} : problemsOf(reason));
    if (!checked.success) {
      document.getElementById(reason === '' ? `${id}-reason` : `${id}-details`)?.focus();
      return;
    }
    void run(async () => {
      await call('recuseTechAssignment', {
        params: { assignmentId: assignment.id },
        body: checked.data,
      });
      sent();
      onRecused();
    }, 'Could not step back from this entry. Try again.');
  };
  return (
    <form onSubmit={submit} noValidate className={design.grid2} aria-label="Conflict of interest">
      <Select
        id={`${id}-reason`}
        label="What is the conflict?"
        value={reason}
        error={problems.reason}
        onChange={(event) => {
          type({ reason: event.target.value as RecusalReason, details });
          setProblems({});
        }}
      >
        <option value="">Choose a reason</option>
        {reasons.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </Select>
      <TextArea
        id={`${id}-details`}
        label="Details"
        optional={reason !== 'other'}
        rows={3}
        limit={limits.judgeReasonCharacters}
        value={details}
        error={problems.details}
        onChange={(event) => {
          type({ reason, details: event.target.value });
          setProblems({});
        }}
      />
      {session.status === 'signed-out' ? (
        <SessionEndedNotice waited />
      ) : (
        <FormAnswer answer={answer} />
      )}
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onCancel}>
          Keep this entry
        </Button>
        <Button type="submit" variant="danger" busy={busy} busyLabel="Stepping back...">
          Step back
        </Button>
      </div>
    </form>
  );
}

const problemsOf = (reason: RecusalReason | ''): Problems =>
  reason === '' ? { reason: recusalMessages.reason } : { details: recusalMessages.details };
