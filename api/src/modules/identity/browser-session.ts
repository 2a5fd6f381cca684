import type { SessionReply } from '@meritum/shared/contracts/identity';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { accessTokenSeconds } from '../../platform/authorisation/access-tokens';
import type { App } from '../../platform/zod/provider';
import { isKnownVisitor, rememberVisitor } from '../attempts/visitor';
import { signOut } from './commands';
import type { Identities } from './context';
import { keepToken, tokenOf } from './cookie';
import { deviceOf } from './device';
import { presentUser } from './present';
import { noteSignIn } from './security-log/commands';
import type { SignInMethod } from './session';
import type { StartedSession } from './session-commands';

export async function presentStarted(
  app: App,
  { deps, platform }: Identities,
  { account, token }: StartedSession,
): Promise<SessionReply> {
  const isOutOfReach = (await deps.mail.cameBack(null, [account.email])).size > 0;
  return {
    accessToken: app.accessTokens.sign({ sub: account._id, sid: token.sessionId }),
    expiresIn: accessTokenSeconds,
    user: {
      ...presentUser(account, platform.config.adminEmails),
      ...(isOutOfReach && { cameBack: true }),
    },
  };
}

interface Entry {
  request: FastifyRequest;
  reply: FastifyReply;
  /** The method for the security log; absent for a new account. */
  method?: SignInMethod;
  /** Another mail tells the owner about this sign-in. */
  isNotifiedOtherwise?: boolean | undefined;
}

/** Hands a session to the browser and ends the one it had before. */
export async function startBrowserSession(
  app: App,
  identities: Identities,
  started: StartedSession,
  { request, reply, method, isNotifiedOtherwise = false }: Entry,
): Promise<SessionReply> {
  const visitor = { account: started.account, guard: identities.guard };
  if (method) {
    const isKnown = isNotifiedOtherwise || isKnownVisitor(request, visitor);
    const device = deviceOf(request.headers['user-agent']);
    await noteSignIn(identities, { account: started.account, isKnown, method, device });
  }
  const former = tokenOf(request);
  if (former) await signOut(identities, former);
  keepToken(reply, started.token);
  await rememberVisitor(request, reply, visitor);
  return presentStarted(app, identities, started);
}
