import { createPasskey } from '@meritum/shared/auth/passkeys';
import { call } from '@meritum/shared/client/call';
import type { FactorAdded, TotpStart } from '@meritum/shared/contracts/factors';

/** Creates a passkey with the person's device and stores its public key. Throws ClientError, like all requests here. */
export async function addPasskey(): Promise<FactorAdded> {
  const answer = await createPasskey(await call('startPasskey'));
  return call('addPasskey', { body: { answer } });
}

export function renamePasskey(passkeyId: string, name: string): Promise<void> {
  return call('renamePasskey', { params: { passkeyId }, body: { name } });
}

export function removePasskey(passkeyId: string): Promise<void> {
  return call('removePasskey', { params: { passkeyId } });
}

/** Returns a new secret for an authenticator app, without effect until {@link addTotp}. */
export function startTotp(): Promise<TotpStart> {
  return call('startTotp');
}

export function addTotp(code: string): Promise<FactorAdded> {
  return call('addTotp', { body: { code } });
}

export function removeTotp(): Promise<void> {
  return call('removeTotp');
}

export async function renewRecoveryCodes(): Promise<FactorAdded> {
  return call('renewRecoveryCodes');
}
