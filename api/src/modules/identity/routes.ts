import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../platform/zod/provider';
import { isKnownVisitor, rememberVisitor, visitorOf } from './attempts/visitor';
import {
  type Identities,
  refreshSession,
  registerAccount,
  type StartedSession,
  signIn,
  signOut,
} from './commands';
import { forgetToken, keepToken, tokenOf } from './cookie';
import { deviceOf } from './device';
import { presentSession, presentUser } from './present';
import { noteFailedSignIn, noteSecurity, noteSignIn } from './security-log/commands';
import { signOutEverywhere } from './session-commands';

/** Registration, sign-in, sign-out and refresh of sessions. */
export async function identityRoutes(app: App, identities: Identities) {
  const { guard } = identities;
  const present = ({ account, token }: StartedSession) =>
    presentSession(
      app.accessTokens.sign({ sub: account._id, sid: token.sessionId }),
      presentUser(account, identities.adminEmails),
    );
  const device = ({ headers }: FastifyRequest) => deviceOf(headers['user-agent']);

  /** A new session ends the one that this browser had before. */
  async function begin(started: StartedSession, request: FastifyRequest, reply: FastifyReply) {
    const former = tokenOf(request);
    if (former) await signOut(identities, former);
    keepToken(reply, started.token);
    await rememberVisitor(request, reply, { account: started.account, guard });
    return present(started);
  }

  app.call('register', async ({ body, request, reply }) => {
    const started = await guard.register(visitorOf(request, body, guard), () =>
      registerAccount(identities, body, device(request)),
    );
    await noteSecurity(identities, started.account._id, 'registered', { device: device(request) });
    return begin(started, request, reply);
  });

  app.call('signIn', async ({ body, request, reply }) => {
    const started = await guard.signIn(visitorOf(request, body, guard), () =>
      signIn(identities, body, device(request)).catch((error: unknown) => {
        // After the answer, which takes as long for an address that has no account.
        app.background.after(reply, 'noting a failed sign-in', () =>
          noteFailedSignIn(identities, body),
        );
        throw error;
      }),
    );
    const { account } = started;
    await noteSignIn(identities, {
      account,
      isKnown: isKnownVisitor(request, { account, guard }),
      method: 'password',
      device: device(request),
    });
    return begin(started, request, reply);
  });

  app.call('signOut', async ({ request, reply }) => {
    const token = tokenOf(request);
    const ended = token && (await signOut(identities, token));
    if (ended)
      await noteSecurity(identities, ended.accountId, 'signed-out', { device: ended.device });
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
    return present(started);
  });
}
