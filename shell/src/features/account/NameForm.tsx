import { refreshSession } from '@meritum/shared/auth/confirmationRequests';
import { call } from '@meritum/shared/client/call';
import { accountUpdate } from '@meritum/shared/contracts/account';
import { maxLengthOf } from '@meritum/shared/contracts/shape';
import { shortForm, type TypedInto } from '@meritum/shared/forms/check';
import type { TypedFieldsOf } from '@meritum/shared/forms/TypedFields';
import { TypedForm } from '@meritum/shared/forms/TypedForm';
import styles from './Form.module.css';

export const nameForm = shortForm(accountUpdate, accountUpdate);

export const nameFields = {
  displayName: {
    control: 'text',
    label: 'Display name',
    autoComplete: 'name',
    hint: 'The name we use on the site and in emails.',
    limit: maxLengthOf(accountUpdate.shape.displayName),
  },
} as const satisfies TypedFieldsOf<TypedInto<typeof nameForm>>;

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
