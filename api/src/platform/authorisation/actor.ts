import type { Role } from '@meritum/shared/contracts/roles';
import { unauthenticated } from '../errors/domain-error';
import { lazy } from '../memoize';
import type { AccessClaims } from './access-tokens';

/** A person as the account is now, without secrets. */
export interface Person {
  accountId: string;
  email: string;
  /** Only a confirmed address gives rights. */
  emailConfirmed: boolean;
  displayName: string;
  role: Role;
  /** When organisers assigned the role; absent for a role from the settings or the database. */
  roleSince?: Date;
  /** Confirmed former addresses. */
  formerEmails?: readonly string[];
  /** Absent if there is none. */
  otherAccounts?: readonly OtherAccount[];
}

/** A person's other account, with a confirmed address of a present or former mailbox. */
export interface OtherAccount {
  accountId: string;
  /** Its confirmed addresses, including former ones. */
  emails: readonly string[];
}

/**
 * The caller of a request, passed to commands and policies. The token's claims are available
 * immediately; everything else is read on demand, at most once.
 */
export interface Actor {
  accountId: string;
  sessionId: string;
  /** Throws unauthenticated when the account is gone. */
  person(): Promise<Person>;
  /** Read from the account, so that a revoked role ends immediately; a deleted one is a user. */
  role(): Promise<Person['role']>;
  proof(): Promise<Proof>;
}

export type Caller = Pick<Actor, 'accountId'>;

export type CallerInSession = Pick<Actor, 'accountId' | 'sessionId'>;

/** Somebody whose conflicts of interest decide what is shown. */
export type Viewer = Pick<Actor, 'person'>;

/** Somebody who acts, and whose conflicts of interest decide whether they may. */
export type Decider = Caller & Viewer;

/** When a session's owner last proved their identity. */
export interface Proof {
  /** Whether the account has a second factor, even if it was not shown in this session. */
  hasFactor: boolean;
  /** By any method, including the sign-in; null when the session is gone. */
  provenAt: Date | null;
  /** When a second factor was shown. */
  factorProvenAt: Date | null;
}

export interface Sources {
  /** Null when the account is gone. */
  personOf(accountId: string): Promise<Person | null>;
  proofOf(session: CallerInSession): Promise<Proof>;
}

export function actorOf(
  { sub: accountId, sid: sessionId }: AccessClaims,
  { personOf, proofOf }: Sources,
): Actor {
  const found = lazy(() => personOf(accountId));
  return {
    accountId,
    sessionId,
    person: async () => {
      const person = await found();
      if (!person) throw unauthenticated();
      return person;
    },
    role: async () => (await found())?.role ?? 'user',
    proof: lazy(() => proofOf({ accountId, sessionId })),
  };
}
