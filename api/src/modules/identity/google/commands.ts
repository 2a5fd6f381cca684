import { createHash, randomBytes } from 'node:crypto';
import { type GoogleOutcome, type GoogleStart, localPath } from '@meritum/shared/contracts/google';
import { after, minutes } from '../../../platform/clock';
import type { Identities } from '../context';
import type { AwaitedStep } from '../second-step';
import type { StartedSession } from '../session-commands';
import { endSession, passFirstStep } from '../session-commands';
import type { AttemptsStore } from './attempts-store';
import { accountOfGoogle } from './join';
import type { Provider } from './provider';

export interface GoogleSignIns {
  identities: Identities;
  attempts: AttemptsStore;
  /** Undefined where none is configured (OPEN-034). */
  provider: Provider | undefined;
}

/** A browser has this long at the provider's page. */
export const attemptLifetime = minutes(10);

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');
const random = () => randomBytes(32).toString('base64url');

interface Start extends GoogleStart {
  redirectUri: string;
  /** The secret that the browser keeps meanwhile. */
  browser: string;
  /** The session that the browser has at this moment. */
  formerSession: string | null;
}

/** Notes an attempt and answers where the browser goes. Throws while the provider is away. */
export async function startGoogleSignIn(
  { identities, attempts }: GoogleSignIns,
  provider: Provider,
  { mode, returnTo, redirectUri, browser, formerSession }: Start,
): Promise<URL> {
  const checks = { state: random(), nonce: random(), codeVerifier: random() };
  const url = await provider.authorizationUrl(checks, redirectUri);
  await attempts.add({
    _id: hashOf(checks.state),
    browserHash: hashOf(browser),
    nonce: checks.nonce,
    codeVerifier: checks.codeVerifier,
    mode,
    returnTo: localPath(returnTo),
    formerSession,
    expiresAt: after(identities.clock(), attemptLifetime),
  });
  return url;
}

interface Answer {
  /** The address that the browser came back with. */
  url: URL;
  browser: string | undefined;
  device: string;
}

export interface Finished extends GoogleOutcome {
  started?: StartedSession;
  /** The attempt made the account or joined it, which its owner is told already. */
  isNewWay?: boolean;
  awaited?: AwaitedStep;
  /** Why it failed, for the log. */
  err?: unknown;
}

/** Ends an attempt: a session where the provider vouches for somebody, else an outcome in a word. */
export async function finishGoogleSignIn(
  { identities, attempts, provider }: GoogleSignIns,
  { url, browser, device }: Answer,
): Promise<Finished> {
  const state = url.searchParams.get('state') ?? '';
  const attempt = browser ? await attempts.take(hashOf(state), hashOf(browser)) : null;
  if (!provider || !attempt || attempt.expiresAt <= identities.clock())
    return { mode: attempt?.mode ?? 'redirect', returnTo: '/', outcome: 'failed' };
  const { mode, returnTo, nonce, codeVerifier, formerSession } = attempt;
  try {
    const claimed = await provider.identity(url, { state, nonce, codeVerifier });
    const account = await accountOfGoogle(identities, claimed);
    const step = { method: 'google', device, formerSession } as const;
    const started = await passFirstStep(identities, account, step);
    if ('ticket' in started) return { mode, returnTo, outcome: 'second-step', awaited: started };
    // A new session ends the one that this browser had before.
    if (formerSession) await endSession(identities, formerSession);
    const begun = after(attempt.expiresAt, -attemptLifetime);
    const isNewWay = account.google !== undefined && account.google.addedAt >= begun;
    return { mode, returnTo, outcome: 'signed-in', started, isNewWay };
  } catch (err) {
    const cancelled = url.searchParams.get('error') === 'access_denied';
    return { mode, returnTo, outcome: cancelled ? 'cancelled' : 'failed', err };
  }
}
