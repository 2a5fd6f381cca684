import { request } from '@meritum/shared/client/request';

/** Asks for the mail whose link confirms the account's address. Throws ClientError. */
export function requestEmailConfirmation(): Promise<void> {
  return request({ call: 'requestEmailConfirmation' });
}
