import { Button } from '@meritum/shared/ui/Button';
import { Dialog } from '@meritum/shared/ui/Dialog';
import { TextField } from '@meritum/shared/ui/TextField';
import { type FormEvent, useId, useState } from 'react';

const longestName = 40;

/** Saves the current filters under a name. */
export function SaveView({ onSave }: { onSave(name: string): void }) {
  const [open, setOpen] = useState(false);
  const [error, setError] = useState<string>();
  const form = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    if (!name) return setError('Enter a name for these filters.');
    onSave(name);
    setOpen(false);
  };
  const change = (next: boolean) => {
    setError(undefined);
    setOpen(next);
  };
  return (
    <>
      <Button variant="quiet" onClick={() => change(true)}>
        Save these filters
      </Button>
      <Dialog
        open={open}
        onOpenChange={change}
        title="Save these filters"
        description="Saved on this device only, without your search text."
        actions={
          <Button type="submit" form={form}>
            Save
          </Button>
        }
      >
        <form id={form} onSubmit={submit} noValidate>
          <TextField
            label="Name"
            name="name"
            maxLength={longestName}
            error={error}
            autoComplete="off"
          />
        </form>
      </Dialog>
    </>
  );
}
