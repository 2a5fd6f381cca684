import type { ForbiddenPair } from '@meritum/shared/merit/assign/input';
import { ownNominations } from '@meritum/shared/merit/assign/own-nominations';
import { groupedBy } from '@meritum/shared/merit/groups';
import { mailboxesOf } from '../../platform/authorisation/same-person';
import type { Pair } from '../assignments/assignment';
import { isExcluded } from '../assignments/rules';
import type { Judge } from '../judges/judge';
import type { JudgeAndNomination } from '../judges/verifiers';
import type { Nomination, WithoutEssay } from '../nominations/nomination';
import { partyOfEntry, partyOfJudge } from '../nominations/parties';

type Own = Pick<Nomination, '_id' | 'revision' | 'category' | 'organization'>;

/** Nominations of judges who have any, by judge. */
export type OwnNominations = ReadonlyMap<string, readonly Own[]>;

export const ownNominationsOf = (
  judges: readonly Judge[],
  nominations: readonly WithoutEssay[],
): OwnNominations =>
  ownNominations(
    judges.map((judge) => partyOfJudge(judge)),
    nominations.map((nomination) => ({ ...nomination, ...partyOfEntry(nomination) })),
  );

/** The nominating judges by their nomination. */
export function nominatingJudges(own: OwnNominations): ReadonlyMap<string, string[]> {
  const judges = new Map<string, string[]>();
  for (const [judge, nominations] of own)
    for (const { _id } of nominations) judges.set(_id, [...(judges.get(_id) ?? []), judge]);
  return judges;
}

/**
 * Pairs in which one judge could rate back: a nominating judge has already rated the other's
 * nomination. Before the first rating, the rule between two judges alone decides.
 */
export function returnedRatings(own: OwnNominations, pairs: readonly Pair[]): ForbiddenPair[] {
  const judgesOf = nominatingJudges(own);
  return pairs
    .filter(({ status }) => status === 'completed')
    .flatMap(({ judgeId, nominationId }) =>
      (judgesOf.get(nominationId) ?? []).flatMap((judge) =>
        (own.get(judgeId) ?? []).map(({ _id: nomination }) => ({
          judge,
          nomination,
          kind: 'reciprocal' as const,
        })),
      ),
    );
}

/**
 * Pairs of judges with entries that another account of their mailbox has rated or must not rate,
 * even if that account no longer judges.
 * @param judges those who judge, and all others that have pairs
 */
export function judgedByOtherAccounts(
  judges: readonly Pick<Judge, '_id' | 'email' | 'formerEmails'>[],
  pairs: readonly Pair[],
): JudgeAndNomination[] {
  const signed = judges.flatMap((judge) =>
    mailboxesOf(judge).map((mailbox) => ({ _id: judge._id, mailbox })),
  );
  const mailboxes = groupedBy(signed, ({ mailbox }) => mailbox);
  const done = groupedBy(
    pairs.filter((pair) => pair.status === 'completed' || isExcluded(pair)),
    ({ judgeId }) => judgeId,
  );
  return [...mailboxes.values()].flatMap((accounts) =>
    accounts.flatMap(({ _id: judgeId }) =>
      accounts
        .filter((other) => other._id !== judgeId)
        .flatMap((other) => done.get(other._id) ?? [])
        .map(({ nominationId }) => ({ judgeId, nominationId })),
    ),
  );
}

/**
 * Judges, one for each mailbox: of several accounts, only the first applicant is assigned
 * nominations.
 */
export function oneForEachMailbox(
  judges: readonly Pick<Judge, '_id' | 'email' | 'formerEmails' | 'createdAt'>[],
): ReadonlySet<string> {
  const taken = new Set<string>();
  const inOrder = [...judges].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const voices = inOrder.filter((judge) => {
    const mailboxes = mailboxesOf(judge);
    const isFirst = !mailboxes.some((mailbox) => taken.has(mailbox));
    for (const mailbox of mailboxes) taken.add(mailbox);
    return isFirst;
  });
  return new Set(voices.map(({ _id }) => _id));
}
