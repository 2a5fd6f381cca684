import type { Proposal } from '@meritum/shared/contracts/proposals';
import { unsent } from '@meritum/shared/forms/unsent';
import { Button } from '@meritum/shared/ui/Button';
import { Dialog } from '@meritum/shared/ui/Dialog';
import { Notice } from '@meritum/shared/ui/Notice';
import { Select } from '@meritum/shared/ui/Select';
import { TextArea } from '@meritum/shared/ui/TextArea';
import { type FormEvent, useId, useRef, useState } from 'react';
import { LastChange } from '../audit/LastChange';
import styles from './ConfirmDialog.module.css';
import { ProposedBy } from './ProposedBy';
import { type Question, reasonKey } from './question';

/** Why the action failed. */
export interface Refused {
  text: string;
  /** The page was out of date, so the person has to look again. */
  stale: boolean;
  /** What is proposed now, if it is not what the person has read. */
  proposal?: Proposal | undefined;
  /** The reason as typed, to continue from. */
  reason: string;
}

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  question: Pick<Question, 'title' | 'consequence' | 'confirm' | 'danger' | 'reason'> &
    Partial<Pick<Question, 'about'>>;
  refused: Refused | undefined;
  onConfirm(reason: string): void;
}

/** Shows the consequence of an action, asks for a reason, and confirms it. */
export function ConfirmDialog({ open, onOpenChange, question, refused, onConfirm }: Props) {
  const { title, consequence, confirm, about, danger, reason } = question;
  const form = useId();
  const [missing, setMissing] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const choose = (chosen: string) => {
    if (!chosen || !area.current) return;
    area.current.value = chosen;
    unsent.keep(reasonKey(question), chosen);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React events bubble through portals to the form that the dialog was opened from.
    event.stopPropagation();
    const given = String(new FormData(event.currentTarget).get('reason') ?? '').trim();
    setMissing(reason !== undefined && !given);
    if (!reason || (given && given.length <= reason.limit)) onConfirm(given);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      actions={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {refused?.stale ? 'Close' : 'Cancel'}
          </Button>
          {!refused?.stale && (
            <Button type="submit" form={form} variant={danger ? 'danger' : 'primary'}>
              {confirm}
            </Button>
          )}
        </>
      }
    >
      {refused && (
        <Notice
          kind={refused.stale ? 'warning' : 'error'}
          title={!refused.stale && 'Could not complete this'}
        >
          {refused.text}
          {refused.proposal && <ProposedBy proposal={refused.proposal} />}
          {refused.stale && about && !refused.proposal && <LastChange about={about} />}
        </Notice>
      )}
      <form id={form} className={styles.form} onSubmit={submit} noValidate>
        {!refused?.stale && <div className={styles.consequence}>{consequence}</div>}
        {reason?.common && !refused?.stale && (
          <Select
            label="Common reasons"
            defaultValue=""
            onChange={({ target }) => choose(target.value)}
          >
            <option value="">Choose or type one</option>
            {reason.common.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </Select>
        )}
        {reason && !refused?.stale && (
          <TextArea
            ref={area}
            name="reason"
            label={reason.label}
            hint={reason.hint}
            rows={3}
            limit={reason.limit}
            defaultValue={refused?.reason ?? unsent.read(reasonKey(question))}
            onChange={({ target }) => unsent.keep(reasonKey(question), target.value)}
            error={missing ? 'Enter a reason. It is recorded.' : undefined}
          />
        )}
      </form>
    </Dialog>
  );
}
