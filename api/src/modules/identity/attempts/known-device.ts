import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * What a browser shows to be told from a stranger: a random name of its own, and a proof for each
 * account that signed in there. It opens nothing; it only gives its owner a share of attempts that
 * strangers cannot use up.
 */
export interface Device {
  /** 128 random bits, the same as long as the browser keeps the cookie. */
  name: string;
  /** The accounts that signed in there, the latest first, each as a proof that only we can make. */
  proofs: readonly string[];
}

/** People who share a computer. */
const mostAccounts = 5;
const written = /^([\w-]{22})\.([\w-]{22})((?:\.[\w-]{22}){1,5})$/;

const proofOf = (key: string, text: string) =>
  createHmac('sha256', key).update(`device ${text}`).digest('base64url').slice(0, 22);

const equal = (a: string, b: string) => timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** The device in a cookie; undefined for anything that we never wrote. */
export function readDevice(cookie: string | undefined, key: string): Device | undefined {
  const [, name, proof, rest] = written.exec(cookie ?? '') ?? [];
  if (!name || !proof || !rest || !equal(proof, proofOf(key, name))) return undefined;
  return { name, proofs: rest.slice(1).split('.') };
}

export function writeDevice({ name, proofs }: Device, key: string): string {
  return [name, proofOf(key, name), ...proofs].join('.');
}

/** Whether the account has signed in on this device. */
export function isKnownTo(device: Device, email: string, key: string): boolean {
  const proof = proofOf(key, `${device.name} ${email}`);
  return device.proofs.some((one) => equal(one, proof));
}

/** The device, or a new one, as one on which the account has signed in. */
export function withAccount(device: Device | undefined, email: string, key: string): Device {
  const name = device?.name ?? randomBytes(16).toString('base64url');
  const proof = proofOf(key, `${name} ${email}`);
  const others = (device?.proofs ?? []).filter((one) => one !== proof);
  return { name, proofs: [proof, ...others].slice(0, mostAccounts) };
}
