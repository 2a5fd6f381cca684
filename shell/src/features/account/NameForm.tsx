import { checkFields } from '@meritum/shared/forms/check';
import { FormAnswer } from '@meritum/shared/forms/FormAnswer';
import { namesOf, TypedFields } from '@meritum/shared/forms/TypedFields';
import { useAnsweredCall } from '@meritum/shared/forms/useAnsweredCall';
import { useUnsent } from '@meritum/shared/forms/useUnsent';
import { Button } from '@meritum/shared/ui/Button';
import type { FormEvent } from 'react';
import styles from './Form.module.css';
import { nameFields, nameForm } from './forms';
import { updateAccount } from './requests';

const failed = 'Could not save your name.';

export function NameForm({ displayName }: { displayName: string }) {
  const { typed, type, sent } = useUnsent('account name', { displayName });
  const { answer, busy, run, say } = useAnsweredCall(namesOf(nameFields));

  const save = (event: FormEvent) => {
    event.preventDefault();
    const checked = checkFields(nameForm, typed, failed);
    if (checked.refused) return say(checked.refused);
    return run(() => updateAccount(checked.request).then(sent), failed, {
      kind: 'success',
      text: 'Your name has been saved.',
    });
  };

  return (
    <form noValidate className={styles.form} onSubmit={save} aria-label="Your name">
      <TypedFields
        fields={nameFields}
        values={typed}
        onType={(changed) => type({ ...typed, ...changed })}
        errors={answer?.fields}
      />
      <Button type="submit" variant="secondary" busy={busy} busyLabel="Saving...">
        Save name
      </Button>
      <FormAnswer answer={answer} />
    </form>
  );
}
