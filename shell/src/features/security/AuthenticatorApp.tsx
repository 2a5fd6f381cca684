import type { FactorAdded, FactorsReply, TotpStart } from '@meritum/shared/contracts/factors';
import { FormAnswer } from '@meritum/shared/forms/FormAnswer';
import { useAnsweredCall } from '@meritum/shared/forms/useAnsweredCall';
import { Button } from '@meritum/shared/ui/Button';
import { formatDateTime } from '@meritum/shared/ui/formatDateTime';
import { useState } from 'react';
import { removeTotp, startTotp } from './requests';
import styles from './Security.module.css';
import { TotpSetUp } from './TotpSetUp';

interface Props {
  totp: FactorsReply['totp'];
  onAdded(added: FactorAdded): void;
  onChanged(): void;
}

/** The authenticator app of the account, for devices that have no passkeys. */
export function AuthenticatorApp({ totp, onAdded, onChanged }: Props) {
  const [begun, setBegun] = useState<TotpStart>();
  const { answer, busy, run } = useAnsweredCall();
  const begin = () => run(async () => setBegun(await startTotp()), 'It could not be begun.');
  const remove = () => run(() => removeTotp().then(onChanged), 'The app could not be removed.');
  const added = (factor: FactorAdded) => {
    setBegun(undefined);
    onAdded(factor);
  };
  return (
    <section className={styles.part} aria-label="Authenticator app">
      <h3>Authenticator app</h3>
      <p className={styles.hint}>{totp ? factsOf(totp) : about}</p>
      {!totp && begun && <TotpSetUp begun={begun} onAdded={added} />}
      {!totp && !begun && (
        <Button variant="secondary" busy={busy} onClick={begin}>
          Set up an authenticator app
        </Button>
      )}
      {totp && (
        <Button variant="secondary" busy={busy} busyLabel="Removing..." onClick={remove}>
          Remove the authenticator app
        </Button>
      )}
      <FormAnswer answer={answer} />
    </section>
  );
}

const about =
  'An app on your phone shows a new code of six digits every half minute, which is asked for after your password.';

function factsOf({ addedAt, lastUsedAt, disabled }: NonNullable<Props['totp']>): string {
  if (disabled)
    return 'It does not work any more, as the site has changed its keys. Please remove it, and set it up anew.';
  const used = lastUsedAt ? ` Last used ${formatDateTime(lastUsedAt)}.` : '';
  return `Set up on ${formatDateTime(addedAt)}.${used}`;
}
