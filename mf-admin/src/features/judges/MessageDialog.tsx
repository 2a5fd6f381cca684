import { limits } from '@meritum/shared/contracts/limits';
import type { MessagePreview } from '@meritum/shared/contracts/messages';
import { Button } from '@meritum/shared/ui/Button';
import { Checkbox } from '@meritum/shared/ui/Checkbox';
import { Dialog } from '@meritum/shared/ui/Dialog';
import { Notice } from '@meritum/shared/ui/Notice';
import { TextArea } from '@meritum/shared/ui/TextArea';
import { TextField } from '@meritum/shared/ui/TextField';
import { type FormEvent, useId } from 'react';
import { pluralize } from '../facts/pluralize';
import styles from './MessageDialog.module.css';

/** What an organiser writes to several judges. */
export interface MessageTexts {
  subject: string;
  note: string;
  isReminder: boolean;
}

interface Props {
  open: boolean;
  /** `3 selected judges` */
  to: string;
  texts: MessageTexts;
  /** Set once it was previewed; then it can be sent. */
  preview: MessagePreview | undefined;
  error: string | undefined;
  busy: boolean;
  onPreview(texts: MessageTexts): void;
  onSend(): void;
  onChange(): void;
  onClose(): void;
}

/** Writes a mail to several judges, shows it with real values, and confirms how many get it. */
export function MessageDialog(props: Props) {
  const { open, to, texts, preview, error, busy, onPreview, onSend, onChange, onClose } = props;
  const form = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    onPreview({
      subject: String(given.get('subject') ?? ''),
      note: String(given.get('note') ?? ''),
      isReminder: given.has('isReminder'),
    });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={preview ? `Send to ${pluralize(preview.recipients, 'judge')}?` : `Write to ${to}`}
      actions={
        preview ? (
          <>
            <Button variant="secondary" onClick={onChange}>
              Change it
            </Button>
            <Button onClick={onSend}>Send to {pluralize(preview.recipients, 'judge')}</Button>
          </>
        ) : (
          <>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" form={form} busy={busy} busyLabel="Preparing ...">
              Preview
            </Button>
          </>
        )
      }
    >
      {error && (
        <Notice kind="error" title="Nothing was sent">
          {error}
        </Notice>
      )}
      {preview ? (
        <Preview {...preview} />
      ) : (
        <form id={form} onSubmit={submit} noValidate className={styles.form}>
          <TextField
            label="Subject"
            name="subject"
            defaultValue={texts.subject}
            maxLength={limits.messageSubjectCharacters}
            autoComplete="off"
          />
          <TextArea
            label="Text"
            name="note"
            hint="Plain text. {name}, {pending} and {deadline} become each judge's own values."
            rows={8}
            defaultValue={texts.note}
            maxLength={limits.messageCharacters}
          />
          <Checkbox
            name="isReminder"
            defaultChecked={texts.isReminder}
            label="A reminder: only judges with ratings to give who have not switched off reminders"
          />
        </form>
      )}
    </Dialog>
  );
}

function Preview({ leftOut, examples }: MessagePreview) {
  return (
    <>
      <p>
        Each gets it by email, once. It is recorded in the audit trail and cannot be taken back.
        {leftOut > 0 &&
          ` ${pluralize(leftOut, 'judge is', 'judges are')} left out: an unconfirmed address, or not to be reminded.`}
      </p>
      <ul className={styles.examples} aria-label="Examples">
        {examples.map(({ name, email, subject, text }) => (
          <li key={email} className={styles.example}>
            <p className={styles.to}>
              To {name} ({email})
            </p>
            <p className={styles.subject}>{subject}</p>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
