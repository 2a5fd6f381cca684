import type { FactorAdded, FactorsReply } from '@meritum/shared/contracts/factors';
import { prefixes } from '@meritum/shared/programme/routes';
import { Link } from '@meritum/shared/router';
import * as design from '@meritum/shared/ui/design.module.css';
import { Notice } from '@meritum/shared/ui/Notice';
import { useFocusAfterChange } from '@meritum/shared/ui/useFocusAfterChange';
import { useState } from 'react';
import { AuthenticatorApp } from './AuthenticatorApp';
import { Passkeys } from './Passkeys';
import { NewRecoveryCodes, RecoveryCodes } from './RecoveryCodes';

interface Props {
  factors: FactorsReply;
  /** Whether the person has a role in the console. */
  opensConsole: boolean;
  onChanged(): void;
}

export function Security({ factors, opensConsole, onChanged }: Props) {
  const [codes, setCodes] = useState<readonly string[]>();
  const guarded = factors.passkeys.length > 0 || factors.totp !== null;
  const added = ({ recoveryCodes }: FactorAdded) => {
    if (recoveryCodes) setCodes(recoveryCodes);
    onChanged();
  };
  const root = useFocusAfterChange<HTMLDivElement>(JSON.stringify([factors, codes]));
  return (
    <div ref={root} tabIndex={-1} className={design.grid4}>
      {codes && <NewRecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />}
      {opensConsole && !guarded && (
        <Notice kind="info" title="The console needs a second factor">
          It opens once you have a passkey or an authenticator app.
        </Notice>
      )}
      {opensConsole && guarded && (
        <p>
          <Link to={prefixes['mf-admin']}>Open the console</Link>
        </p>
      )}
      <Passkeys passkeys={factors.passkeys} onAdded={added} onChanged={onChanged} />
      <AuthenticatorApp totp={factors.totp} onAdded={added} onChanged={onChanged} />
      {guarded && <RecoveryCodes left={factors.recoveryCodesLeft} onRenewed={added} />}
    </div>
  );
}
