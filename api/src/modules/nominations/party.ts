import type { Actor } from '../../platform/authorisation/actor';
import type { Party } from './policy';
import type { NominationsStore } from './store';

export interface Parties {
  nominations: Pick<NominationsStore, 'ofOwner'>;
  /** The organization that the account gave in its application to judge. */
  organizationOfJudge(accountId: string): Promise<string | undefined>;
}

/**
 * What can tie the actor to nominations: account, address, and the organizations that they gave in
 * their own nominations, of any season, and in their application to judge. Ask it once a request.
 */
export async function partyOf(
  { nominations, organizationOfJudge }: Parties,
  actor: Pick<Actor, 'person'>,
): Promise<Party> {
  const { accountId, email } = await actor.person();
  const [own, asJudge] = await Promise.all([
    nominations.ofOwner(accountId),
    organizationOfJudge(accountId),
  ]);
  const organizations = [...own.map(({ organization }) => organization), asJudge ?? ''];
  return { accountId, email, organizations };
}
