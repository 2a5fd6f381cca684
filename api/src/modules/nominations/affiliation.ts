import type { Viewer } from '../../platform/authorisation/actor';
import { employersOf } from '../employers/employers';
import type { Affiliation } from './policy';
import type { NominationsStore } from './store';

export interface AffiliationContext {
  nominations: Pick<NominationsStore, 'ofOwner'>;
  /** The organization that the account gave in its application to judge. */
  organizationOfJudge(accountId: string): Promise<string | undefined>;
  /** Nominations with which the account's conflict of interest was lifted. */
  liftedFor(accountId: string): Promise<ReadonlySet<string>>;
}

/**
 * What decides the actor's conflicts of interest: account, address, and the organizations in their
 * own nominations of any season and in their application to judge. Call it once per request.
 */
export async function affiliationOf(
  { nominations, organizationOfJudge, liftedFor }: AffiliationContext,
  actor: Viewer,
): Promise<Affiliation> {
  const { accountId, email, formerEmails = [] } = await actor.person();
  const emails = [email, ...formerEmails];
  const [own, asJudge, lifted] = await Promise.all([
    nominations.ofOwner(accountId),
    organizationOfJudge(accountId),
    liftedFor(accountId),
  ]);
  const organizations = [...own.map(({ organization }) => organization), asJudge ?? ''];
  return { accountId, emails, ...employersOf(organizations, emails), lifted };
}
