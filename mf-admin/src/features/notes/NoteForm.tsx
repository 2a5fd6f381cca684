import { call } from '@meritum/shared/client/call';
import { isClientError } from '@meritum/shared/client/clientError';
import { limits } from '@meritum/shared/contracts/limits';
import type { Note, NotesQuery } from '@meritum/shared/contracts/notes';
import { FormAnswer } from '@meritum/shared/forms/FormAnswer';
import { useAnsweredCall } from '@meritum/shared/forms/useAnsweredCall';
import { useUnsent } from '@meritum/shared/forms/useUnsent';
import { Button } from '@meritum/shared/ui/Button';
import * as design from '@meritum/shared/ui/design.module.css';
import { TextArea } from '@meritum/shared/ui/TextArea';
import type { FormEvent } from 'react';
import { isStale } from '../confirm/question';
import { useReload } from '../console/ConsoleCache';

interface Props {
  about: NotesQuery;
  /** The note to change; undefined for a new one. */
  note?: Note;
  onClose(): void;
}

/** Writes or changes a note. Typed text is kept until it is sent or cancelled. */
export function NoteForm({ about, note, onClose }: Props) {
  const reload = useReload();
  const { answer, busy, run, say } = useAnsweredCall();
  const start = { text: note?.text ?? '', noteId: note?.id ?? '' };
  const { typed, type, sent } = useUnsent(`note ${note?.id ?? about.id}`, start);
  // The id is kept with the text, so that a repeat after a lost reply adds nothing.
  const write = (text: string) => type({ text, noteId: typed.noteId || crypto.randomUUID() });
  const save = async () => {
    const { text, noteId } = typed;
    const body = { ...about, text, noteId, revision: note?.revision ?? 0 };
    try {
      await call('saveNote', { body });
    } catch (error) {
      // Another tab has used the new note's id.
      if (!note && isClientError(error) && isStale(error))
        type({ text, noteId: crypto.randomUUID() });
      if (isClientError(error) && isStale(error)) void reload();
      throw error;
    }
    sent();
    await reload();
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.text.trim() === '') return say({ kind: 'error', text: 'Enter a note.' });
    void run(save, 'Could not save the note.');
  };
  const cancel = () => {
    type(start);
    onClose();
  };
  return (
    <form noValidate onSubmit={submit} className={design.column2} aria-label="Note">
      <TextArea
        label={note ? 'Change the note' : 'New note'}
        hint="For organisers and readers alone; screeners see it until an applicant is accepted or judging opens. A word after # becomes a tag, such as #late-fee. Whoever it is about can ask to read it."
        rows={3}
        limit={limits.noteCharacters}
        value={typed.text}
        onChange={({ target }) => write(target.value)}
      />
      <FormAnswer answer={answer} />
      <div className={design.row}>
        <Button type="submit" variant="secondary" busy={busy} busyLabel="Saving ...">
          Save note
        </Button>
        <Button variant="quiet" onClick={cancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
