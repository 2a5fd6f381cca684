import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Key, Keys } from '../../platform/keys/keys';

/** Tells a known browser from a stranger's. Grants no access, only its own share of attempts. */
export interface Device {
  /** 128 random bits, kept as long as the cookie. */
  name: string;
  /** Devices of the account that signed in last share one quota of requests. */
  share: string;
  /** One signed proof for each account that signed in there, latest first. */
  proofs: readonly string[];
}

/** What a proof covers; it is void once the credentials change. */
export interface DeviceProofSubject {
  email: string;
  credentials: number;
}

/** Accounts that share a computer. */
const maxAccounts = 5;
const written = /^([\w-]{22})\.([\w-]{22})\.([\w-]{22})((?:\.[\w-]{22}){1,5})$/;

const sealOf = ({ bytes }: Key, ...parts: (string | number)[]) =>
  createHmac('sha256', bytes).update(parts.join(' ')).digest('base64url').slice(0, 22);

const equal = (a: string, b: string) => timingSafeEqual(Buffer.from(a), Buffer.from(b));

const proofOf = (key: Key, name: string, { email, credentials }: DeviceProofSubject) =>
  sealOf(key, 'account', name, credentials, email);

const shareOf = (key: Key, { email, credentials }: DeviceProofSubject) =>
  sealOf(key, 'share', credentials, email);

/** Undefined for a cookie that we did not sign. */
export function readDevice(cookie: string | undefined, { all }: Keys): Device | undefined {
  const [, name, share, seal, rest] = written.exec(cookie ?? '') ?? [];
  if (!name || !share || !seal || !rest) return undefined;
  const isOurs = all.some((key) => equal(seal, sealOf(key, 'device', name, share)));
  return isOurs ? { name, share, proofs: rest.slice(1).split('.') } : undefined;
}

export function writeDevice({ name, share, proofs }: Device, { current }: Keys): string {
  return [name, share, sealOf(current, 'device', name, share), ...proofs].join('.');
}

/** Whether the account has signed in on this device with its current credentials. */
export function isKnownTo(device: Device, account: DeviceProofSubject, { all }: Keys): boolean {
  const proofs = all.map((key) => proofOf(key, device.name, account));
  return device.proofs.some((one) => proofs.some((proof) => equal(one, proof)));
}

/** Adds the account to the device, or to a new one. */
export function withAccount(
  device: Device | undefined,
  account: DeviceProofSubject,
  { current, all }: Keys,
): Device {
  const name = device?.name ?? randomBytes(16).toString('base64url');
  const own = all.map((key) => proofOf(key, name, account));
  const others = (device?.proofs ?? []).filter((one) => !own.includes(one));
  const proofs = [proofOf(current, name, account), ...others].slice(0, maxAccounts);
  return { name, share: shareOf(current, account), proofs };
}
