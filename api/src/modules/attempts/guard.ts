import type { ErrorCode } from '@meritum/shared/contracts/errors';
import type { Platform } from '../../module-kit/define-module';
import { after, days } from '../../platform/clock';
import { DomainError, tooManyRequests, waitInWords } from '../../platform/errors/domain-error';
import type { Keys } from '../../platform/keys/keys';
import type { Origin } from '../../platform/rates/origins';
import { allowances, type LinkAsked } from './allowances';
import { type AttemptOutcome, attempt, nextSteps } from './attempt';
import type { CountersStore } from './counters-store';
import { type Device, type DeviceProofSubject, isKnownTo } from './known-device';
import type { Limit } from './rules';

export interface GuardOptions {
  stores: { counters: CountersStore };
  platform: Pick<Platform, 'config' | 'clock'>;
  /** Refuses before any read or write when too many passwords wait to be hashed. */
  passwords: { within<Result>(work: () => Promise<Result>): Promise<Result> };
  /** Version of the account's credentials; known devices and networks depend on it. */
  credentialsOf(email: string): Promise<number | undefined>;
}

export interface Visitor {
  email: string;
  origin: Origin;
  device: Device | undefined;
}

/** Limits attempts, with and without an account alike. Each throws resource-exhausted. */
export interface Guard {
  signIn: Guarded<Visitor>;
  register: Guarded<Visitor>;
  requestReset: Guarded<Visitor>;
  /** For a mailed link that confirms an address. */
  askLink: Guarded<LinkAsked>;
  /** For a password typed within a session, which is a known device already. */
  prove: Guarded<{ accountId: string; sessionId: string }>;
  /** For a code of a second factor, after the right password. */
  tryCode: Guarded<Visitor>;
  /** For the code that confirms the address of a session's account. */
  confirmByCode: Guarded<{ accountId: string }>;
  /** For the mailed code of a password reset, typed instead of opening the link. */
  resetByCode: Guarded<Visitor>;
  remember(device: { account: DeviceProofSubject; origin: Origin }): Promise<void>;
  forget(email: string): Promise<void>;
  /** Keys that sign device cookies. */
  readonly deviceKeys: Keys;
}

type Guarded<Who> = <Result>(who: Who, work: () => Promise<Result>) => Promise<Result>;

const tooManyMails = (waitMs: number) =>
  tooManyRequests(
    `Several links have been asked for. Look for their emails, or try again in ${waitInWords(waitMs)}.`,
    waitMs,
  );

const networkRemembered = days(90);

const codeOf = (error: unknown) => (error instanceof DomainError ? error.code : undefined);

/** A wrong password counts, a right one clears failures, an unchecked one is void. */
const byPassword =
  (wrong: ErrorCode) =>
  (error?: unknown): AttemptOutcome => {
    if (error === undefined) return 'forgiven';
    return codeOf(error) === wrong ? 'counted' : 'void';
  };
const bySignIn = byPassword('unauthenticated');
const byProof = byPassword('invalid-argument');
const byMailedCode = byPassword('failed-precondition');

/** Counts every outcome except form errors and our own failures. */
const byAnswer = (error?: unknown): AttemptOutcome =>
  error === undefined || codeOf(error) === 'already-exists' ? 'counted' : 'void';

/** Causes the same work for an address without an account. */
const noCredentials = -1;

export function attemptsGuard(context: GuardOptions): Guard {
  const { stores, platform, passwords, credentialsOf } = context;
  const deviceKeys = platform.config.keys['known devices'];
  const limits = allowances(platform.config);

  async function knownPlaceOf({ email, device }: Visitor) {
    const account = { email, credentials: (await credentialsOf(email)) ?? noCredentials };
    return {
      account,
      known: device && isKnownTo(device, account, deviceKeys) ? device : undefined,
    };
  }

  /** The limit for strangers does not apply in a network where the account has signed in. */
  async function ofStrangers(
    account: DeviceProofSubject,
    origin: Origin,
    limit: Limit,
  ): Promise<Limit[]> {
    const notes = await stores.counters.findByIds(limits.notesOf(account, origin));
    return [...notes.values()].some(({ expiresAt }) => expiresAt > platform.clock()) ? [] : [limit];
  }

  async function limitsOfSignIn(visitor: Visitor): Promise<Limit[]> {
    const { email, origin } = visitor;
    const { account, known } = await knownPlaceOf(visitor);
    if (known) return limits.onKnownDevice(account, known);
    const others = await ofStrangers(account, origin, limits.byStrangers(email));
    return [...limits.fromNetwork(email, origin), ...others];
  }

  /** A known device has its own share; in a known network strangers' limit does not apply. */
  const byPlace =
    (
      ownOf: (email: string, origin: Origin, known: Device | undefined) => Limit[],
      strangers: (email: string) => Limit,
    ) =>
    async (visitor: Visitor): Promise<Limit[]> => {
      const { email, origin } = visitor;
      const { account, known } = await knownPlaceOf(visitor);
      const own = ownOf(email, origin, known);
      return known ? own : [...own, ...(await ofStrangers(account, origin, strangers(email)))];
    };
  const limitsOfReset = byPlace(limits.resetting, limits.resettingByStrangers);
  const limitsOfResetCode = byPlace(limits.resettingByCode, limits.resetCodesByStrangers);

  async function limitsOfCode(visitor: Visitor): Promise<Limit[]> {
    const { known } = await knownPlaceOf(visitor);
    return limits.tryingCodes(visitor.email, visitor.origin, known);
  }

  return {
    deviceKeys,
    signIn: (visitor, work) =>
      passwords.within(async () => attempt(context, await limitsOfSignIn(visitor), bySignIn, work)),
    register: ({ email, origin }, work) =>
      passwords.within(() =>
        attempt(context, limits.registering(origin), byAnswer, async () => {
          const ofAddress = limits.takingAddress(email, origin);
          await nextSteps(context, ofAddress);
          const registered = await work();
          // Only one of simultaneous registrations succeeds, so counting afterwards is enough.
          await stores.counters.take(await nextSteps(context, ofAddress));
          return registered;
        }),
      ),
    requestReset: async (visitor, work) =>
      attempt(context, await limitsOfReset(visitor), byAnswer, work),
    askLink: (asked, work) =>
      attempt(
        { ...context, refusal: tooManyMails },
        limits.askingLinks(asked),
        () => 'counted',
        work,
      ),
    tryCode: async (visitor, work) => attempt(context, await limitsOfCode(visitor), byProof, work),
    confirmByCode: (account, work) =>
      attempt(context, limits.confirmingByCode(account), byMailedCode, work),
    resetByCode: async (visitor, work) =>
      attempt(context, await limitsOfResetCode(visitor), byMailedCode, work),
    prove: (session, work) => attempt(context, limits.proving(session), byProof, work),
    async remember({ account, origin }) {
      const expiresAt = after(platform.clock(), networkRemembered);
      const [_id = ''] = limits.notesOf(account, origin);
      const [owner = ''] = limits.ownersOf(account.email);
      await stores.counters.insertNote({ _id, owner, expiresAt });
    },
    forget: (email) => stores.counters.forgetNotes(limits.ownersOf(email)),
  };
}
