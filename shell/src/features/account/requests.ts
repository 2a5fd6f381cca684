import { refreshSession } from '@meritum/shared/auth/confirmationRequests';
import { session } from '@meritum/shared/auth/session';
import { call } from '@meritum/shared/client/call';
import type { AccountDeletion, AccountUpdate } from '@meritum/shared/contracts/account';

type Asked = { signal: AbortSignal };

/** Fetched on each visit and then dropped, because another person may use this browser. */
const fresh = { gcTime: 0, retry: false, networkMode: 'always' } as const;

/** The person's own account. Throws ClientError, like all requests here. */
export const accountQuery = (uid: string) => ({
  ...fresh,
  queryKey: ['account', uid] as const,
  queryFn: ({ signal }: Asked) => call('getAccount', { signal }),
});

export const factorsQuery = (uid: string) => ({
  ...fresh,
  queryKey: ['factors', uid] as const,
  queryFn: ({ signal }: Asked) => call('getFactors', { signal }),
});

/** Changes the display name in every tab. Throws ClientError. */
export async function updateAccount(body: AccountUpdate): Promise<void> {
  await call('updateAccount', { body });
  await refreshSession();
}

/** The account's sessions: this device first, then the most recently used. */
export const sessionsQuery = (uid: string) => ({
  ...fresh,
  queryKey: ['sessions', uid] as const,
  queryFn: async ({ signal }: Asked) =>
    (await call('listSessions', { signal })).sessions.toSorted(
      (one, other) =>
        Number(other.current) - Number(one.current) ||
        other.lastUsedAt.localeCompare(one.lastUsedAt),
    ),
});

/** The account's security events, the latest first. */
export const securityLogQuery = (uid: string) => ({
  ...fresh,
  queryKey: ['security-log', uid] as const,
  queryFn: async ({ signal }: Asked) => (await call('listSecurityLog', { signal })).entries,
});

/** Ends every session of the account, including this one. Throws ClientError if none was ended. */
export async function signOutEverywhere(): Promise<void> {
  await call('signOutEverywhere');
  session.ended();
}

/** Erases the account and ends its sessions. Throws ClientError if nothing was erased. */
export async function deleteAccount(body: AccountDeletion): Promise<void> {
  await call('deleteAccount', { body });
  session.ended();
}
