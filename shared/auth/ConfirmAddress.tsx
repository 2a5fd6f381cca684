import { showToast } from '@meritum/shared/ui/toasts';
import { useState } from 'react';
import type { UserProfile } from '../contracts/identity';
import { FormAnswer } from '../forms/FormAnswer';
import { TypedForm } from '../forms/TypedForm';
import { useAnsweredCall } from '../forms/useAnsweredCall';
import { formatDeadline } from '../programme/deadlines';
import { Button } from '../ui/Button';
import * as design from '../ui/design.module.css';
import styles from './ConfirmAddress.module.css';
import { changeEmail, confirmEmail, sendConfirmation } from './confirmationRequests';
import { addressFields, addressForm, codeFields, codeForm } from './credentials';

interface Props {
  user: UserProfile;
  /** Called once the code confirms the address; by default a toast says so. */
  onConfirmed?(): void;
}

const tellConfirmed = () => showToast({ type: 'success', title: 'Email address confirmed' });

/**
 * Says where the link that confirms an address was sent, and offers help if it does not arrive:
 * another link, the mail's code, another address.
 */
export function ConfirmAddress({ user, onConfirmed = tellConfirmed }: Props) {
  const [open, setOpen] = useState<'code' | 'address'>();
  const { answer, busy, run } = useAnsweredCall();
  const email = user.confirming?.email ?? user.email;
  const toggle = (form: 'code' | 'address') => setOpen(open === form ? undefined : form);
  return (
    <div className={styles.root}>
      <p>{sentTo(user)}</p>
      <div className={design.wrap1}>
        <Button
          variant="secondary"
          busy={busy}
          busyLabel="Sending..."
          onClick={() =>
            run(sendConfirmation, 'Could not send the link.', {
              kind: 'success',
              text: `A new link is on its way to ${email}. Only the newest one works.`,
            })
          }
        >
          {user.confirming ? 'Send again' : 'Send the link'}
        </Button>
        <Button variant="quiet" aria-expanded={open === 'code'} onClick={() => toggle('code')}>
          Enter the code
        </Button>
        {user.emailConfirmed ? (
          <Button
            variant="quiet"
            onClick={() => run(() => changeEmail(user.email), 'Could not keep your address.')}
          >
            Keep the present address
          </Button>
        ) : (
          <Button
            variant="quiet"
            aria-expanded={open === 'address'}
            onClick={() => toggle('address')}
          >
            Change the address
          </Button>
        )}
      </div>
      <FormAnswer answer={answer} />
      {open === 'code' && <CodeForm onConfirmed={onConfirmed} />}
      {open === 'address' && <AddressForm onDone={() => setOpen(undefined)} />}
    </div>
  );
}

function sentTo({ email, confirming }: UserProfile): string {
  if (!confirming) return `${email} is not confirmed yet. We can send you a link.`;
  if (new Date(confirming.until) < new Date())
    return `The link that we sent to ${confirming.email} has expired.`;
  return `We sent a link to ${confirming.email}. Open it by ${formatDeadline(confirming.until)}.`;
}

/** Proves an address by the code, where the link does not open. */
function CodeForm({ onConfirmed }: { onConfirmed(): void }) {
  return (
    <TypedForm
      label="Confirm with a code"
      className={styles.form}
      form={codeForm}
      fields={codeFields}
      send={(request) => confirmEmail(request).then(onConfirmed)}
      failed="Could not confirm your address. Try again."
      button="Confirm my address"
      busyLabel="Confirming..."
    />
  );
}

/** A form for another address of the account. */
export function AddressForm({ onDone }: { onDone(): void }) {
  return (
    <TypedForm
      label="Change the email address"
      className={styles.form}
      form={addressForm}
      fields={addressFields}
      unsent="new address"
      send={async ({ email }) => {
        await changeEmail(email);
        onDone();
      }}
      failed="Could not change your address."
      button="Send the link to this address"
      busyLabel="Sending..."
    />
  );
}
