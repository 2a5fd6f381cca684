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
  /**
   * Never taken from the token: a revoked right is gone immediately. A deleted account has none.
   */
  role(): Promise<Person['role']>;
  proof(): Promise<Proof>;
}

/** Whose act it is. */
export type Caller = Pick<Actor, 'accountId'>;

/** Whose act it is, and in which session. */
export type CallerInSession = Pick<Actor, 'accountId' | 'sessionId'>;

/** Whose conflicts of interest decide what is shown. */
export type Viewer = Pick<Actor, 'person'>;

/** Whose act it is, and whose conflicts of interest decide whether it is allowed. */
export type Decider = Caller & Viewer;

/** When a session's owner last proved their identity. */
export interface Proof {
  /** The account has a second factor, shown in this session or not. */
  hasFactor: boolean;
  /** By any means, including the sign-in; null when the session is gone. */
  provenAt: Date | null;
  /** By a second factor. */
  factorProvenAt: Date | null;
}

/** Where an actor's properties are read. */
export interface Sources {
  /** Null when the account is gone. */
  personOf(accountId: string): Promise<Person | null>;
  proofOf(session: CallerInSession): Promise<Proof>;
}

/** The actor of a token's session. */
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
