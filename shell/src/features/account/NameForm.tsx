import { TypedForm } from '@meritum/shared/forms/TypedForm';
import { useUnsent } from '@meritum/shared/forms/useUnsent';
import styles from './Form.module.css';
import { nameFields, nameForm } from './forms';
import { updateAccount } from './requests';

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
      send={(name) => updateAccount(name).then(sent)}
      failed="Could not save your name."
      done={{ kind: 'success', text: 'Your name has been saved.' }}
      button="Save name"
      busyLabel="Saving..."
      variant="secondary"
    />
  );
}
