import { call } from '@meritum/shared/client/call';
import type { Note, NotesQuery } from '@meritum/shared/contracts/notes';
import { unsent } from '@meritum/shared/forms/unsent';
import { formatDateTime } from '@meritum/shared/programme/moments';
import { Button } from '@meritum/shared/ui/Button';
import * as design from '@meritum/shared/ui/design.module.css';
import { Loaded } from '@meritum/shared/ui/Loaded';
import { useState } from 'react';
import type { Question } from '../confirm/question';
import { useConfirm } from '../confirm/useConfirm';
import { useCall } from '../console/useCall';
import { Panel } from '../facts/Panel';
import css from '../facts/text.module.css';
import { RowMenu } from '../table/RowMenu';
import { NoteForm } from './NoteForm';
import styles from './Notes.module.css';

interface Props {
  about: NotesQuery;
  title?: string;
}

/** Organisers' notes about a nomination or judge, and a form for a new one. */
export function Notes({ about, title = 'Notes' }: Props) {
  const query = useCall('listNotes', { query: about });
  const [isWriting, setWriting] = useState(() => unsent.read(`note ${about.id}`) !== undefined);
  return (
    <Panel
      title={title}
      actions={
        query.data?.mayAdd &&
        !isWriting && (
          <Button variant="secondary" onClick={() => setWriting(true)}>
            Add a note
          </Button>
        )
      }
    >
      <Loaded query={query} what="the notes">
        {({ notes }) =>
          notes === null ? (
            <p className={design.minor}>
              Withheld from you: over a conflict of interest, because you judge, or because judging
              has opened.
            </p>
          ) : (
            <>
              {notes.length === 0 && !isWriting && <p className={design.minor}>No notes yet.</p>}
              <ul className={css.stack} aria-label={title}>
                {notes.map((note) => (
                  <OneNote key={note.id} about={about} note={note} />
                ))}
              </ul>
              {isWriting && <NoteForm about={about} onClose={() => setWriting(false)} />}
            </>
          )
        }
      </Loaded>
    </Panel>
  );
}

const removal = ({ id: noteId, revision, text }: Note): Question => ({
  about: noteId,
  title: 'Remove this note?',
  consequence: <blockquote className={css.quote}>{text}</blockquote>,
  confirm: 'Remove',
  danger: true,
  act: () => call('removeNote', { body: { noteId, revision } }),
  done: 'The note was removed.',
});

function OneNote({ about, note }: Pick<Props, 'about'> & { note: Note }) {
  const { id, text, by, at, changedAt, may } = note;
  const [isChanging, setChanging] = useState(() => unsent.read(`note ${id}`) !== undefined);
  const { ask, dialog } = useConfirm();
  if (isChanging)
    return (
      <li>
        <NoteForm about={about} note={note} onClose={() => setChanging(false)} />
      </li>
    );
  const acts = [
    ...(may.change ? [{ label: 'Change', onSelect: () => setChanging(true) }] : []),
    ...(may.remove
      ? [{ label: 'Remove...', danger: true, onSelect: () => ask(removal(note)) }]
      : []),
  ];
  return (
    <li className={styles.note}>
      <div>
        <p className={design.minor}>
          {by ?? 'A deleted account'}, <time dateTime={at}>{formatDateTime(at)}</time>
          {changedAt && `, changed ${formatDateTime(changedAt)}`}
        </p>
        <p className={css.prose}>{text}</p>
      </div>
      <RowMenu name={`the note of ${by ?? 'a deleted account'}`} actions={acts} />
      {dialog}
    </li>
  );
}
