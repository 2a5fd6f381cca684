import type {
  ConsoleJudge,
  JudgeDetail,
  JudgeQuery,
  JudgesQuery,
  JudgesReply,
} from '@meritum/shared/contracts/listed-judges';
import type { Decider, Viewer } from '../../../platform/authorisation/actor';
import { isSamePerson } from '../../../platform/authorisation/same-person';
import { type People, shownName } from '../../../platform/authorisation/two-organisers';
import { isSortedBy, pageOf, sortedBy } from '../../../platform/listing';
import { marked } from '../../nominations/console/notes';
import type { Judges } from '../context';
import { judgeUnknown } from '../errors';
import { invitationsOf } from '../invitations/people';
import { withOtherAccounts } from '../persons';
import { mayConfirmVerification } from '../policy';
import { entriesOfEmployer } from '../possible-colleagues';
import { withReadableNotes } from './notes';
import { presentConsoleJudge, presentDetail } from './present';
import type { WorkOfSeason } from './work';

const idsOf = (nominations: readonly { _id: string }[]) => nominations.map(({ _id }) => _id);

/** Whether a judge has ratings to give and has given none for at least so many days. */
const isIdle = ({ state, activity, idleDays }: ConsoleJudge, atLeast: number): boolean =>
  state === 'judging' && activity.pending > 0 && (idleDays ?? 0) >= atLeast;

/** Computed columns, by which the database cannot sort. */
const computed = {
  capacity: ({ capacity }: ConsoleJudge) => capacity,
  assigned: ({ activity }: ConsoleJudge) => activity.assigned,
  completed: ({ activity }: ConsoleJudge) => activity.completed,
  idle: ({ idleDays }: ConsoleJudge) => idleDays,
};

/**
 * Matching applicants in the wanted order, with the work of all judges. Entries with which the
 * actor has a conflict of interest are not counted.
 */
export async function judgesWithWork(
  context: Judges,
  actor: Viewer,
  { season: named, idle, notes, ...asked }: Omit<JudgesQuery, 'page'>,
): Promise<{ rows: ConsoleJudge[]; work: ReadonlyMap<string, WorkOfSeason> }> {
  const season = await context.deps.seasons.named(named);
  const hidden = idsOf(await context.deps.nominations.conflictsIn(actor, season.id));
  const noted = await notedFor(context, actor, notes);
  const [judges, work] = await Promise.all([
    context.stores.judges.listed({ ...asked, season: season.id, noted }),
    context.deps.assignments.activityOf({ season: season.id, hidden }),
  ]);
  const now = context.platform.clock();
  const rows = judges
    .map((judge) => presentConsoleJudge(judge, { season, now, work: work.get(judge._id) }))
    .filter((row) => idle === undefined || isIdle(row, Number(idle)));
  const { sort } = asked;
  return { rows: isSortedBy(computed, sort) ? sortedBy(rows, sort, computed) : rows, work };
}

/** The rows of {@link judgesWithWork}. */
export const judgeRows = async (...asked: Parameters<typeof judgesWithWork>) =>
  (await judgesWithWork(...asked)).rows;

/** Filters judges' ids to those whose notes the reader may see. */
const readableTo =
  ({ stores, deps: { nominations } }: Judges, reader: Viewer) =>
  (ids: readonly string[]) => {
    const judges = { findByIds: stores.judges.findByIds };
    return withReadableNotes({ judges, isConflicted: nominations.isConflicted }, reader, ids);
  };

/** Ids of judges with the wanted notes that the reader may see. */
async function notedFor(context: Judges, reader: Viewer, asked: string | undefined) {
  if (asked === undefined) return undefined;
  return [...(await readableTo(context, reader)(await context.deps.team.noted('judge', asked)))];
}

/** A page of judges, each marked with what the reader may see. */
const markedPage = async (context: Judges, reader: Viewer, page: JudgesReply) => ({
  ...page,
  rows: await marked(context.deps, reader, page.rows, readableTo(context, reader)),
});

/** A page of {@link judgeRows}. Counts its rows' work only, unless work selects the rows. */
export async function listJudges(
  context: Judges,
  actor: Viewer,
  { page, ...asked }: JudgesQuery,
): Promise<JudgesReply> {
  const { season: named, idle, notes, ...wanted } = asked;
  if (idle !== undefined || isSortedBy(computed, wanted.sort))
    return markedPage(context, actor, pageOf(await judgeRows(context, actor, asked), page));
  const noted = await notedFor(context, actor, notes);
  const season = await context.deps.seasons.named(named);
  const { rows, ...shown } = await context.stores.judges.listedPage(
    { ...wanted, season: season.id, noted },
    page,
  );
  const accounts = rows.map(({ accountId }) => accountId);
  const assigned = await context.deps.assignments.findNominationIdsByAccounts(accounts, season.id);
  const hidden = idsOf(await context.deps.nominations.conflictsAmong(actor, assigned));
  const work = await context.deps.assignments.activityOf({ season: season.id, hidden }, accounts);
  const seen = { season, now: context.platform.clock() };
  const listed = rows.map((judge) =>
    presentConsoleJudge(judge, { ...seen, work: work.get(judge._id) }),
  );
  return markedPage(context, actor, { ...shown, rows: listed });
}

async function namesOf({ personOf }: People, accounts: readonly (string | null)[]) {
  const ids = accounts.filter((id) => id !== null);
  const people = await Promise.all(ids.map((id) => personOf(id)));
  return people.flatMap((person) => (person ? [shownName(person)] : []));
}

/** Everything about a judge that the actor may see. Throws not-found. */
export async function judgeDetail(
  context: Judges,
  actor: Decider,
  { judgeId, season: named }: JudgeQuery,
): Promise<JudgeDetail> {
  const judge = await context.stores.judges.findById(judgeId);
  if (!judge) throw judgeUnknown();
  const { season, entries: nominations } = await context.deps.nominations.entriesFor(actor, named);
  const hidden = idsOf(nominations.filter(({ conflict }) => conflict !== null));
  const [{ entries, activity }, history, isConflicted] = await Promise.all([
    context.deps.assignments.entriesOf(judge, { season: season.id, hidden }),
    context.deps.audit.historyOf(judgeId),
    context.deps.nominations.isConflicted(actor),
  ]);
  const isWithheld = isConflicted || hidden.length > 0;
  const seen = nominations.filter(({ conflict, status }) => !conflict && status === 'UNDER_REVIEW');
  const [person = judge] = await withOtherAccounts(context, [judge]);
  const possibleColleagues = (await entriesOfEmployer(seen))(person);
  const verifiedBy = await namesOf(context.deps.identity, judge.verifiers);
  const known = {
    season,
    nominations,
    entries,
    activity,
    history,
    verifiedBy,
    possibleColleagues,
    isWithheld,
    now: context.platform.clock(),
  };
  const isOther = !isSamePerson(await actor.person(), judge);
  const mayConfirm = await mayConfirmVerification(context.deps.identity, actor, judge);
  const invitation = (await invitationsOf(context, actor, [judge])).get(judgeId);
  return {
    ...presentDetail(judge, { isOther, mayConfirm, ...known }),
    ...(invitation && { invitation }),
  };
}
