import { call } from '@meritum/shared/client/call';
import { accountPath } from '@meritum/shared/programme/routes';
import { QueryScope, useQuery } from '@meritum/shared/query';
import { ButtonLink } from '@meritum/shared/ui/ButtonLink';
import { Loaded } from '@meritum/shared/ui/Loaded';
import { Notice } from '@meritum/shared/ui/Notice';
import type { ReactNode } from 'react';

/**
 * Shows the dashboard to organisers who have a second factor, and leads the others to where one is
 * set up. The server decides on each call; this only spares them its refusals.
 */
export function FactorGate({ children }: { children: ReactNode }) {
  return (
    <QueryScope>
      <Gate>{children}</Gate>
    </QueryScope>
  );
}

function Gate({ children }: { children: ReactNode }) {
  const query = useQuery({
    queryKey: ['own-factors'],
    queryFn: ({ signal }) => call('getFactors', { signal }),
    gcTime: 0,
  });
  return (
    <Loaded query={query} what="your second factors">
      {({ passkeys, totp }) => (passkeys.length > 0 || totp ? children : <SetUp />)}
    </Loaded>
  );
}

function SetUp() {
  return (
    <Notice
      kind="info"
      title="Set up a second factor first"
      action={<ButtonLink to={`${accountPath}#security`}>Open your account page</ButtonLink>}
    >
      Organisers decide what becomes of others, so a password alone does not open the dashboard. Add
      a passkey or an authenticator app on your account page, then come back.
    </Notice>
  );
}
