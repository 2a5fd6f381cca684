import { after, type Clock, minutes, seconds } from '../clock';
import { accessTokenLifetime } from './access-tokens';

/** Ids of the sessions that were revoked at or after `since`, whichever process did it. */
export type FindRevoked = (since: Date) => Promise<string[]>;

/** How often the view is brought up to date with what other processes revoked. */
export const revocationsRefreshMs = seconds(5);

/**
 * Sessions revoked within the lifetime of an access token, held in memory: a token is checked
 * without asking the database, and a revocation by this process counts at once.
 */
export class Revocations {
  readonly #revokedAt = new Map<string, Date>();
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  has(sessionId: string): boolean {
    return this.#revokedAt.has(sessionId);
  }

  add(sessionId: string): void {
    this.#revokedAt.set(sessionId, this.#clock());
  }

  /** Adds what others revoked, and forgets what no living token can refer to. */
  async refresh(findRevoked: FindRevoked): Promise<void> {
    const now = this.#clock();
    const since = after(now, -accessTokenLifetime - minutes(1));
    for (const sessionId of await findRevoked(since))
      if (!this.has(sessionId)) this.#revokedAt.set(sessionId, now);
    for (const [sessionId, at] of this.#revokedAt)
      if (at < since) this.#revokedAt.delete(sessionId);
  }
}
