import { codeResetFields, codeResetForm } from '@meritum/shared/auth/credentials';
import { checkFields } from '@meritum/shared/forms/check';
import { FormAnswer } from '@meritum/shared/forms/FormAnswer';
import { namesOf, TypedFields } from '@meritum/shared/forms/TypedFields';
import { useAnsweredCall } from '@meritum/shared/forms/useAnsweredCall';
import { Button } from '@meritum/shared/ui/Button';
import { type FormEvent, useState } from 'react';
import styles from './LinkForm.module.css';
import { confirmPasswordReset } from './requests';

const failed = 'Could not save your new password.';

/** Sets a new password with the code of a mail whose link does not open. */
export function CodeResetForm({ onDone }: { onDone(): void }) {
  const [typed, setTyped] = useState({ email: '', code: '', password: '', repeatedPassword: '' });
  const { answer, busy, run, say } = useAnsweredCall(namesOf(codeResetFields));

  const save = (event: FormEvent) => {
    event.preventDefault();
    const checked = checkFields(codeResetForm, typed, failed);
    if (checked.refused) return say(checked.refused);
    return run(async () => {
      await confirmPasswordReset(checked.request);
      onDone();
    }, failed);
  };

  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={save}
      aria-label="Choose a new password with a code"
    >
      <TypedFields
        fields={codeResetFields}
        values={typed}
        onType={(changed) => setTyped({ ...typed, ...changed })}
        errors={answer?.fields}
      />
      <Button type="submit" busy={busy} busyLabel="Saving...">
        Save new password
      </Button>
      <FormAnswer answer={answer} />
    </form>
  );
}
