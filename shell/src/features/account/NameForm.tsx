import { refreshSession } from '@meritum/shared/auth/confirmationRequests';
import { call } from '@meritum/shared/client/call';
import { TypedForm } from '@meritum/shared/forms/TypedForm';
import { useUnsent } from '@meritum/shared/forms/useUnsent';
import styles from './Form.module.css';
import { nameFields, nameForm } from './forms';

export function NameForm({ displayName }: { displayName: string }) {
  const { typed, type, sent } = useUnsent('account name', { displayName });
  return (
    <TypedForm
      label="Your name"
      className={styles.form}
      form={nameForm}
      fields={nameFields}
      values={typed}
      onType={(changed) => type({ ...typed, ...changed })}
      send={async (body) => {
        await call('updateAccount', { body });
        await refreshSession();
        sent();
      }}
      failed="Could not save your name."
      done={{ kind: 'success', text: 'Your name has been saved.' }}
      button="Save name"
      busyLabel="Saving..."
      variant="secondary"
    />
  );
}
