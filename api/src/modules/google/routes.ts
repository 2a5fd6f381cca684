import { randomBytes } from 'node:crypto';
import { calls } from '@meritum/shared/contracts/calls';
import { type GoogleOutcome, googleOutcomeUrl } from '@meritum/shared/contracts/google';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isCrossSite } from '../../platform/headers/same-origin';
import type { App } from '../../platform/zod/provider';
import { startBrowserSession } from '../identity/browser-session';
import { keepTicket, tokenOf } from '../identity/cookie';
import { deviceOf } from '../identity/device';
import { sessionOf } from '../identity/session-commands';
import {
  attemptLifetime,
  finishGoogleSignIn,
  type GoogleSignIns,
  startGoogleSignIn,
} from './commands';

/** Not Strict, because it must be sent after the provider's redirect from another site. */
const cookieName = '__Host-google';
const cookie = { path: '/', httpOnly: true, secure: true, sameSite: 'lax' } as const;
const browserSecret = /^[\w-]{43}$/;

const leave = (reply: FastifyReply, outcome: GoogleOutcome) =>
  reply.redirect(googleOutcomeUrl(outcome), 303);

const browserOf = ({ cookies }: FastifyRequest) => {
  const value = cookies[cookieName];
  return value && browserSecret.test(value) ? value : undefined;
};

export async function googleRoutes(app: App, context: GoogleSignIns) {
  const { deps, platform, provider } = context;
  const { publicOrigin } = platform.config;
  const callback = ({ protocol, host }: FastifyRequest) =>
    new URL(calls.finishGoogleSignIn.path, publicOrigin ?? `${protocol}://${host}`);

  app.call('startGoogleSignIn', async ({ query, request, reply }) => {
    const { mode, returnTo = '/' } = query;
    if (isCrossSite(request, publicOrigin))
      return leave(reply, { mode, returnTo, outcome: 'failed' });
    if (!provider) return leave(reply, { mode, returnTo, outcome: 'unavailable' });
    const browser = browserOf(request) ?? randomBytes(32).toString('base64url');
    const token = tokenOf(request);
    const former = token && (await sessionOf(deps.identity, token));
    try {
      const url = await startGoogleSignIn(context, provider, {
        mode,
        returnTo,
        browser,
        redirectUri: callback(request).href,
        formerSession: former?._id ?? null,
      });
      reply.setCookie(cookieName, browser, { ...cookie, maxAge: attemptLifetime / 1_000 });
      return reply.redirect(url.href, 303);
    } catch (err) {
      request.log.warn({ err }, 'the OpenID provider cannot be reached (GOOGLE_ISSUER)');
      return leave(reply, { mode, returnTo, outcome: 'unavailable' });
    }
  });

  app.call('finishGoogleSignIn', async ({ request, reply }) => {
    const url = callback(request);
    url.search = new URL(request.url, url).search;
    const { started, awaited, isNewWay, err, ...outcome } = await finishGoogleSignIn(context, {
      url,
      browser: browserOf(request),
      device: deviceOf(request.headers['user-agent']),
    });
    if (err) request.log.warn({ err }, 'a sign-in with Google failed');
    if (isNewWay) app.background.after(reply, 'planning assignments', deps.notices.allocate);
    if (awaited) keepTicket(reply, awaited);
    const entry = { request, reply, method: 'google', isNotifiedOtherwise: isNewWay } as const;
    if (started) await startBrowserSession(app, deps.identity, started, entry);
    return leave(reply, outcome);
  });
}
