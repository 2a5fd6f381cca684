import { call } from '@meritum/shared/client/call';

/** Asks for the mail whose link confirms the account's address. Throws ClientError. */
export function requestEmailConfirmation(): Promise<void> {
  return call('requestEmailConfirmation');
}
