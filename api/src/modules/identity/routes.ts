import type { FastifyRequest } from 'fastify';
import type { App } from '../../platform/zod/provider';
import { rememberVisitor, visitorOf } from '../attempts/visitor';
import { confirmEmail } from './address-change';
import { presentStarted, startBrowserSession } from './browser-session';
import { claimedAccountOf, refreshSession, registerAccount, signIn, signOut } from './commands';
import { mailEmailConfirmation } from './confirmation-links';
import type { Identities } from './context';
import { forgetTicket, forgetToken, keepTicket, keepToken, tokenOf } from './cookie';
import { deviceOf } from './device';
import { answerReset, confirmPasswordReset, requestPasswordReset } from './password-reset';
import { refuseWhilePaused, switchRegistration } from './registration/pausing';
import { noteFailedSignIn, noteSecurity } from './security-log/commands';
import { signOutEverywhere } from './session-commands';

export async function identityRoutes(app: App, identities: Identities) {
  const { deps, guard } = identities;
  const device = ({ headers }: FastifyRequest) => deviceOf(headers['user-agent']);

  app.call('register', async ({ body, request, reply }) => {
    await refuseWhilePaused(identities);
    const started = await guard.register(visitorOf(request, body, guard), () =>
      registerAccount(identities, body, device(request)),
    );
    await noteSecurity(identities, started.account._id, 'registered', { device: device(request) });
    return startBrowserSession(app, identities, started, { request, reply });
  });

  app.call('switchRegistration', ({ actor, body }) => switchRegistration(identities, actor, body));

  app.call('signIn', async ({ body, request, reply }) => {
    const entered = await guard.signIn(visitorOf(request, body, guard), () =>
      signIn(identities, body, device(request)).catch((error: unknown) => {
        // Runs after the reply, so that its timing is the same for unknown addresses.
        app.background.after(reply, 'noting a failed sign-in', () =>
          noteFailedSignIn(identities, body),
        );
        throw error;
      }),
    );
    if ('token' in entered)
      return startBrowserSession(app, identities, entered, { request, reply, method: 'password' });
    keepTicket(reply, entered);
    return { secondStep: 'required' as const };
  });

  app.call('signOut', async ({ request, reply }) => {
    const token = tokenOf(request);
    const ended = token && (await signOut(identities, token));
    if (ended)
      await noteSecurity(identities, ended.accountId, 'signed-out', { device: ended.device });
    forgetTicket(request, reply);
    forgetToken(request, reply);
  });

  app.call('signOutEverywhere', async ({ actor, request, reply }) => {
    await signOutEverywhere(identities, actor);
    forgetToken(request, reply);
  });

  app.call('refreshSession', async ({ request, reply }) => {
    const token = tokenOf(request);
    const started = token && (await refreshSession(identities, token));
    if (!started) {
      forgetToken(request, reply);
      return undefined;
    }
    keepToken(reply, started.token);
    return presentStarted(app, identities, started);
  });

  app.call('requestPasswordReset', async ({ body, request, reply }) => {
    const reset = await guard.requestReset(visitorOf(request, body, guard), () =>
      requestPasswordReset(identities, body),
    );
    app.background.after(reply, 'answering a reset', () => answerReset(identities, reset));
  });

  app.call('confirmPasswordReset', async ({ body, request, reply }) => {
    const visitor = visitorOf(request, { email: body.email ?? '' }, guard);
    const account = await confirmPasswordReset(identities, body, visitor);
    await rememberVisitor(request, reply, { account, guard });
    app.background.after(reply, 'planning assignments', deps.notices.allocate);
  });

  app.call('requestEmailConfirmation', async ({ actor }) =>
    mailEmailConfirmation(identities, await claimedAccountOf(identities, actor)),
  );

  app.call('confirmEmail', async ({ actor, body, reply }) => {
    await confirmEmail(identities, actor, body);
    app.background.after(reply, 'planning assignments', deps.notices.allocate);
  });
}
