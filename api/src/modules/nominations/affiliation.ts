import type { Actor } from '../../platform/authorisation/actor';
import type { Affiliation } from './policy';
import type { NominationsStore } from './store';

export interface AffiliationContext {
  nominations: Pick<NominationsStore, 'ofOwner'>;
  /** The organization that the account gave in its application to judge. */
  organizationOfJudge(accountId: string): Promise<string | undefined>;
  /** Nominations with which a conflict of the account was lifted. */
  liftedFor(accountId: string): Promise<ReadonlySet<string>>;
}

/**
 * What can tie the actor to nominations: account, address, and the organizations that they gave in
 * their own nominations, of any season, and in their application to judge. Ask it once a request.
 */
export async function affiliationOf(
  { nominations, organizationOfJudge, liftedFor }: AffiliationContext,
  actor: Pick<Actor, 'person'>,
): Promise<Affiliation> {
  const { accountId, email } = await actor.person();
  const [own, asJudge, lifted] = await Promise.all([
    nominations.ofOwner(accountId),
    organizationOfJudge(accountId),
    liftedFor(accountId),
  ]);
  const organizations = [...own.map(({ organization }) => organization), asJudge ?? ''];
  return { accountId, email, organizations, lifted };
}
