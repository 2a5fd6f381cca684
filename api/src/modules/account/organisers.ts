import type { ListedOrganiser, OrganisersReply } from '@meritum/shared/contracts/organisers';
import { consoleRoles } from '@meritum/shared/contracts/roles';
import type { Decider } from '../../platform/authorisation/actor';
import { type OpenDecision, openProposals } from '../../platform/authorisation/open-decision';
import {
  isOwnAccount,
  presentProposal,
  shownName,
} from '../../platform/authorisation/two-organisers';
import type { Account } from '../identity/account';
import type { Identities } from '../identity/context';
import { countPeople, organisersMissing } from '../identity/people';
import { presentPerson } from '../identity/present';
import { isOrganiserBySettings } from '../identity/rules';
import type { Accounts } from './context';

/** Lists people with a role, organisers first. */
export async function listOrganisers(context: Accounts, actor: Decider): Promise<OrganisersReply> {
  const { deps, platform } = context;
  const { accounts } = deps.identity.stores;
  const [inConsole, proposed, organisers] = await Promise.all([
    accounts.listByRoles(consoleRoles, platform.config.adminEmails),
    accounts.listRoleProposed(),
    deps.identity.organisers(),
  ]);
  const found = new Map([...inConsole, ...proposed].map((account) => [account._id, account]));
  const all = await Promise.all([...found.values()].map((one) => listed(context, actor, one)));
  const order = [...consoleRoles, 'user'];
  return {
    people: countPeople(organisers),
    missing: organisersMissing(organisers),
    organisers: all
      .filter(({ role, proposed: first }) => role !== 'user' || first)
      .sort(
        (a, b) => order.indexOf(a.role) - order.indexOf(b.role) || a.name.localeCompare(b.name),
      ),
  };
}

async function listed(
  { deps, platform }: Accounts,
  actor: Decider,
  account: Account,
): Promise<ListedOrganiser> {
  const { adminEmails } = platform.config;
  const { roleProposed } = account;
  const person = presentPerson(account, adminEmails);
  const proposed = await presentProposal(deps.identity, actor, roleProposed);
  return {
    id: account._id,
    name: shownName(person),
    email: account.email,
    role: person.role,
    bySettings: isOrganiserBySettings(account, adminEmails),
    hasFactor: await deps.factors.hasFactor(account._id),
    lastSeenAt: await lastSeen(deps.identity, account._id),
    isOwn: await isOwnAccount(deps.identity, actor, account._id),
    proposed: proposed && roleProposed ? { ...proposed, role: roleProposed.role } : null,
  };
}

/** When a session was last renewed, or its owner last signed in or out. */
async function lastSeen(
  { stores, platform }: Identities,
  accountId: string,
): Promise<string | null> {
  const [live] = await stores.sessions.listLive(accountId, platform.clock());
  const entries = live ? [] : await stores.securityLog.listByAccount(accountId);
  const own = entries.find(({ event }) => event.startsWith('signed-'));
  return (live?.rotatedAt ?? own?.at)?.toISOString() ?? null;
}

export async function openRoles(
  { deps }: Accounts,
  organisers: readonly string[],
): Promise<OpenDecision[]> {
  const proposed = await deps.identity.stores.accounts.listRoleProposed();
  return proposed
    .filter(({ roleProposed }) => organisers.includes(roleProposed?.by ?? ''))
    .flatMap((account) =>
      openProposals(account.roleProposed, {
        kind: 'role',
        name: account.displayName,
        // With only one other organiser left, nobody else could confirm a role's removal.
        mayDecide: async (actor) =>
          account.roleProposed?.role === 'user' ||
          !(await isOwnAccount(deps.identity, actor, account._id)),
      }),
    );
}
