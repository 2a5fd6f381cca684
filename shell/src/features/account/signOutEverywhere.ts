import { session } from '@meritum/shared/auth/session';
import { request } from '@meritum/shared/client/request';

/** Ends every session of the account, this one included. Throws ClientError, and then ended none. */
export async function signOutEverywhere(): Promise<void> {
  await request({ call: 'signOutEverywhere' });
  session.ended();
}
