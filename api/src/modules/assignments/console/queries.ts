import type { EntryOfJudge } from '@meritum/shared/contracts/listed-judges';
import type { JudgeOfEntry, JudgesOfEntry } from '@meritum/shared/contracts/listed-nominations';
import { groupedBy } from '@meritum/shared/merit/groups';
import type { Decider } from '../../../platform/authorisation/actor';
import { isOwnAccount, presentProposal } from '../../../platform/authorisation/two-organisers';
import type { HiddenFromReader, JudgeWork, WorkOfSeason } from '../../judges/console/work';
import type { Judge } from '../../judges/judge';
import type { Coverage } from '../../nominations/context';
import type { Assignment } from '../assignment';
import type { AssignmentQueries } from '../context';
import { byReadingOrder, isLive, isOpen, nextReplacement, progressOf } from '../rules';
import type { WorkTally } from '../tallies-store';

/** Coverage of a season's nominations, or only of the given ids. */
export async function coverageOfSeason(
  { stores }: AssignmentQueries,
  season: string,
  of?: readonly string[],
): Promise<Map<string, Coverage>> {
  const tallies = await stores.assignments.countByNomination(season, of);
  return new Map(
    [...groupedBy(tallies, (tally) => tally.of)].map(([id, own]) => [id, progressOf(own)]),
  );
}

/** Counts of rated and unrated entries that these accounts have as judges in a contest. */
export async function progressIn(
  { stores }: AssignmentQueries,
  accounts: readonly string[],
  { season, category }: Pick<Assignment, 'season' | 'category'>,
) {
  const all = await Promise.all(
    accounts.map((one) => stores.assignments.findByAccountAndSeason(one, season)),
  );
  return progressOf(all.flat().filter((one) => one.category === category));
}

/** Work of a season's judges, or only of those with the given accounts, by id. */
export async function activityOfSeason(
  { stores }: AssignmentQueries,
  { season, hidden }: HiddenFromReader,
  of?: readonly string[],
): Promise<Map<string, WorkOfSeason>> {
  const tallies = await stores.assignments.countByJudge(season, hidden, of);
  return new Map(
    [...groupedBy(tallies, (tally) => tally.of)].map(([id, own]) => [
      id,
      {
        ...progressOf(own),
        idleSince: idleSinceOf(own),
        pendingIn: own.flatMap((tally) => (isOpen(tally) ? tally.category : [])),
      },
    ]),
  );
}

/** When a judge last rated or, if never, was first assigned; null without assignments. */
function idleSinceOf(
  tallies: readonly Pick<WorkTally, 'status' | 'assignedAt' | 'ratedAt'>[],
): Date | null {
  const live = tallies.filter(isLive);
  const rated = live.flatMap(({ ratedAt }) => ratedAt ?? []).map(Number);
  const assigned = live.map(({ assignedAt }) => assignedAt.getTime());
  if (rated.length > 0) return new Date(Math.max(...rated));
  return assigned.length > 0 ? new Date(Math.min(...assigned)) : null;
}

/** Leaves out withdrawn assignments, which no judge has. */
const isListed = <Of extends Pick<Assignment, 'status'>>(
  assignment: Of,
): assignment is Of & { status: JudgeOfEntry['status'] } => assignment.status !== 'withdrawn';

/** All judges that a nomination ever had, each with a number that does not change. */
const numbered = (all: readonly Assignment[]) =>
  all
    .toSorted((a, b) => a.assignedAt.getTime() - b.assignedAt.getTime() || (a._id < b._id ? -1 : 1))
    .map((assignment, index) => ({ ...assignment, number: index + 1 }));

/** Present and former judges of a nomination, without names. */
export async function judgesOfNomination(
  { stores, deps: { identity } }: AssignmentQueries,
  reader: Decider,
  nominationId: string,
): Promise<JudgesOfEntry> {
  const stored = await stores.assignments.findByNomination(nominationId);
  const open = stored.filter(isOpen);
  const areOwn = await Promise.all(
    open.map(({ accountId }) => isOwnAccount(identity, reader, accountId)),
  );
  const own = open.filter((_, index) => areOwn[index]).map(({ _id }) => _id);
  const judges = numbered(stored)
    .filter(isListed)
    .map(async ({ number, ...one }) => ({
      assignmentId: one._id,
      number,
      status: one.status,
      assignedAt: one.assignedAt.toISOString(),
      mayReplace: isOpen(one) && !own.includes(one._id),
      replacementProposed: isOpen(one)
        ? await presentProposal(identity, reader, one.replacementProposed)
        : null,
    }));
  return {
    judges: await Promise.all(judges),
    reportedLinks: reportedIn(stored),
    readerRates: own.length > 0,
    replacingTakesTwo: nextReplacement(stored).takesTwo,
  };
}

/** How many judges have reported each link. */
const reportedIn = (all: readonly Assignment[]): JudgesOfEntry['reportedLinks'] =>
  [
    ...groupedBy(
      all.flatMap(({ reportedLinks = [] }) => reportedLinks),
      ({ url }) => url,
    ),
  ].map(([url, reports]) => ({
    url,
    judges: reports.length,
    at: new Date(Math.max(...reports.map(({ at }) => at.getTime()))).toISOString(),
  }));

const asTally = ({ status, assignedAt, evaluation }: Assignment) => ({
  status,
  assignedAt,
  ratedAt: evaluation?.completedAt ?? null,
});

/** A judge's present and former entries of a season, pending first; leaves out hidden ones. */
export async function entriesOfJudge(
  { stores }: AssignmentQueries,
  { accountId }: Pick<Judge, 'accountId'>,
  { season, hidden }: HiddenFromReader,
): Promise<{
  entries: Pick<EntryOfJudge, 'nominationId' | 'status'>[];
  activity: JudgeWork;
}> {
  const all = await stores.assignments.findByAccountAndSeason(accountId, season);
  const shown = all.filter(isListed).filter(({ nominationId }) => !hidden.includes(nominationId));
  return {
    entries: shown
      .toSorted(byReadingOrder)
      .map(({ nominationId, status }) => ({ nominationId, status })),
    activity: { ...progressOf(shown), idleSince: idleSinceOf(shown.map(asTally)) },
  };
}
