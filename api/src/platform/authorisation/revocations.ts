import { after, type Clock, minutes } from '../clock';
import { accessTokenLifetime } from './access-tokens';

/** Ids of sessions revoked at or after `since` by any process. */
export type FindRevoked = (since: Date) => Promise<string[]>;

/**
 * Sessions revoked within the lifetime of an access token, held in memory. Tokens are checked
 * without the database, and this process's revocations count immediately.
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

  /** Adds other processes' revocations, and drops those older than any valid token. */
  async refresh(findRevoked: FindRevoked): Promise<void> {
    const now = this.#clock();
    const since = after(now, -accessTokenLifetime - minutes(1));
    for (const sessionId of await findRevoked(since))
      if (!this.has(sessionId)) this.#revokedAt.set(sessionId, now);
    for (const [sessionId, at] of this.#revokedAt)
      if (at < since) this.#revokedAt.delete(sessionId);
  }
}
