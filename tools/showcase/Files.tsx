import type { FileState } from '@meritum/shared/ui/ChosenFile';
import { FileInput } from '@meritum/shared/ui/FileInput';
import { useState } from 'react';
import { Specimen } from './Specimen';

const accept = '.pdf,.doc,.docx,.jpg,.jpeg,.png';
const nothing = () => {};
const file = { name: 'evidence-of-impact-2025.pdf', bytes: 9_437_184 };

export function Files() {
  const [chosen, setChosen] = useState<FileState | null>(null);
  const still = { accept, onChoose: nothing, onCancel: nothing, onRemove: nothing };
  return (
    <Specimen name="File input" layout="columns">
      <FileInput
        label="Supporting document"
        hint="PDF, DOC, DOCX, JPG, JPEG or PNG, up to 10 MB."
        optional
        accept={accept}
        file={chosen}
        onChoose={({ name, size }) => setChosen({ name, bytes: size, state: 'done' })}
        onCancel={() => setChosen(null)}
        onRemove={() => setChosen(null)}
      />
      <FileInput
        {...still}
        label="Uploading"
        file={{ ...file, state: 'uploading', progress: 0.4 }}
      />
      <FileInput {...still} label="Uploaded" file={{ ...file, state: 'done' }} />
      <FileInput
        {...still}
        label="Failed"
        error="The connection was lost. Choose the file again to repeat the upload."
        file={{ ...file, state: 'failed' }}
      />
      <FileInput {...still} label="Refused" error="File size exceeds 10MB limit" file={null} />
      <FileInput {...still} label="Disabled" disabled file={null} />
      <FileInput
        {...still}
        label="Disabled with a file"
        disabled
        file={{ ...file, state: 'done' }}
      />
    </Specimen>
  );
}
