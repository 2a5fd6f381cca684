import { createHmac } from 'node:crypto';
import type { Config } from '../../../config/environment';
import { hours, minutes } from '../../../platform/clock';
import type { Key, Keys } from '../../../platform/keys/keys';
import type { Origin } from '../../../platform/rates/origins';
import type { Device, DeviceProofSubject } from './known-device';
import type { Limit } from './rules';

/** A network holds many households; it may do this many times what one of them may. */
const addressesOfNetwork = 4;

/** Wrong codes on one account within an hour from places that it does not know. */
const codesPerAccount = 20;

interface Options {
  numbers: Config['attempts'];
  /** The names of counters are made with them, so that a counter tells nobody's address. */
  keys: Keys;
}

/** Which limits an attempt has; docs/decisions/0015 argues for them. */
export function allowances({ numbers, keys }: Options) {
  const nameBy = ({ bytes }: Key, parts: string[]) =>
    createHmac('sha256', bytes).update(parts.join(' ')).digest('base64url').slice(0, 22);
  // Counters begin anew under a new key, which forgets a day at most.
  const keyOf = (...parts: string[]) => nameBy(keys.current, parts);
  /** What is to be found again under every key, the current one's first. */
  const keysOf = (...parts: string[]) => keys.all.map((key) => nameBy(key, parts));
  const pauses = (...parts: string[]): Limit => ({ kind: 'pauses', key: keyOf(...parts) });
  const quota = (max: number, spanMs: number, ...parts: string[]): Limit => ({
    kind: 'quota',
    key: keyOf(...parts),
    max,
    spanMs,
  });
  const byOrigin = (what: string, { address, network }: Origin, max: number, spanMs: number) => [
    quota(max, spanMs, what, address),
    quota(max * addressesOfNetwork, spanMs, what, network),
  ];

  return {
    /**
     * The device's own pauses, and a ceiling for all devices of the account together: nobody uses
     * its share up but who signed in with the very credentials that the account has now.
     */
    onKnownDevice: ({ email, credentials }: DeviceProofSubject, { name }: Device): Limit[] => [
      pauses('sign-in', email, name),
      quota(numbers.failedSignInsPerAccount, hours(1), 'devices', email, String(credentials)),
    ],
    fromNetwork: (email: string, origin: Origin) => [
      pauses('sign-in', email, origin.network),
      ...byOrigin('sign-in', origin, numbers.failedSignInsPerAddress, minutes(15)),
    ],
    /** On one account from places that it does not know; NIST 800-63B bounds it at 100. */
    byStrangers: (email: string) =>
      quota(numbers.failedSignInsPerAccount, hours(1), 'account', email),
    registering: (origin: Origin) =>
      byOrigin('register', origin, numbers.registrationsPerAddress, hours(1)),
    /** How many an account is mailed is limited without a word, where they are sent. */
    resetting: (origin: Origin) => byOrigin('reset', origin, numbers.resetsPerAddress, hours(1)),
    proving: ({ accountId, sessionId }: { accountId: string; sessionId: string }) => [
      pauses('prove', accountId, sessionId),
    ],
    /**
     * Six digits can be guessed: a million over three that are right at a time. A known device has
     * its own share, which no stranger uses up who has got hold of the password.
     */
    tryingCodes: (email: string, { network }: Origin, known: Device | undefined) =>
      known
        ? [pauses('code', email, known.name)]
        : [pauses('code', email, network), quota(codesPerAccount, hours(1), 'codes', email)],
    /** Under which it is noted that the account was signed in to from the network. */
    notesOf: ({ email, credentials }: DeviceProofSubject, { network }: Origin) =>
      keysOf('known', email, String(credentials), network),
    ownersOf: (email: string) => keysOf('owner', email),
  };
}
