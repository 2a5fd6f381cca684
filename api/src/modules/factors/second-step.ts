import { createHash, randomBytes } from 'node:crypto';
import type { FactorProof, SecondStepOptions } from '@meritum/shared/contracts/factors';
import { after } from '../../platform/clock';
import { DomainError } from '../../platform/errors/domain-error';
import type { Visitor } from '../attempts/guard';
import type { Account } from '../identity/account';
import { noteFailedAttempt } from '../identity/security-log/commands';
import { type FirstStep, type SignInMethod, ticketLifetime } from '../identity/session';
import { endSession, type StartedSession, startSession } from '../identity/session-commands';
import type { Factors } from './context';
import { secondStepOver } from './errors';
import type { Ticket } from './factor';
import { factorOptions, hasFactor, proveFactor } from './proving';
import type { Website } from './website';

/** Codes that can be tried with one ticket; then the password is needed again. */
const maxTries = 5;

const hashOfToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** A ticket for the second step of one sign-in; undefined without a factor. */
export async function ticketFor(
  factors: Pick<Factors, 'stores' | 'platform'>,
  account: Account,
  { method, device, formerSession = null }: FirstStep,
): Promise<string | undefined> {
  if (!(await hasFactor(factors, account._id))) return undefined;
  const token = randomBytes(32).toString('base64url');
  await factors.stores.tickets.insert({
    _id: hashOfToken(token),
    accountId: account._id,
    credentials: account.credentials,
    method,
    device,
    formerSession,
    tries: 0,
    expiresAt: after(factors.platform.clock(), ticketLifetime),
  });
  return token;
}

/** Undefined when the ticket is void. */
async function ticketOf({ stores, deps, platform }: Factors, token: string | undefined) {
  const ticket = token ? await stores.tickets.findById(hashOfToken(token)) : null;
  if (!ticket || ticket.expiresAt <= platform.clock()) return undefined;
  const account = await deps.identity.stores.accounts.findById(ticket.accountId);
  return account?.credentials === ticket.credentials ? { ticket, account } : undefined;
}

const occasionOf = (ticket: Ticket) => ({ purpose: 'second-step', holder: ticket._id }) as const;

/** Undefined when the ticket is void. */
export async function secondStepOptions(
  factors: Factors,
  token: string | undefined,
  website: Website,
): Promise<SecondStepOptions | undefined> {
  const found = await ticketOf(factors, token);
  if (!found) return undefined;
  const { ticket, account } = found;
  return factorOptions(factors, account._id, { ...occasionOf(ticket), website });
}

interface SecondStep {
  token: string | undefined;
  proof: FactorProof;
  website: Website;
  visitorOf(account: Account): Visitor;
}

/**
 * Begins the session. Throws unauthenticated for a void ticket, invalid-argument for a wrong proof,
 * and resource-exhausted.
 */
export async function takeSecondStep(
  factors: Factors,
  { token, proof, website, visitorOf }: SecondStep,
): Promise<{ started: StartedSession; method: SignInMethod }> {
  const { stores, deps, platform } = factors;
  const found = await ticketOf(factors, token);
  if (!found) throw secondStepOver();
  const { ticket, account } = found;
  const showing = { ...occasionOf(ticket), website };
  const prove = () =>
    proveFactor(factors, account, proof, showing).catch(async (error: unknown) => {
      if (isWrongProof(error))
        await noteFailedAttempt(deps.identity, account, 'second-step-failed');
      throw error;
    });
  if (proof.method === 'passkey') await prove();
  else await deps.identity.guard.tryCode(visitorOf(account), () => tryCode(factors, ticket, prove));
  if (!(await stores.tickets.take(ticket._id))) throw secondStepOver();
  const { method, device, formerSession } = ticket;
  const factor = { method: proof.method, provenAt: platform.clock() };
  const started = await startSession(deps.identity, account, { method, device, factor });
  if (formerSession) await endSession(deps.identity, formerSession);
  return { started, method };
}

const isWrongProof = (error: unknown) =>
  error instanceof DomainError && error.code === 'invalid-argument';

/** Counts the code before checking it, so that simultaneous attempts are limited too. */
async function tryCode({ stores }: Factors, { _id }: Ticket, prove: () => Promise<void>) {
  if (!(await stores.tickets.countTry(_id, maxTries))) throw secondStepOver();
  await prove();
}
