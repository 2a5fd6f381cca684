import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../../platform/authorisation/actor';
import { rememberVisitor } from '../identity/attempts/visitor';
import { accountOf } from '../identity/commands';
import type { Factors } from './context';

interface Asked {
  actor: Actor;
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * Runs a change of factors, which makes every browser unknown to the account. The browser that
 * makes the change stays known, so that its next sign-in causes no mail.
 */
export async function keepDeviceKnown<Result>(
  { identities }: Factors,
  { actor, request, reply }: Asked,
  change: () => Promise<Result>,
): Promise<Result> {
  const result = await change();
  const account = await accountOf(identities.accounts, actor);
  await rememberVisitor(request, reply, { account, guard: identities.guard });
  return result;
}
