import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Key, Keys } from '../../../platform/keys/keys';
import type { Account } from '../account';

/**
 * What a browser shows to be told from a stranger: a random name of its own, and a proof for each
 * account that signed in there. It opens nothing; it only gives its owner a share of attempts that
 * strangers cannot use up.
 */
export interface Device {
  /** 128 random bits, the same as long as the browser keeps the cookie. */
  name: string;
  /**
   * Whose share of requests it has: the same on every device of the account that signed in there
   * last, so that however many devices somebody makes, their share is one.
   */
  share: string;
  /** The accounts that signed in there, the latest first, each as a proof that only we can make. */
  proofs: readonly string[];
}

/** What a proof says: it ends with the credentials that it was had by. */
export type DeviceProofSubject = Pick<Account, 'email' | 'credentials'>;

/** People who share a computer. */
const mostAccounts = 5;
const written = /^([\w-]{22})\.([\w-]{22})\.([\w-]{22})((?:\.[\w-]{22}){1,5})$/;

const sealOf = ({ bytes }: Key, ...parts: (string | number)[]) =>
  createHmac('sha256', bytes).update(parts.join(' ')).digest('base64url').slice(0, 22);

const equal = (a: string, b: string) => timingSafeEqual(Buffer.from(a), Buffer.from(b));

const proofOf = (key: Key, name: string, { email, credentials }: DeviceProofSubject) =>
  sealOf(key, 'account', name, credentials, email);

const shareOf = (key: Key, { email, credentials }: DeviceProofSubject) =>
  sealOf(key, 'share', credentials, email);

/** The device in a cookie; undefined for anything that we never wrote. */
export function readDevice(cookie: string | undefined, { all }: Keys): Device | undefined {
  const [, name, share, seal, rest] = written.exec(cookie ?? '') ?? [];
  if (!name || !share || !seal || !rest) return undefined;
  const isOurs = all.some((key) => equal(seal, sealOf(key, 'device', name, share)));
  return isOurs ? { name, share, proofs: rest.slice(1).split('.') } : undefined;
}

export function writeDevice({ name, share, proofs }: Device, { current }: Keys): string {
  return [name, share, sealOf(current, 'device', name, share), ...proofs].join('.');
}

/** Whether the account has signed in on this device, by the credentials that it has now. */
export function isKnownTo(device: Device, account: DeviceProofSubject, { all }: Keys): boolean {
  const proofs = all.map((key) => proofOf(key, device.name, account));
  return device.proofs.some((one) => proofs.some((proof) => equal(one, proof)));
}

/** The device, or a new one, as one on which the account has signed in. */
export function withAccount(
  device: Device | undefined,
  account: DeviceProofSubject,
  { current, all }: Keys,
): Device {
  const name = device?.name ?? randomBytes(16).toString('base64url');
  const own = all.map((key) => proofOf(key, name, account));
  const others = (device?.proofs ?? []).filter((one) => !own.includes(one));
  const proofs = [proofOf(current, name, account), ...others].slice(0, mostAccounts);
  return { name, share: shareOf(current, account), proofs };
}
