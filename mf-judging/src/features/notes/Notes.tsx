import { Checkbox } from '@meritum/shared/ui/Checkbox';
import { TextArea } from '@meritum/shared/ui/TextArea';
import { useEffect, useState } from 'react';
import styles from './Notes.module.css';
import { notes } from './notes';

/** The judge's notes on an entry, and a mark to come back to it; use the assignment's id as key. */
export function Notes({ uid, assignmentId }: { uid: string; assignmentId: string }) {
  const [note, setNote] = useState(() => notes.read(uid, assignmentId));
  // Otherwise the next key press would overwrite another tab's note.
  useEffect(
    () => notes.watch(uid, assignmentId, () => setNote(notes.read(uid, assignmentId))),
    [uid, assignmentId],
  );
  const change = (changed: Partial<typeof note>) => {
    const next = { ...note, ...changed };
    setNote(next);
    notes.keep(uid, assignmentId, next);
  };
  return (
    <div className={styles.notes}>
      <TextArea
        label="Private notes"
        hint="Kept on this device only. Nobody else can read them. Safari may remove them after a week without a visit; under Your judging you can save them."
        rows={3}
        value={note.text}
        onChange={(event) => change({ text: event.target.value })}
      />
      <Checkbox
        label="Come back to this entry"
        checked={note.comeBack}
        onChange={(event) => change({ comeBack: event.target.checked })}
      />
    </div>
  );
}
