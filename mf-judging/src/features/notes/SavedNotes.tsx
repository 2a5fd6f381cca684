import { unreadableFile } from '@meritum/shared/client/readableFile';
import { saveFile } from '@meritum/shared/client/saveFile';
import { type Answer, refusal } from '@meritum/shared/forms/answers';
import { FormAnswer } from '@meritum/shared/forms/FormAnswer';
import { Button } from '@meritum/shared/ui/Button';
import { Card } from '@meritum/shared/ui/Card';
import * as design from '@meritum/shared/ui/design.module.css';
import { FileInput } from '@meritum/shared/ui/FileInput';
import { useId, useState } from 'react';
import { openNotes, ownOnThisDevice } from './notesFile';

const largestBytes = 10_000_000;

/** Moves this device's notes and unsent ratings to another device in a file. */
export function SavedNotes({ uid }: { uid: string }) {
  const heading = useId();
  const [answer, setAnswer] = useState<Answer>();
  const save = () => {
    const content = JSON.stringify(ownOnThisDevice(uid), null, 2);
    saveFile(new Blob([content], { type: 'application/json' }), 'judging-notes.json');
  };
  const open = async (file: File) => {
    const content = file.size > largestBytes ? '' : await file.text().catch(() => undefined);
    setAnswer(content === undefined ? refusal(unreadableFile) : openNotes(uid, content));
  };
  return (
    <Card as="section" aria-labelledby={heading} className={design.grid2}>
      <h2 id={heading} className={design.textXl}>
        Notes on another device
      </h2>
      <p>
        Your private notes and unsent ratings are on this device alone. Save them as a file, and
        open it on the other device. Keep the file private: it shows what you think of each entry.
      </p>
      <div>
        <Button variant="secondary" onClick={save}>
          Save my notes
        </Button>
      </div>
      <FileInput label="Open notes" accept=".json" onChoose={(file) => void open(file)} />
      <FormAnswer answer={answer} />
    </Card>
  );
}
