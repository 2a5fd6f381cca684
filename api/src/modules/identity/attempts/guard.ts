import { createHmac } from 'node:crypto';
import type { ErrorCode } from '@meritum/shared/contracts/errors';
import type { Config } from '../../../config/environment';
import { after, type Clock, days, hours, minutes } from '../../../platform/clock';
import { DomainError } from '../../../platform/errors/domain-error';
import type { Origin } from '../../../platform/limits/origins';
import type { Passwords } from '../passwords';
import { attempt, type Outcome } from './attempt';
import type { CountersStore } from './counters-store';
import { type Device, isKnownTo } from './known-device';
import type { Limit, Quota } from './rules';

interface GuardOptions {
  counters: CountersStore;
  /** Refuses while no password could be hashed anyway: before anything is read or written for it. */
  passwords: Pick<Passwords, 'admit'>;
  numbers: Config['attempts'];
  /** Makes the keys of counters and the proofs of devices; neither tells whom it is about. */
  key: string;
  clock: Clock;
}

/** Whose account an attempt is about, and from where it comes. */
export interface Visitor {
  email: string;
  origin: Origin;
  device: Device | undefined;
}

/** Keeps attempts within their limits, the same for addresses that have an account and those that have none. */
export interface Guard {
  signIn: Guarded;
  register: Guarded;
  requestReset: Guarded;
  /** For a password typed within a session, which is a known place by itself. */
  prove<Result>(
    session: { accountId: string; sessionId: string },
    work: Work<Result>,
  ): Promise<Result>;
  /** Remembers that the account was signed in to from there. */
  remember(visitor: Omit<Visitor, 'device'>): Promise<void>;
  /** Forgets where the account was signed in to from. */
  forget(email: string): Promise<void>;
  /** Removes what has expired. */
  sweep(): Promise<number>;
  readonly key: string;
}

type Work<Result> = () => Promise<Result>;
type Guarded = <Result>(visitor: Visitor, work: Work<Result>) => Promise<Result>;

/** A network holds many households; it may do this many times what one of them may. */
const addressesOfNetwork = 4;
const networkRemembered = days(90);

const codeOf = (error: unknown) => (error instanceof DomainError ? error.code : undefined);

/** A wrong password counts, a right one clears the slate, and what was not answered is void. */
const byPassword =
  (wrong: ErrorCode) =>
  (error?: unknown): Outcome => {
    if (error === undefined) return 'forgiven';
    return codeOf(error) === wrong ? 'counted' : 'void';
  };
const bySignIn = byPassword('unauthenticated');
const byProof = byPassword('invalid-argument');

/** Counts whatever came of it, but for mistakes in the form and for what we could not do. */
const byAnswer = (error?: unknown): Outcome =>
  error === undefined || codeOf(error) === 'already-exists' ? 'counted' : 'void';

export function attemptsGuard({ counters, passwords, numbers, key, clock }: GuardOptions): Guard {
  const counting = { counters, clock };
  const keyOf = (...parts: string[]) =>
    createHmac('sha256', key)
      .update(['attempts', ...parts].join(' '))
      .digest('base64url')
      .slice(0, 22);
  const quota = (max: number, spanMs: number, ...parts: string[]): Quota => ({
    kind: 'quota',
    key: keyOf(...parts),
    max,
    spanMs,
  });
  const byOrigin = (what: string, { address, network }: Origin, max: number, spanMs: number) => [
    quota(max, spanMs, what, address),
    quota(max * addressesOfNetwork, spanMs, what, network),
  ];
  const pauses = (...parts: string[]): Limit => ({ kind: 'pauses', key: keyOf(...parts) });
  const ownerOf = (email: string) => keyOf('owner', email);
  const noteOf = (email: string, { network }: Origin) => keyOf('known', email, network);

  /** Attempts on one account from places that it does not know; 100 is the bound of NIST 800-63B. */
  async function byStrangers({ email, origin }: Visitor): Promise<Limit[]> {
    const note = noteOf(email, origin);
    const known = (await counters.byIds([note])).get(note);
    if (known && known.expiresAt > clock()) return [];
    return [quota(numbers.failedSignInsPerAccount, hours(1), 'account', email)];
  }

  async function limitsOfSignIn(visitor: Visitor): Promise<Limit[]> {
    const { email, origin, device } = visitor;
    if (device && isKnownTo(device, email, key)) return [pauses('sign-in', email, device.name)];
    return [
      pauses('sign-in', email, origin.network),
      ...byOrigin('sign-in', origin, numbers.failedSignInsPerAddress, minutes(15)),
      ...(await byStrangers(visitor)),
    ];
  }

  return {
    key,
    async signIn(visitor, work) {
      passwords.admit();
      return attempt(counting, await limitsOfSignIn(visitor), bySignIn, work);
    },
    async register({ origin }, work) {
      passwords.admit();
      const limits = byOrigin('register', origin, numbers.registrationsPerAddress, hours(1));
      return attempt(counting, limits, byAnswer, work);
    },
    // How many an account is mailed is limited without a word, where they are sent.
    requestReset: ({ origin }, work) => {
      const limits = byOrigin('reset', origin, numbers.resetsPerAddress, hours(1));
      return attempt(counting, limits, byAnswer, work);
    },
    prove: ({ accountId, sessionId }, work) =>
      attempt(counting, [pauses('prove', accountId, sessionId)], byProof, work),
    remember: ({ email, origin }) =>
      counters.note({
        _id: noteOf(email, origin),
        owner: ownerOf(email),
        expiresAt: after(clock(), networkRemembered),
      }),
    forget: (email) => counters.forgetNotes(ownerOf(email)),
    sweep: () => counters.sweep(clock()),
  };
}
