/** What an account's owner is in the current season besides somebody who may nominate. */
export interface SeasonStanding {
  /** Rates nominations: applied, was verified, and was not rejected since. */
  judge: boolean;
}

/** A person as the account says at this moment, without anything secret. */
export interface Person {
  accountId: string;
  email: string;
  /** Only a confirmed address gives rights. */
  emailConfirmed: boolean;
  displayName: string;
  role: 'user' | 'admin';
}

/** Who a request comes from: resolved once for it, and handed to commands and policies. */
export interface Actor extends Person {
  sessionId: string;
  /** Asked for by few, so that it is read when it is, and once at most. */
  inSeason(): Promise<SeasonStanding>;
}

interface Session {
  sessionId: string;
  standingOf(accountId: string): Promise<SeasonStanding>;
}

/** The person in one of their sessions. */
export function actorOf(person: Person, { sessionId, standingOf }: Session): Actor {
  let standing: Promise<SeasonStanding> | undefined;
  return {
    ...person,
    sessionId,
    inSeason: () => {
      standing ??= standingOf(person.accountId);
      return standing;
    },
  };
}
