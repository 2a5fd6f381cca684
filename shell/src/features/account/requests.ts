import { session } from '@meritum/shared/auth/session';
import { call, callForFile } from '@meritum/shared/client/call';
import { isClientError } from '@meritum/shared/client/clientError';
import type {
  AccountDeletion,
  AccountReply,
  AccountUpdate,
  PasswordChange,
  SessionSummary,
} from '@meritum/shared/contracts/account';
import type { SecurityLogEntry } from '@meritum/shared/contracts/security-log';

export const accountKey = (uid: string) => ['account', uid] as const;

/** Returns the person's own account. Throws ClientError. */
export function getAccount(signal: AbortSignal): Promise<AccountReply> {
  return call('getAccount', { signal });
}

/** Changes the display name in every tab. Throws ClientError. */
export async function updateAccount(body: AccountUpdate): Promise<void> {
  await call('updateAccount', { body });
  await refreshSession();
}

/** Sets or changes the password; all other sessions end. Throws ClientError. */
export function changePassword(body: PasswordChange): Promise<void> {
  return call('changePassword', { body });
}

export const sessionsKey = (uid: string) => ['sessions', uid] as const;

/** Returns the account's sessions: this device first, then the most recently used. Throws ClientError. */
export async function listSessions(signal: AbortSignal): Promise<SessionSummary[]> {
  const { sessions } = await call('listSessions', { signal });
  return sessions.toSorted(
    (one, other) =>
      Number(other.current) - Number(one.current) || other.lastUsedAt.localeCompare(one.lastUsedAt),
  );
}

export const securityLogKey = (uid: string) => ['security-log', uid] as const;

/** Returns the account's security events, the latest first. Throws ClientError. */
export async function listSecurityLog(signal: AbortSignal): Promise<SecurityLogEntry[]> {
  return (await call('listSecurityLog', { signal })).entries;
}

/** Signs another device out immediately. Throws ClientError. */
export function endSession(sessionId: string): Promise<void> {
  return call('endSession', { params: { sessionId } });
}

/** Ends every session of the account, including this one. Throws ClientError if none was ended. */
export async function signOutEverywhere(): Promise<void> {
  await call('signOutEverywhere');
  session.ended();
}

/** Downloads all data about the account as a zip. Documents take a while. Throws ClientError. */
export function exportAccount(): Promise<Blob> {
  return callForFile('exportAccount', { timeoutMs: 180_000 });
}

/** Erases the account and ends its sessions. Throws ClientError if nothing was erased. */
export async function deleteAccount(body: AccountDeletion): Promise<void> {
  await call('deleteAccount', { body });
  session.ended();
}

/**
 * Refreshes the account in all tabs. The change has already been made, so a lost connection is not
 * a failure.
 */
export async function refreshSession(): Promise<void> {
  try {
    await session.getAccessToken({ fresh: true });
  } catch (error) {
    if (!isClientError(error)) throw error;
  }
}
