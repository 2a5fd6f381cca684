import { authMessages } from '@meritum/shared/auth/authMessages';
import { resetFields, resetForm } from '@meritum/shared/auth/credentials';
import { session } from '@meritum/shared/auth/session';
import { checkFields } from '@meritum/shared/forms/check';
import { FormAnswer } from '@meritum/shared/forms/FormAnswer';
import { namesOf, TypedFields } from '@meritum/shared/forms/TypedFields';
import { useAnsweredCall } from '@meritum/shared/forms/useAnsweredCall';
import { Button } from '@meritum/shared/ui/Button';
import { type FormEvent, useState } from 'react';
import styles from './LinkForm.module.css';

/** Requests another mail with a link to reset the password. */
export function RequestResetForm() {
  const [email, setEmail] = useState('');
  const { answer, busy, run, say } = useAnsweredCall(namesOf(resetFields));

  const ask = (event: FormEvent) => {
    event.preventDefault();
    const checked = checkFields(resetForm, { email }, authMessages.resetFailed);
    if (checked.refused) return say(checked.refused);
    const request = () => session.requestPasswordReset(checked.request.email);
    return run(request, authMessages.resetFailed, {
      kind: 'success',
      text: authMessages.resetSent,
    });
  };

  return (
    <form noValidate className={styles.form} onSubmit={ask} aria-label="Ask for a new link">
      <TypedFields
        fields={resetFields}
        values={{ email }}
        onType={(changed) => setEmail(changed.email ?? email)}
        errors={answer?.fields}
      />
      <Button type="submit" busy={busy} busyLabel="Sending...">
        Send a new link
      </Button>
      <FormAnswer answer={answer} />
    </form>
  );
}
