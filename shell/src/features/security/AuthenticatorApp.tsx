import { call } from '@meritum/shared/client/call';
import type { FactorAdded, FactorsReply, TotpStart } from '@meritum/shared/contracts/factors';
import { AnsweredButton } from '@meritum/shared/forms/AnsweredButton';
import { formatDateTime } from '@meritum/shared/programme/moments';
import * as design from '@meritum/shared/ui/design.module.css';
import { useState } from 'react';
import { TotpSetUp } from './TotpSetUp';

interface Props {
  totp: FactorsReply['totp'];
  onAdded(added: FactorAdded): void;
  onChanged(): void;
}

/** The authenticator app of the account, for devices that have no passkeys. */
export function AuthenticatorApp({ totp, onAdded, onChanged }: Props) {
  const [begun, setBegun] = useState<TotpStart>();
  const added = (factor: FactorAdded) => {
    setBegun(undefined);
    onAdded(factor);
  };
  return (
    <section className={design.stacked} aria-label="Authenticator app">
      <h3 className={design.textL}>Authenticator app</h3>
      <p className={design.minor}>{totp ? factsOf(totp) : about}</p>
      {!totp && begun && <TotpSetUp begun={begun} onAdded={added} />}
      {!totp && !begun && (
        <AnsweredButton
          variant="secondary"
          act={async () => setBegun(await call('startTotp'))}
          failedText="Could not start the set-up."
        >
          Set up an authenticator app
        </AnsweredButton>
      )}
      {totp && (
        <AnsweredButton
          variant="secondary"
          busyLabel="Removing..."
          act={() => call('removeTotp').then(onChanged)}
          failedText="Could not remove the app."
        >
          Remove the authenticator app
        </AnsweredButton>
      )}
    </section>
  );
}

const about =
  'An app on your phone shows a new six-digit code every 30 seconds. You enter it after your password.';

function factsOf({ addedAt, lastUsedAt, disabled }: NonNullable<Props['totp']>): string {
  if (disabled)
    return 'It no longer works because the site has changed its keys. Remove it and set it up again.';
  const used = lastUsedAt ? ` Last used ${formatDateTime(lastUsedAt)}.` : '';
  return `Set up on ${formatDateTime(addedAt)}.${used}`;
}
