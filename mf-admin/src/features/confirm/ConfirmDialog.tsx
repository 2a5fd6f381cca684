import type { ClientError } from '@meritum/shared/client/clientError';
import { useUnsent } from '@meritum/shared/forms/useUnsent';
import { Button } from '@meritum/shared/ui/Button';
import { Dialog } from '@meritum/shared/ui/Dialog';
import * as design from '@meritum/shared/ui/design.module.css';
import { Notice } from '@meritum/shared/ui/Notice';
import { Select } from '@meritum/shared/ui/Select';
import { TextArea } from '@meritum/shared/ui/TextArea';
import { type FormEvent, useId, useState } from 'react';
import { LastChange } from '../audit/LastChange';
import styles from './ConfirmDialog.module.css';
import { ProposedBy } from './ProposedBy';
import { isStale, type Question, reasonKey } from './question';

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  question: Pick<Question, 'title' | 'consequence' | 'confirm' | 'danger' | 'reason'> &
    Partial<Pick<Question, 'about'>>;
  /** Why the action failed. */
  refused?: ClientError | undefined;
  onConfirm(reason: string): void;
}

/** Shows the consequence of an action, asks for a reason, and confirms it. */
export function ConfirmDialog({ open, onOpenChange, question, refused, onConfirm }: Props) {
  const { title, confirm, about, danger } = question;
  const form = useId();
  // The page was out of date, so the person has to look again.
  const stale = refused !== undefined && isStale(refused);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      actions={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {stale ? 'Close' : 'Cancel'}
          </Button>
          {!stale && (
            <Button type="submit" form={form} variant={danger ? 'danger' : 'primary'}>
              {confirm}
            </Button>
          )}
        </>
      }
    >
      {refused && (
        <Notice kind={stale ? 'warning' : 'error'} title={!stale && 'Could not complete this'}>
          {refused.message}
          {refused.proposal && <ProposedBy proposal={refused.proposal} />}
          {stale && about && !refused.proposal && <LastChange about={about} />}
        </Notice>
      )}
      {!stale && <Answer form={form} question={question} onConfirm={onConfirm} />}
    </Dialog>
  );
}

/** Inside the dialog, so that a typed reason is read again each time that it opens. */
function Answer({
  form,
  question,
  onConfirm,
}: Pick<Props, 'question' | 'onConfirm'> & { form: string }) {
  const { consequence, reason } = question;
  const { typed, type } = useUnsent(reasonKey(question), '');
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React events bubble through portals to the form that the dialog was opened from.
    event.stopPropagation();
    const given = typed.trim();
    setMissing(reason !== undefined && !given);
    if (!reason || (given && given.length <= reason.limit)) onConfirm(given);
  };
  return (
    <form id={form} className={design.grid2} onSubmit={submit} noValidate>
      <div className={styles.consequence}>{consequence}</div>
      {reason?.common && (
        <Select
          label="Common reasons"
          value={reason.common.includes(typed) ? typed : ''}
          onChange={({ target }) => target.value && type(target.value)}
        >
          <option value="">Choose or type one</option>
          {reason.common.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </Select>
      )}
      {reason && (
        <TextArea
          label={reason.label}
          hint={reason.hint}
          rows={3}
          limit={reason.limit}
          value={typed}
          onChange={({ target }) => type(target.value)}
          error={missing ? 'Enter a reason. It is recorded.' : undefined}
        />
      )}
    </form>
  );
}
