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
  question: Pick<Question, 'title' | 'consequence' | 'confirm' | 'danger' | 'reason'> &
    Partial<Pick<Question, 'about'>>;
  /** Why the action failed. */
  refused?: ClientError | null;
  onConfirm(reason: string): void;
  onClose(): void;
}

/** Shows the consequence of an action, asks for a reason, and confirms it. */
export function ConfirmDialog({ question, refused = null, onConfirm, onClose }: Props) {
  const { title, consequence, confirm, about, danger, reason } = question;
  const form = useId();
  const { typed, type } = useUnsent(reasonKey(question), '');
  const [missing, setMissing] = useState(false);
  // The page was out of date, so the organiser has to look again.
  const stale = refused !== null && isStale(refused);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React events bubble through portals to the form from which the dialog was opened.
    event.stopPropagation();
    const given = typed.trim();
    setMissing(reason !== undefined && !given);
    if (!reason || (given && given.length <= reason.limit)) onConfirm(given);
    else event.currentTarget.querySelector('textarea')?.focus();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
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
      {!stale && (
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
              error={missing ? (reason.missing ?? 'Enter a reason. It is recorded.') : undefined}
            />
          )}
        </form>
      )}
    </Dialog>
  );
}
