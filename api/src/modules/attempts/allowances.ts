import { createHmac } from 'node:crypto';
import type { Config } from '../../config/environment';
import { days, hours, minutes } from '../../platform/clock';
import type { Key } from '../../platform/keys/keys';
import type { Origin } from '../../platform/rates/origins';
import type { Device, DeviceProofSubject } from './known-device';
import type { Limit } from './rules';

/** How many addresses' attempts one network may make, because it can hold many households. */
const addressesOfNetwork = 4;

/** Mails of one kind that a person can request within an hour. */
const mailsAsked = 5;

/** Password resets for one address within an hour from unknown places; each link works. */
const resetsByStrangers = 20;

/** Confirmation links a day: for an account, and to an address. */
const linksADay = 10;

/** Accounts a day that one network can register with the same address, one after another. */
const accountsAtAddress = 5;

/** Wrong mailed codes an hour from one place or for one account. The mailed link still works. */
const mailedCodes = 10;

/** Wrong reset codes for one address an hour from unknown places. */
const mailedCodesByStrangers = 100;

/** Wrong codes for one account within an hour from unknown devices. */
const codesPerAccount = 20;

export interface LinkAsked {
  accountId: string;
  email: string;
  isOwn: boolean;
}

/** The limits of each kind of attempt; docs/decisions/0015 gives the reasons. */
export function allowances({
  attempts: numbers,
  keys: allKeys,
}: Pick<Config, 'attempts' | 'keys'>) {
  // Counters are named by keys, so that their ids reveal no address.
  const keys = allKeys['counted attempts'];
  const nameBy = ({ bytes }: Key, parts: string[]) =>
    createHmac('sha256', bytes).update(parts.join(' ')).digest('base64url').slice(0, 22);
  // A new key resets the counters, which loses a day at most.
  const allowanceKey = (...parts: string[]) => nameBy(keys.current, parts);
  /** The names under every key, the current one first, for entries that must outlive a key. */
  const keysOf = (...parts: string[]) => keys.all.map((key) => nameBy(key, parts));
  const pauses = (...parts: string[]): Limit => ({ kind: 'pauses', key: allowanceKey(...parts) });
  const quota = (max: number, spanMs: number, ...parts: string[]): Limit => ({
    kind: 'quota',
    key: allowanceKey(...parts),
    max,
    spanMs,
  });
  const byOrigin = (what: string, { address, network }: Origin, max: number, spanMs: number) => [
    quota(max, spanMs, what, address),
    quota(max * addressesOfNetwork, spanMs, what, network),
  ];

  return {
    /** Only devices that signed in with the current credentials have shares of their own. */
    onKnownDevice: ({ email, credentials }: DeviceProofSubject, { name }: Device): Limit[] => [
      pauses('sign-in', email, name),
      quota(numbers.failedSignInsPerAccount, hours(1), 'devices', email, String(credentials)),
    ],
    fromNetwork: (email: string, origin: Origin) => [
      pauses('sign-in', email, origin.network),
      ...byOrigin('sign-in', origin, numbers.failedSignInsPerAddress, minutes(15)),
    ],
    /** Attempts on one account from unknown devices; NIST 800-63B limits them to 100. */
    byStrangers: (email: string) =>
      quota(numbers.failedSignInsPerAccount, hours(1), 'account', email),
    registering: (origin: Origin) =>
      byOrigin('register', origin, numbers.registrationsPerAddress, hours(1)),
    /** Counts new accounts only: each mails its address a link. */
    takingAddress: (email: string, { network }: Origin) => [
      quota(accountsAtAddress, days(1), 'register', email, network),
    ],
    /** A known device has its own share. */
    resetting: (email: string, origin: Origin, known: Device | undefined) => [
      ...byOrigin('reset', origin, numbers.resetsPerAddress, hours(1)),
      quota(mailsAsked, hours(1), 'reset', email, known?.name ?? origin.network),
    ],
    resettingByStrangers: (email: string) =>
      quota(resetsByStrangers, hours(1), 'reset account', email),
    /** `isOwn`: the account registered this address, so no other account uses its share. */
    askingLinks: ({ accountId, email, isOwn }: LinkAsked) => [
      quota(mailsAsked, hours(1), 'link', accountId),
      quota(linksADay, days(1), 'links', accountId),
      ...(isOwn ? [] : [quota(linksADay, days(1), 'links to', email)]),
    ],
    proving: ({ accountId, sessionId }: { accountId: string; sessionId: string }) => [
      pauses('prove', accountId, sessionId),
    ],
    /**
     * Six digits can be guessed. A stranger with the password cannot use up a known device's share.
     */
    tryingCodes: (email: string, { network }: Origin, known: Device | undefined) =>
      known
        ? [pauses('code', email, known.name)]
        : [pauses('code', email, network), quota(codesPerAccount, hours(1), 'codes', email)],
    confirmingByCode: ({ accountId }: { accountId: string }) => [
      quota(mailedCodes, hours(1), 'confirming code', accountId),
    ],
    resettingByCode: (email: string, { network }: Origin, known: Device | undefined) => [
      quota(mailedCodes, hours(1), 'reset code', email, known?.name ?? network),
    ],
    resetCodesByStrangers: (email: string) =>
      quota(mailedCodesByStrangers, hours(1), 'reset codes', email),
    /** Ids of the note that the account has signed in from this network. */
    notesOf: ({ email, credentials }: DeviceProofSubject, { network }: Origin) =>
      keysOf('known', email, String(credentials), network),
    ownersOf: (email: string) => keysOf('owner', email),
  };
}
