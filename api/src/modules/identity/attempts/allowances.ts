import { createHmac } from 'node:crypto';
import type { Config } from '../../../config/environment';
import { hours, minutes } from '../../../platform/clock';
import type { Origin } from '../../../platform/rates/origins';
import type { Device } from './known-device';
import type { Limit } from './rules';

/** A network holds many households; it may do this many times what one of them may. */
const addressesOfNetwork = 4;

interface Options {
  numbers: Config['attempts'];
  /** Keys are made with it, so that a counter tells nobody's address. */
  key: string;
}

/** Which limits an attempt has; docs/decisions/0015 argues for them. */
export function allowances({ numbers, key }: Options) {
  const keyOf = (...parts: string[]) =>
    createHmac('sha256', key)
      .update(['attempts', ...parts].join(' '))
      .digest('base64url')
      .slice(0, 22);
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
    /** The device's own pauses and nothing else, so that nobody uses its share up. */
    onKnownDevice: (email: string, { name }: Device) => [pauses('sign-in', email, name)],
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
    /** Under which it is noted that the account was signed in to from the network. */
    noteOf: (email: string, { network }: Origin) => keyOf('known', email, network),
    ownerOf: (email: string) => keyOf('owner', email),
  };
}
