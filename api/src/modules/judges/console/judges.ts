import type {
  ConsoleJudge,
  EntryOfJudge,
  JudgeDetail,
  JudgeQuery,
  JudgesQuery,
  JudgesReply,
} from '@meritum/shared/contracts/listed-judges';
import type { HistoryEntry } from '@meritum/shared/contracts/lists';
import { matchesSearch } from '@meritum/shared/contracts/search';
import type { Actor } from '../../../platform/authorisation/actor';
import type { People } from '../../../platform/authorisation/two-organisers';
import { pageOf, sortedBy } from '../../../platform/listing';
import type { SeasonEntries } from '../../nominations/console/entries';
import type { Judges } from '../context';
import { judgeUnknown } from '../errors';
import type { Judge } from '../judge';
import { entriesOfEmployer } from '../possible-colleagues';
import { isLeftOut } from '../rules';
import { type JudgeWork, presentConsoleJudge, presentDetail } from './present';

interface Without {
  season: string;
  hidden: readonly string[];
}

export interface JudgeAdminQueries extends Pick<Judges, 'judges' | 'clock'>, People {
  /** A season's nominations, with the actor's conflicts of interest; the current one's by default. */
  entriesFor(actor: Pick<Actor, 'person'>, season?: string): Promise<SeasonEntries>;
  /** Whether the actor has a conflict of interest with an entry of a recent season. */
  isConflicted(actor: Pick<Actor, 'person'>): Promise<boolean>;
  /** Of a season's judges, or of those with these accounts, by the judge's id. */
  activityOf(without: Without, of?: readonly string[]): Promise<ReadonlyMap<string, JudgeWork>>;
  /** A judge's present and former entries of a season, with counts. */
  entriesOf(
    judge: Judge,
    without: Without,
  ): Promise<{
    entries: readonly Pick<EntryOfJudge, 'nominationId' | 'status'>[];
    activity: JudgeWork;
  }>;
  /** The history of the thing with this id. */
  historyOf(id: string): Promise<HistoryEntry[]>;
}

/** Whether a judge has ratings to give and gave none for at least so many days. */
const isIdle = ({ state, activity, idleDays }: ConsoleJudge, atLeast: number): boolean =>
  state === 'judging' && activity.pending > 0 && (idleDays ?? 0) >= atLeast;

const isAddressed = {
  confirmed: ({ emailConfirmed }: Judge) => emailConfirmed,
  unconfirmed: ({ emailConfirmed }: Judge) => !emailConfirmed,
  awaited: isLeftOut,
};

/** Whether their work decides which judges match, or their order. */
const isByWork = ({ idle, sort }: Omit<JudgesQuery, 'page'>): boolean =>
  idle !== undefined || /^-?(?:assigned|completed|idle)$/.test(sort ?? '');

type Worked = (rows: readonly ConsoleJudge[]) => Promise<ConsoleJudge[]>;

/** Applicants that match, in their order, and what gives some of them their work. */
async function matching(
  context: JudgeAdminQueries,
  actor: Pick<Actor, 'person'>,
  asked: Omit<JudgesQuery, 'page'>,
  isCounted: boolean,
): Promise<{ rows: ConsoleJudge[]; withWork: Worked }> {
  const { season: named, search, state, answer, idle, address, sort = 'name' } = asked;
  const { season, hidden } = await context.entriesFor(actor, named);
  const without = { season: season.id, hidden };
  const [all, activities] = await Promise.all([
    context.judges.everybody(),
    isCounted ? context.activityOf(without) : new Map<string, JudgeWork>(),
  ]);
  const contains = matchesSearch(search);
  const now = context.clock();
  const present = (judge: Judge, work: JudgeWork | undefined) =>
    presentConsoleJudge(judge, { season, now, work });
  const rows = all
    .filter(({ fullName, displayName, organization, email }) =>
      contains([fullName, displayName, organization, email]),
    )
    .filter((judge) => address === undefined || isAddressed[address](judge))
    .map((judge) => present(judge, activities.get(judge._id)))
    .filter((row) => state === undefined || row.state === state)
    .filter((row) => answer === undefined || row.answer === answer)
    .filter((row) => idle === undefined || isIdle(row, Number(idle)));
  const by = (value: (row: ConsoleJudge) => string | number | null) => value;
  const sorted = sortedBy(rows, sort, {
    name: by(({ name }) => name),
    organization: by(({ organization }) => organization),
    applied: by(({ appliedAt }) => Date.parse(appliedAt)),
    capacity: by(({ capacity }) => capacity),
    assigned: by(({ activity }) => activity.assigned),
    completed: by(({ activity }) => activity.completed),
    idle: by(({ idleDays }) => idleDays),
  });
  async function withWork(some: readonly ConsoleJudge[]) {
    const ids = new Set(some.map(({ id }) => id));
    const judges = all.filter(({ _id }) => ids.has(_id));
    const work = await context.activityOf(
      without,
      judges.map(({ accountId }) => accountId),
    );
    const byId = new Map(judges.map((judge) => [judge._id, present(judge, work.get(judge._id))]));
    return some.map((row) => byId.get(row.id) ?? row);
  }
  return { rows: sorted, withWork };
}

/** Applicants that match; entries the actor has a conflict of interest with are not counted. */
export const judgeRows = async (
  context: JudgeAdminQueries,
  actor: Pick<Actor, 'person'>,
  asked: Omit<JudgesQuery, 'page'>,
): Promise<ConsoleJudge[]> => (await matching(context, actor, asked, true)).rows;

/** A page of {@link judgeRows}. */
export async function listJudges(
  context: JudgeAdminQueries,
  actor: Pick<Actor, 'person'>,
  { page, ...asked }: JudgesQuery,
): Promise<JudgesReply> {
  const isCounted = isByWork(asked);
  const { rows, withWork } = await matching(context, actor, asked, isCounted);
  const shown = pageOf(rows, page);
  return isCounted ? shown : { ...shown, rows: await withWork(shown.rows) };
}

async function namesOf({ personOf }: People, accounts: readonly (string | null)[]) {
  const ids = accounts.filter((id) => id !== null);
  const people = await Promise.all(ids.map((id) => personOf(id)));
  return people.flatMap((person) => (person ? [person.displayName || person.email] : []));
}

/** Everything about a judge that the actor may see. Throws not-found. */
export async function judgeDetail(
  context: JudgeAdminQueries,
  actor: Pick<Actor, 'accountId' | 'person'>,
  { judgeId, season: named }: JudgeQuery,
): Promise<JudgeDetail> {
  const judge = await context.judges.byId(judgeId);
  if (!judge) throw judgeUnknown();
  const { season, entries: nominations, hidden } = await context.entriesFor(actor, named);
  const [{ entries, activity }, history, isConflicted] = await Promise.all([
    context.entriesOf(judge, { season: season.id, hidden }),
    context.historyOf(judgeId),
    context.isConflicted(actor),
  ]);
  const isWithheld = isConflicted || hidden.length > 0;
  const seen = nominations.filter(({ tie, status }) => tie === null && status === 'UNDER_REVIEW');
  const possibleColleagues = (await entriesOfEmployer(seen))(judge);
  const verifiedBy = await namesOf(context, judge.verifiers ?? []);
  const known = {
    season,
    nominations,
    entries,
    activity,
    history,
    verifiedBy,
    possibleColleagues,
    isWithheld,
    now: context.clock(),
  };
  return presentDetail(judge, { actor, ...known });
}
