import type { RoleReply, RoleRequest } from '@meritum/shared/contracts/organisers';
import type { Role } from '@meritum/shared/contracts/roles';
import { retryOnConflict, writeWithEffects } from '../../module-kit/change-document';
import type { Effects } from '../../module-kit/effects';
import type { MailRequest } from '../../module-kit/mail-request';
import { pendingAuditEntry } from '../../module-kit/pending-entries';
import type { Decider, Person } from '../../platform/authorisation/actor';
import { isSamePerson } from '../../platform/authorisation/same-person';
import {
  isOwnAccount,
  newProposal,
  proposalStateAfter,
  refuseOnceDone,
  stepOfTwo,
} from '../../platform/authorisation/two-organisers';
import { notFound, notPermitted, refused } from '../../platform/errors/domain-error';
import type { Account } from '../identity/account';
import { theirAccountChanged } from '../identity/errors';
import { countPeople } from '../identity/people';
import { isOrganiserBySettings, roleOf } from '../identity/rules';
import { type ChangeOfProposal, changedProposal } from '../identity/turning-down';
import type { Accounts } from './context';
import { changingOrganisers, lastOrganiser } from './deletion';
import { roleMail } from './mails/RoleChanged';

interface Asked {
  context: Accounts;
  /** The actor as stored now: somebody who has just lost their role decides nothing. */
  actor: Decider;
  account: Account;
  request: RoleRequest;
  others: readonly Person[];
}

type Proposed = NonNullable<Account['roleProposed']>;

/**
 * Changes a role in the console, which takes two organisers ({@link stepOfTwo}). One alone adds the
 * second organiser, and removes a role that decides nothing. Repeatable.
 * @throws not-found; permission-denied about one's own role; failed-precondition for the present
 * role, for an address in the settings, and for the last organiser
 */
export const changeRole = (
  context: Accounts,
  actor: Decider,
  request: RoleRequest,
): Promise<RoleReply['state']> =>
  retryOnConflict(async () => {
    // One change at a time: the last two organisers could remove each other simultaneously.
    const state = await context.platform.oneAtATime(changingOrganisers, async () =>
      decide(await asked(context, actor, request)),
    );
    if (!state) throw theirAccountChanged();
    return state;
  });

async function asked(context: Accounts, { accountId }: Decider, request: RoleRequest) {
  const { identity } = context.deps;
  const [person, account, organisers] = await Promise.all([
    identity.personOf(accountId),
    identity.stores.accounts.findByEmail(request.email),
    identity.organisers(),
  ]);
  if (person?.role !== 'admin') throw notPermitted('Only organisers decide this.');
  if (!account)
    throw notFound('No account has this address. The person has to register with it first.');
  const { roleProposed: first } = account;
  // A confirmation gives the role that was proposed.
  const role = first && first.id === request.proposalId ? first.role : request.role;
  return {
    ...{ context, account, actor: { accountId, person: async () => person } },
    request: { ...request, role },
    others: organisers.filter((one) => one.accountId !== account._id),
  };
}

async function decide(of: Asked): Promise<RoleReply['state']> {
  const { context, actor, account, request } = of;
  const { email: _, role, reason, ...named } = request;
  const { roleProposed: first, roleChange } = account;
  const ended = named.withdrawalOf ?? named.turnDownOf;
  if (roleChange && [ended, named.proposalId].includes(roleChange.id)) {
    refuseOnceDone(named);
    return 'changed';
  }
  const isOwn = await isOwnAccount(context.deps.identity, actor, account._id);
  if (isOwn && named.turnDownOf)
    throw notPermitted('You cannot turn down what is proposed about yourself.');
  if (!ended) await requirePossible(of, isOwn);
  const given = { ...named, reason, takesTwo: takesTwo(of) };
  const step = await stepOfTwo(context.deps.identity, actor, first, given);
  if (step === 'repeat' && (ended || first?.role === role)) return proposalStateAfter(named);
  const made = { ...newProposal(context.platform, actor, reason), role };
  if (step !== 'confirm') return changeProposal(of, step === 'repeat' ? 'propose' : step, made);
  const proposed = named.proposalId ? first : undefined;
  return give(of, { made: proposed ?? made, isAlone: !proposed });
}

const currentRole = ({ context, account }: Asked): Role =>
  roleOf(account, context.platform.config.adminEmails);

function takesTwo(of: Asked): boolean {
  const { role } = of.request;
  const isSecond = role === 'admin' && countPeople(of.others) === 1;
  const decidesNothing = role === 'user' && currentRole(of) !== 'admin';
  return !isSecond && !decidesNothing;
}

async function changeProposal(of: Asked, step: ChangeOfProposal, made: Proposed) {
  const { context, actor, account, request } = of;
  const { roleProposed: first } = account;
  const { proposal, mails } = await changedProposal(context.deps.identity, actor, {
    ...{ step, first, made, about: { kind: 'role' } },
  });
  const state = proposalStateAfter(request);
  const { role } = (step !== 'propose' && first) || made;
  const { accounts } = context.deps.identity.stores;
  await write(of, { action: state, reason: made.reason, after: { role }, mails }, (effects) =>
    accounts.proposeRole(account, proposal, effects),
  );
  return state;
}

async function requirePossible(
  { context, account, request: { role }, others }: Asked,
  isOwn: boolean,
) {
  const { adminEmails } = context.platform.config;
  if (isOwn && role !== 'user') throw notPermitted('Other organisers decide about your own role.');
  if (isOrganiserBySettings(account, adminEmails))
    throw refused(
      'The server’s settings name this address (ADMIN_EMAILS). Whoever runs the site takes it out.',
    );
  if (roleOf(account, adminEmails) === role)
    throw refused(role === 'user' ? 'This person has no role.' : 'They have this role already.');
  if (role !== 'user' && !account.emailConfirmed)
    throw refused('Nobody has confirmed the address of this account yet. Its owner does it first.');
  const person = await context.deps.identity.personOf(account._id);
  if (role === 'admin' && person && others.some((one) => isSamePerson(one, person)))
    throw refused('This is another account of an organiser.');
}

async function give(of: Asked, { made, isAlone }: { made: Proposed; isAlone: boolean }) {
  const { context, account, others } = of;
  const { stores, platform } = context.deps.identity;
  const { id, role, reason } = made;
  if (currentRole(of) === 'admin' && others.length === 0) throw lastOrganiser();
  const after = { role, ...(isAlone && { alone: true }) };
  const mails = [roleMail.toOwner(account, { role }, { key: id })];
  const change = { id, at: platform.clock() };
  await write(of, { action: 'changed', reason, after, mails }, (effects) =>
    stores.accounts.giveRole(account, { role, change }, effects),
  );
  return 'changed' as const;
}

interface Written {
  action: RoleReply['state'];
  reason: string;
  after: { role: Role; alone?: boolean };
  mails: readonly MailRequest[];
}

function write(
  of: Asked,
  { action, reason, after, mails }: Written,
  store: (effects: Effects) => Promise<Account | null>,
) {
  const { context, actor, account } = of;
  const { recordAudit, platform } = context.deps.identity;
  const audit = pendingAuditEntry(platform.clock, {
    ...{ actor, action: `role.${action}`, reason, before: { role: currentRole(of) }, after },
    subject: { accountId: account._id },
  });
  const conflict = theirAccountChanged;
  return writeWithEffects({ recordAudit, mail: platform.mail, conflict }, { audit, mails }, store);
}
