import { accountPath } from '@meritum/shared/programme/routes';
import { ButtonLink } from '@meritum/shared/ui/ButtonLink';
import { Loaded } from '@meritum/shared/ui/Loaded';
import { Notice } from '@meritum/shared/ui/Notice';
import type { ReactNode } from 'react';
import { useCall } from '../console/useCall';

interface Props {
  /** Wraps what is shown instead of `children`. */
  around(content: ReactNode): ReactNode;
  children: ReactNode;
}

/**
 * Shows the console to organisers with a second factor and tells others where to set one up. The
 * server checks each call; this only avoids its refusals.
 */
export function FactorGate({ around, children }: Props) {
  const query = useCall('getFactors', {});
  const { data } = query;
  if (data && (data.passkeys.length > 0 || data.totp)) return children;
  return around(
    <Loaded query={query} what="your second factors">
      {() => (
        <Notice
          kind="info"
          title="Set up a second factor first"
          action={<ButtonLink to={`${accountPath}#security`}>Open your account page</ButtonLink>}
        >
          Organisers make decisions that affect people, so a password alone is not enough. Add a
          passkey or an authenticator app on your account page, then come back.
        </Notice>
      )}
    </Loaded>,
  );
}
