import { session } from '@meritum/shared/auth/session';
import { call } from '@meritum/shared/client/call';

/** Ends every session of the account, this one included. Throws ClientError, and then ended none. */
export async function signOutEverywhere(): Promise<void> {
  await call('signOutEverywhere');
  session.ended();
}
