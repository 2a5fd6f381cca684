import type { PersonReply } from '@meritum/shared/contracts/team';
import type { Decider } from '../../platform/authorisation/actor';
import { accountsOf, emailsOf } from '../../platform/authorisation/same-person';
import { shownName } from '../../platform/authorisation/two-organisers';
import { notFound } from '../../platform/errors/domain-error';
import { stateOf } from '../judges/rules';
import type { Nomination } from '../nominations/nomination';
import { conflictOf } from '../nominations/policy';
import { reviewStateOf } from '../nominations/rules';
import type { Team } from './context';

/**
 * A person over all of their accounts: nominations and applications, without anything about
 * judging, and their last mails. Throws not-found.
 */
export async function personSeen(
  context: Team,
  reader: Decider,
  accountId: string,
): Promise<PersonReply> {
  const { deps } = context;
  const person = await deps.identity.personOf(accountId);
  if (!person) throw notFound('There is no such account.');
  const { email, emailConfirmed, role } = person;
  // Only a confirmed address proves the mailbox; anyone can register another's.
  const accounts = emailConfirmed ? accountsOf(person) : [accountId];
  const addresses = emailConfirmed ? emailsOf(person) : [email];
  const [party, nominations, judges, mails, cameBack] = await Promise.all([
    deps.nominations.affiliationOf(reader),
    Promise.all(accounts.map(deps.nominations.listByOwner)),
    Promise.all(accounts.map(deps.judges.findByAccount)),
    deps.mail.mailsTo(reader, addresses),
    deps.mail.cameBack(reader, [email]),
  ]);
  const owned = nominations.flat().filter(({ erasedAt }) => !erasedAt);
  const shown = owned.map(async (nomination) => ({
    id: nomination._id,
    season: nomination.season,
    category: nomination.category,
    name: nomination.fullName,
    reviewState: reviewStateOf(nomination),
    mayWrite: conflictOf(party, nomination) === null,
    award: await awardOf(context, nomination),
  }));
  return {
    ...{ accountId, email, emailConfirmed, role, mails },
    name: shownName(person),
    cameBack: cameBack.has(email),
    nominations: (await Promise.all(shown)).sort((a, b) => b.season.localeCompare(a.season)),
    judges: judges.flatMap((judge) =>
      judge
        ? [{ id: judge._id, name: judge.fullName || judge.displayName, state: stateOf(judge) }]
        : [],
    ),
  };
}

async function awardOf({ deps: { publication, recognition } }: Team, nomination: Nomination) {
  const result = await publication.publishedResultOf(nomination);
  if (!result?.entry.tier) return null;
  const isRevoked = (await recognition.findRevoked([nomination._id])).has(nomination._id);
  return { tier: result.entry.tier, isRevoked };
}
