import type {
  FactorAdded,
  PasskeyCreation,
  PasskeyCreationOptions,
  TotpStart,
} from '@meritum/shared/contracts/factors';
import type { CallerInSession } from '../../platform/authorisation/actor';
import { after, hours } from '../../platform/clock';
import { notFound, refused } from '../../platform/errors/domain-error';
import { accountOf } from '../identity/commands';
import { noteSecurity } from '../identity/security-log/commands';
import { answeredChallenge, newChallenge } from './challenges';
import { afterFactorAdded, putCodes, removeFactor } from './changed';
import type { Factors } from './context';
import {
  noSuchPasskey,
  noTotpBegun,
  tooManyPasskeys,
  totpAdded,
  totpTaken,
  wrongCode,
} from './errors';
import { factorsChanged } from './mails/FactorsChanged';
import { hasFactor } from './proving';
import { newTotpSecret, stepOfCode, totpAddress } from './totp-codes';
import { creationOptions, verifiedCreation } from './webauthn';
import type { Website } from './website';

/** More than anyone needs; limits what is stored for one account. */
const maxPasskeys = 20;

/** Lifetime of a secret that is not confirmed by a code. */
const totpBegunLifetime = hours(1);

const occasionOf = ({ sessionId }: CallerInSession) =>
  ({ purpose: 'new-passkey', holder: sessionId }) as const;

/** Starts adding a passkey. Throws failed-precondition when there are too many. */
export async function beginPasskey(
  factors: Factors,
  actor: CallerInSession,
  website: Website,
): Promise<PasskeyCreationOptions> {
  const owner = await accountOf(factors.deps.identity, actor);
  const passkeys = await factors.stores.passkeys.listByOwner(owner._id);
  if (passkeys.length >= maxPasskeys) throw tooManyPasskeys();
  const challenge = await newChallenge(factors, occasionOf(actor));
  return creationOptions(challenge, website, { owner, passkeys });
}

interface NewPasskey {
  answer: PasskeyCreation;
  website: Website;
  name: string;
}

/** Throws failed-precondition for a wrong answer, or already-exists. */
export async function addPasskey(
  factors: Factors,
  actor: CallerInSession,
  { answer, website, name }: NewPasskey,
): Promise<FactorAdded> {
  const { stores, deps, platform } = factors;
  const account = await accountOf(deps.identity, actor);
  if ((await stores.passkeys.listByOwner(account._id)).length >= maxPasskeys)
    throw tooManyPasskeys();
  const { clientDataJSON } = answer.response;
  const challenge = await answeredChallenge(factors, clientDataJSON, occasionOf(actor));
  const created = challenge && (await verifiedCreation(answer, { challenge, website }));
  if (!created) throw refused('Could not add the passkey. Try again.');
  const now = platform.clock();
  const notice = factorsChanged(account, { change: 'passkey-added', changedAt: now });
  const own = { accountId: account._id, name, createdAt: now, pendingMails: [notice] };
  await stores.passkeys.insert({ ...created, ...own, lastUsedAt: null, disabledAt: null });
  const undo = () => stores.passkeys.remove(account._id, created._id);
  return afterFactorAdded(factors, actor, { method: 'passkey', notice, undo });
}

/** Throws not-found for another person's passkey and for an unknown one. */
export async function renamePasskey(
  { stores }: Factors,
  { accountId }: CallerInSession,
  { passkeyId, name }: { passkeyId: string; name: string },
): Promise<void> {
  if (!(await stores.passkeys.updateName(accountId, passkeyId, name))) throw noSuchPasskey();
}

/** Throws not-found for another person's passkey and for an unknown one. */
export async function removePasskey(
  factors: Factors,
  actor: CallerInSession,
  { passkeyId }: { passkeyId: string },
): Promise<void> {
  const { stores, deps } = factors;
  const passkey = await stores.passkeys.findById(passkeyId);
  if (passkey?.accountId !== actor.accountId) throw noSuchPasskey();
  const account = await accountOf(deps.identity, actor);
  const remove = () => stores.passkeys.remove(account._id, passkeyId);
  await removeFactor(factors, actor, { account, remove });
}

/** The secret is inactive until one of its codes is typed. Throws already-exists. */
export async function beginTotp(factors: Factors, actor: CallerInSession): Promise<TotpStart> {
  const { stores, deps, platform, sealing } = factors;
  const { _id, email } = await accountOf(deps.identity, actor);
  if (await stores.totps.findActive(_id)) throw totpTaken();
  const secret = newTotpSecret();
  const expiresAt = after(platform.clock(), totpBegunLifetime);
  await stores.totps.begin({ _id, state: 'pending', secret: sealing.seal(secret, _id), expiresAt });
  return { secret, address: totpAddress(secret, email) };
}

/** Throws failed-precondition or invalid-argument. */
export async function addTotp(
  factors: Factors,
  actor: CallerInSession,
  { code }: { code: string },
): Promise<FactorAdded> {
  const { stores, deps, platform, sealing } = factors;
  const account = await accountOf(deps.identity, actor);
  const now = platform.clock();
  const pending = await stores.totps.findPending(account._id);
  if (!pending && (await stores.totps.findActive(account._id))) throw totpAdded();
  if (!pending || pending.expiresAt <= now) throw noTotpBegun();
  if (!sealing.opens(pending.secret)) throw noTotpBegun();
  const step = stepOfCode(sealing.unseal(pending.secret, account._id), code, now);
  if (step === undefined) throw wrongCode();
  const notice = factorsChanged(account, { change: 'totp-added', changedAt: now });
  if (!(await stores.totps.activate(pending, { step, now, notice }))) throw noTotpBegun();
  const undo = () => stores.totps.remove(account._id);
  return afterFactorAdded(factors, actor, { method: 'totp', notice, undo });
}

/** Throws not-found when there is none. */
export async function removeTotp(factors: Factors, actor: CallerInSession): Promise<void> {
  const { stores, deps } = factors;
  if (!(await stores.totps.findActive(actor.accountId)))
    throw notFound('Your account has no authenticator app.');
  const account = await accountOf(deps.identity, actor);
  await removeFactor(factors, actor, { account, remove: () => stores.totps.remove(account._id) });
}

/** Throws failed-precondition without a factor. */
export async function renewRecoveryCodes(
  factors: Factors,
  actor: CallerInSession,
): Promise<string[]> {
  const { deps, platform } = factors;
  const account = await accountOf(deps.identity, actor);
  if (!(await hasFactor(factors, account._id)))
    throw refused('Add a passkey or an authenticator app first: recovery codes come with it.');
  const notice = factorsChanged(account, {
    change: 'recovery-codes-renewed',
    changedAt: platform.clock(),
  });
  const codes = await putCodes(factors, account._id, notice);
  await noteSecurity(deps.identity, account._id, 'recovery-codes-renewed');
  await platform.mail(notice);
  return codes;
}
