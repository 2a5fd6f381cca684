import { Button } from '@meritum/shared/ui/Button';
import { Card } from '@meritum/shared/ui/Card';
import { TextField } from '@meritum/shared/ui/TextField';
import { type KeyboardEvent, useState } from 'react';
import type { DraftProps } from './CategoryFields';
import { withNewCategory } from './change';
import styles from './Season.module.css';

/** Adds a category, by the name that calls, addresses and records will have of it for good. */
export function AddCategory({ draft, onDraft }: Pick<DraftProps, 'draft' | 'onDraft'>) {
  const [typed, setTyped] = useState('');
  const name = typed.trim();
  const isTaken = draft.categories.some((one) => one.name.toLowerCase() === name.toLowerCase());
  const add = () => {
    if (name === '' || isTaken) return;
    onDraft(withNewCategory(draft, name));
    setTyped('');
  };
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  return (
    <Card>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>Another category</legend>
        <TextField
          label="Name of the category"
          hint="It stays as it is from then on; the title can change"
          {...(isTaken && { error: 'This season has a category of that name' })}
          maxLength={60}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={enter}
        />
        <Button variant="secondary" onClick={add} disabled={name === '' || isTaken}>
          Add the category
        </Button>
      </fieldset>
    </Card>
  );
}
