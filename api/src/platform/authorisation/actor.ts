import { unauthenticated } from '../errors/domain-error';
import type { AccessClaims } from './access-tokens';

/** A person as the account says at this moment, without anything secret. */
export interface Person {
  accountId: string;
  email: string;
  /** Only a confirmed address gives rights. */
  emailConfirmed: boolean;
  displayName: string;
  role: 'user' | 'admin';
}

/** What an account's owner is in the current season besides somebody who may nominate. */
export interface SeasonRoles {
  /** Rates nominations: applied, was verified, and was not rejected since. */
  judge: boolean;
}

/**
 * Who a request comes from, made once for it and handed to commands and policies. What the token
 * says is there at once; what must be asked is asked when somebody wants it, and once at most.
 */
export interface Actor {
  accountId: string;
  sessionId: string;
  /** Throws unauthenticated when the account is gone. */
  person(): Promise<Person>;
  /**
   * Never read off the token: a right that was taken away is gone at once. An account that is gone
   * has none.
   */
  role(): Promise<Person['role']>;
  inSeason(): Promise<SeasonRoles>;
  proof(): Promise<Proof>;
}

/** When a session's owner was last proven to be there. */
export interface Proof {
  /** The account has a second factor, whatever this session has shown of it. */
  hasFactor: boolean;
  /** By whatever, the sign-in included; null where the session is gone. */
  provenAt: Date | null;
  /** By a second factor. */
  factorProvenAt: Date | null;
}

/** Where an actor's properties are asked for. */
export interface Sources {
  /** Null when the account is gone. */
  personOf(accountId: string): Promise<Person | null>;
  standingOf(accountId: string): Promise<SeasonRoles>;
  proofOf(session: { accountId: string; sessionId: string }): Promise<Proof>;
}

function once<Result>(ask: () => Promise<Result>): () => Promise<Result> {
  let asked: Promise<Result> | undefined;
  return () => {
    asked ??= ask();
    return asked;
  };
}

/** The actor whose session a token belongs to. */
export function actorOf(
  { sub: accountId, sid: sessionId }: AccessClaims,
  { personOf, standingOf, proofOf }: Sources,
): Actor {
  const found = once(() => personOf(accountId));
  return {
    accountId,
    sessionId,
    person: async () => {
      const person = await found();
      if (!person) throw unauthenticated();
      return person;
    },
    role: async () => (await found())?.role ?? 'user',
    inSeason: once(() => standingOf(accountId)),
    proof: once(() => proofOf({ accountId, sessionId })),
  };
}
