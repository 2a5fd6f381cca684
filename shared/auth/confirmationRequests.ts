import { session } from '@meritum/shared/auth/session';
import { call } from '../client/call';
import { isClientError } from '../client/clientError';
import type { EmailConfirmation } from '../contracts/identity';

/**
 * Refreshes the account in all tabs. The change is already made, so a lost connection is not a
 * failure.
 */
export async function refreshSession(): Promise<void> {
  try {
    await session.getAccessToken({ fresh: true });
  } catch (error) {
    if (!isClientError(error)) throw error;
  }
}

/** Mails a new link that confirms the address. Throws ClientError, like all requests here. */
export async function sendConfirmation(): Promise<void> {
  await call('requestEmailConfirmation');
  await refreshSession();
}

/** Confirms the signed-in account's address with a mailed link or code. Idempotent. */
export async function confirmEmail(body: EmailConfirmation): Promise<void> {
  await call('confirmEmail', { body });
  await refreshSession();
}

/** Corrects the account's address, or mails a link that will replace a confirmed one. */
export async function changeEmail(email: string): Promise<void> {
  await call('changeEmail', { body: { email } });
  await refreshSession();
}
