import { createHash, randomBytes } from 'node:crypto';
import { type GoogleOutcome, type GoogleStart, localPath } from '@meritum/shared/contracts/google';
import type { Platform } from '../../module-kit/define-module';
import { after, minutes } from '../../platform/clock';
import type { Identities } from '../identity/context';
import type { AwaitedStep } from '../identity/session';
import { endSession, passFirstStep, type StartedSession } from '../identity/session-commands';
import type { AttemptsStore } from './attempts-store';
import { accountOfGoogle } from './join';
import type { Provider } from './provider';

export interface GoogleSignIns {
  stores: { attempts: AttemptsStore };
  deps: {
    identity: Identities;
    notices: Pick<Identities['deps']['notices'], 'allocate'>;
  };
  platform: Platform;
  /** Undefined when no provider is configured (OPEN-034). */
  provider: Provider | undefined;
}

/** How long a browser may stay on the provider's page. */
export const attemptLifetime = minutes(10);

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');
const random = () => randomBytes(32).toString('base64url');

interface Start extends GoogleStart {
  redirectUri: string;
  /** The secret in the browser's cookie. */
  browser: string;
  formerSession: string | null;
}

/** Returns the address to which the browser is sent. Throws while Google is unavailable. */
export async function startGoogleSignIn(
  { stores, platform }: GoogleSignIns,
  provider: Provider,
  { mode, returnTo, redirectUri, browser, formerSession }: Start,
): Promise<URL> {
  const checks = { state: random(), nonce: random(), codeVerifier: random() };
  const url = await provider.authorizationUrl(checks, redirectUri);
  await stores.attempts.insert({
    _id: sha256(checks.state),
    browserHash: sha256(browser),
    nonce: checks.nonce,
    codeVerifier: checks.codeVerifier,
    mode,
    returnTo: localPath(returnTo),
    formerSession,
    expiresAt: after(platform.clock(), attemptLifetime),
  });
  return url;
}

interface Answer {
  url: URL;
  browser: string | undefined;
  device: string;
}

export interface Finished extends GoogleOutcome {
  started?: StartedSession;
  /** True where another mail tells the owner about the account or its joining. */
  isNewWay?: boolean;
  awaited?: AwaitedStep;
  err?: unknown;
}

/** Starts a session if the provider vouches for the person. */
export async function finishGoogleSignIn(
  { stores, deps, platform, provider }: GoogleSignIns,
  { url, browser, device }: Answer,
): Promise<Finished> {
  const state = url.searchParams.get('state') ?? '';
  const attempt = browser ? await stores.attempts.take(sha256(state), sha256(browser)) : null;
  if (!provider || !attempt || attempt.expiresAt <= platform.clock())
    return { mode: attempt?.mode ?? 'redirect', returnTo: '/', outcome: 'failed' };
  const { mode, returnTo, nonce, codeVerifier, formerSession } = attempt;
  try {
    const claimed = await provider.identity(url, { state, nonce, codeVerifier });
    const account = await accountOfGoogle(deps.identity, claimed);
    const step = { method: 'google', device, formerSession } as const;
    const started = await passFirstStep(deps.identity, account, step);
    if ('ticket' in started) return { mode, returnTo, outcome: 'second-step', awaited: started };
    if (formerSession) await endSession(deps.identity, formerSession);
    const begun = after(attempt.expiresAt, -attemptLifetime);
    const isNewWay = account.google !== undefined && account.google.addedAt >= begun;
    return { mode, returnTo, outcome: 'signed-in', started, isNewWay };
  } catch (err) {
    const cancelled = url.searchParams.get('error') === 'access_denied';
    return { mode, returnTo, outcome: cancelled ? 'cancelled' : 'failed', err };
  }
}
