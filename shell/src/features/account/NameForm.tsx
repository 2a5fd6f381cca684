import { refreshSession } from '@meritum/shared/auth/confirmationRequests';
import { call } from '@meritum/shared/client/call';
import { TypedForm } from '@meritum/shared/forms/TypedForm';
import styles from './Form.module.css';
import { nameFields, nameForm } from './forms';

export function NameForm({ displayName }: { displayName: string }) {
  return (
    <TypedForm
      label="Your name"
      className={styles.form}
      form={nameForm}
      fields={nameFields}
      start={{ displayName }}
      unsent="account name"
      send={async (body) => {
        await call('updateAccount', { body });
        await refreshSession();
      }}
      failed="Could not save your name."
      done={{ kind: 'success', text: 'Your name has been saved.' }}
      button="Save name"
      busyLabel="Saving..."
      variant="secondary"
    />
  );
}
