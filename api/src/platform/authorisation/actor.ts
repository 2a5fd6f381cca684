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
  /** When organisers gave it; absent for one from the settings or the database. */
  roleSince?: Date;
  /** Confirmed addresses that the account had before. */
  formerEmails?: readonly string[];
  /** Absent where there is none. */
  otherAccounts?: readonly OtherAccount[];
}

/** Another account of a person: with a confirmed address of a mailbox that they have or had. */
export interface OtherAccount {
  accountId: string;
  /** Its confirmed addresses, former ones too. */
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
  /** Read from the account, so that a revoked role ends immediately; a deleted account is a user. */
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
  /** Whether the account has a second factor, shown in this session or not. */
  hasFactor: boolean;
  /** By whatever means, the sign-in too; null when the session is gone. */
  provenAt: Date | null;
  /** By a second factor. */
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
