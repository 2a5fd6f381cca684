import { limits } from '@meritum/shared/contracts/limits';
import type { MessageAudience } from '@meritum/shared/contracts/message-templates';
import type { MessagePreview } from '@meritum/shared/contracts/messages';
import { useUnsent } from '@meritum/shared/forms/useUnsent';
import { pluralize } from '@meritum/shared/programme/format-count';
import { formatClock } from '@meritum/shared/programme/moments';
import { Button } from '@meritum/shared/ui/Button';
import { Checkbox } from '@meritum/shared/ui/Checkbox';
import { Dialog } from '@meritum/shared/ui/Dialog';
import * as design from '@meritum/shared/ui/design.module.css';
import { Notice } from '@meritum/shared/ui/Notice';
import { TextArea } from '@meritum/shared/ui/TextArea';
import { TextField } from '@meritum/shared/ui/TextField';
import { useNow } from '@meritum/shared/ui/useNow';
import { type FormEvent, useId } from 'react';
import css from '../facts/text.module.css';
import { MailTime } from '../mails/MailTime';
import { Before } from './Before';
import type { Draft } from './draft';
import { OwnTemplates, StartFrom } from './OwnTemplates';

/** The recipients of a screen's messages, in words. */
export interface Addressed {
  /** Such as `judge`. */
  noun: string;
  audience: MessageAudience;
  /** Explains the words in braces. */
  placeholders: string;
  /** Why a matching person may be left out. */
  leftOut: string;
  /** Whom a reminder leaves out, if there are reminders. */
  reminder?: string;
  /** Texts to begin with, by purpose. */
  templates: Readonly<Record<string, Draft>>;
}

interface Props extends Addressed {
  /** Such as `3 selected judges`. */
  to: string;
  /** The first text, and the key under which typed text is kept. */
  start: Draft;
  unsentKey: string;
  /** The earliest time of sending, if another mail was sent shortly before. */
  sendFrom: string | undefined;
  /** Defined after the preview; then the mail can be sent. */
  preview: MessagePreview | undefined;
  error: string | undefined;
  /** No reply has come, so the server may have sent the mail. */
  mayBeSent: boolean;
  busy: boolean;
  onPreview(texts: Draft): void;
  onTry(): Promise<void>;
  /** Time of sending; undefined for at once, '' while none is entered. */
  sendAt: string | undefined;
  onSendAt(sendAt: string | undefined): void;
  onSend(preview: MessagePreview): void;
  onChange(): void;
  onClose(): void;
}

/** Writes a mail to several people, shows it with real values, and confirms how many get it. */
export function MessageDialog(props: Props) {
  const { noun, to, start, unsentKey, preview, error, mayBeSent, busy, sendFrom } = props;
  const { onPreview, onTry, onSend, onChange, onClose } = props;
  const { sendAt, onSendAt } = props;
  const form = useId();
  const isEarly = Date.parse(sendFrom ?? '') > useNow(1_000).getTime();
  const { typed, type } = useUnsent(unsentKey, start);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onPreview(typed);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={preview ? `Send to ${pluralize(preview.recipients, noun)}?` : `Write to ${to}`}
      actions={
        preview ? (
          <>
            <Button variant="secondary" onClick={onChange}>
              Change it
            </Button>
            <Button
              disabled={sendAt === undefined ? isEarly : sendAt === ''}
              onClick={() => onSend(preview)}
            >
              {sendAt === undefined
                ? `Send to ${pluralize(preview.recipients, noun)}`
                : 'Send it then'}
            </Button>
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
        <Notice kind="error" title={mayBeSent ? 'It may have been sent' : 'Nothing was sent'}>
          {error} {mayBeSent && preview && 'Send it again from here: nobody gets it twice.'}
        </Notice>
      )}
      {isEarly && sendFrom && sendAt === undefined && (
        <Notice kind="info" title={`This can be sent from ${formatClock(sendFrom)}`}>
          You have just written to several people. What you write here is kept.
        </Notice>
      )}
      {preview ? (
        <>
          <Preview {...props} preview={preview} />
          <Before sendAt={sendAt} onSendAt={onSendAt} onTry={onTry} />
        </>
      ) : (
        <form id={form} onSubmit={submit} noValidate className={css.stack}>
          {typed.subject === '' && typed.note === '' && (
            <StartFrom to={props.audience} given={props.templates} onChoose={type} />
          )}
          <TextField
            label="Subject"
            value={typed.subject}
            onChange={({ target }) => type({ ...typed, subject: target.value })}
            limit={limits.messageSubjectCharacters}
            autoComplete="off"
          />
          <TextArea
            label="Text"
            hint={`Plain text. ${props.placeholders}`}
            rows={8}
            value={typed.note}
            onChange={({ target }) => type({ ...typed, note: target.value })}
            limit={limits.messageCharacters}
          />
          {props.reminder && (
            <Checkbox
              label={props.reminder}
              checked={typed.isReminder}
              onChange={({ target }) => type({ ...typed, isReminder: target.checked })}
            />
          )}
        </form>
      )}
      {!preview && <OwnTemplates to={props.audience} draft={typed} />}
    </Dialog>
  );
}

function Preview(props: Pick<Props, 'noun' | 'leftOut' | 'sendAt'> & { preview: MessagePreview }) {
  const { noun, leftOut: why } = props;
  const { leftOut, examples, recipients } = props.preview;
  return (
    <>
      <p>
        Each gets it by email, once. It is recorded in the audit trail
        {props.sendAt === undefined && ' and cannot be taken back'}.
        {leftOut > 0 && ` ${pluralize(leftOut, `${noun} is`, `${noun}s are`)} left out: ${why}.`}
      </p>
      <MailTime count={recipients} />
      <ul className={css.stack} aria-label="Examples">
        {examples.map(({ name, email, subject, text }) => (
          <li key={`${email} ${subject} ${text}`} className={css.quote}>
            <p className={design.muted}>
              To {name} ({email})
            </p>
            <p>
              <strong>{subject}</strong>
            </p>
            <p className={css.prose}>{text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
