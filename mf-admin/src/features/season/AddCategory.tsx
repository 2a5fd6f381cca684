import { isSameName } from '@meritum/shared/contracts/search';
import type { OpenState } from '@meritum/shared/contracts/seasons';
import { useUnsent } from '@meritum/shared/forms/useUnsent';
import { Button } from '@meritum/shared/ui/Button';
import { TextField } from '@meritum/shared/ui/TextField';
import type { KeyboardEvent } from 'react';
import type { DraftProps } from './CategoryFields';
import { Part } from './fields';

const shut: OpenState = { open: false, closesAt: null };

/** A new category's values, besides its name and title. */
const blank = {
  label: '',
  period: '',
  description: '',
  runs: null,
  nominations: shut,
  judging: shut,
};

/** Maximum number of characters of a name. */
const longest = 60;

/** Adds a category. Its name is permanent in calls, addresses and records. */
export function AddCategory({ draft, onDraft }: Pick<DraftProps, 'draft' | 'onDraft'>) {
  const { typed, type, sent } = useUnsent(`new category of ${draft.id}`, '');
  const name = typed.trim();
  const isTaken = draft.categories.some((one) => isSameName(one.name, name));
  const isUsable = name !== '' && !isTaken && name.length <= longest;
  const add = () => {
    if (!isUsable) return;
    onDraft({ ...draft, categories: [...draft.categories, { name, title: name, ...blank }] });
    sent();
  };
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  return (
    <Part name="New category">
      <TextField
        label="Name of the category"
        hint="The name cannot change later; the title can"
        {...(isTaken && { error: 'This season already has a category with this name.' })}
        limit={longest}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={enter}
      />
      <Button variant="secondary" onClick={add} disabled={!isUsable}>
        Add category
      </Button>
    </Part>
  );
}
