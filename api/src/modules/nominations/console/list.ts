import type { CoverageState } from '@meritum/shared/contracts/list-options';
import type {
  ListedNomination,
  NominationsQuery,
  NominationsReply,
} from '@meritum/shared/contracts/listed-nominations';
import type { Decider } from '../../../platform/authorisation/actor';
import { isSortedBy, pageOf, sortedBy } from '../../../platform/listing';
import { namesEmployer } from '../../employers/names';
import { categoriesJoined } from '../confirmation';
import type { Coverage, Nominations, VoidedEntries } from '../context';
import { type Affiliation, conflictOf, type NominationParties } from '../policy';
import { reviewStateOf } from '../rules';
import type { ShortNomination } from '../store';
import { type Entry, judgedAmong } from './entries';
import type { NominationFilter } from './listed-store';
import { entriesWithReadableNotes, marked, type NotesOfEntries } from './notes';

type Counts = Pick<ListedNomination, 'assigned' | 'completed'>;

/** Counts that the reader may see: none under a conflict of interest, none for a screener. */
function countsFor(party: Affiliation, coverages: ReadonlyMap<string, Coverage>) {
  return (nomination: NominationParties): Counts => {
    if (party.withoutJudging || conflictOf(party, nomination))
      return { assigned: null, completed: null };
    const { assigned = 0, completed = 0 } = coverages.get(nomination._id) ?? {};
    return { assigned, completed };
  };
}

function presentListed(
  entry: Entry,
  voided: ListedNomination['voided'] = null,
): Omit<ListedNomination, keyof Counts> {
  const { _id: id, revision, fullName: name, organization, email, category, status } = entry;
  return {
    id,
    revision,
    name,
    organization,
    namesEmployer: namesEmployer(organization),
    email,
    category,
    status,
    conflict: entry.conflict,
    voided,
    reviewState: reviewStateOf(entry),
    emailConfirmed: Boolean(entry.emailConfirmedAt),
    submittedAt: entry.submittedAt.toISOString(),
    hasDocument: entry.document !== null,
  };
}

function coverageStateOf({ assigned, completed }: Counts, minimum: number): CoverageState | null {
  if (assigned === null || completed === null) return null;
  if (assigned === 0) return 'none';
  return completed < minimum ? 'short' : 'enough';
}

const counted = {
  assigned: ({ assigned }: Counts) => assigned,
  completed: ({ completed }: Counts) => completed,
};

/** Filters by coverage and sorts. */
function arranged<One extends NominationParties>(
  nominations: readonly One[],
  countsOf: (one: One) => Counts,
  { coverage, sort, minimum }: Pick<NominationsQuery, 'coverage' | 'sort'> & { minimum: number },
): One[] {
  const rows = nominations
    .map((one) => ({ id: one._id, one, ...countsOf(one) }))
    .filter((row) => coverage === undefined || coverageStateOf(row, minimum) === coverage);
  return (isSortedBy(counted, sort) ? sortedBy(rows, sort, counted) : rows).map(({ one }) => one);
}

const documentsWith = (
  { deps }: Nominations,
  asked: NominationsQuery['document'],
): Promise<ReadonlySet<string>> | ReadonlySet<string> => {
  if (asked === 'not-clean') return deps.documents.notClean();
  return asked === 'unseen-text' ? deps.documents.withUnseenText() : new Set();
};

const noneVoided = (): VoidedEntries => new Map();

const notesOf = (context: Nominations): NotesOfEntries => ({
  findNominationIdsByAccounts: context.deps.assignments.findNominationIdsByAccounts,
  conflictsIn: context.conflictsIn,
  judgedAmong: (season, ids) => judgedAmong(context, season, ids),
});

/** Filters ids of a season's nominations to those whose notes the reader may see. */
const readableTo =
  (context: Nominations, actor: Decider, season: string) => (ids: readonly string[]) =>
    entriesWithReadableNotes(notesOf(context), actor, season, ids);

/** Ids of nominations with the wanted notes, without those withheld from the reader. */
async function notedFor(context: Nominations, actor: Decider, season: string, asked: string) {
  const noted = await context.deps.team.noted('nomination', asked);
  return [...(await readableTo(context, actor, season)(noted))];
}

/** The database's filter, and the reader's view of a nomination. */
async function wantedBy(
  context: Nominations,
  actor: Decider,
  { season: year, coverage: _, notes, ...asked }: Omit<NominationsQuery, 'page'>,
) {
  const season = await context.deps.seasons.named(year);
  const party = await context.affiliationOf(actor);
  const [voided, published, joined, documents, noted] = await Promise.all([
    party.withoutJudging ? noneVoided() : context.deps.contests.voidedFor(actor, season.id),
    asked.status ? context.deps.contests.publishedIn(season.id) : [],
    asked.address === 'awaited' ? categoriesJoined(context, season.id) : [],
    documentsWith(context, asked.document),
    notes && notedFor(context, actor, season.id, notes),
  ]);
  const known = {
    ...{ voided: [...voided.keys()], published: [...published] },
    ...{ joined, documents: [...documents] },
    ...(noted && { noted }),
  };
  const wanted: NominationFilter = { ...asked, ...known, season: season.id };
  const present = (nomination: ShortNomination, countsOf: (one: ShortNomination) => Counts) => ({
    ...presentListed(
      { ...nomination, conflict: conflictOf(party, nomination) },
      voided.get(nomination._id),
    ),
    ...countsOf(nomination),
  });
  const about = { season: season.id, minimum: season.rules.minimumRatings };
  return { wanted, party, present, about };
}

/**
 * All matching nominations of a season in order, with their counts, for which all assignments of
 * the season are counted; no judging data under a conflict of interest.
 */
export async function nominationRows(
  context: Nominations,
  actor: Decider,
  asked: Omit<NominationsQuery, 'page'>,
): Promise<Pick<NominationsReply, 'season' | 'minimum' | 'rows'>> {
  const { wanted, party, present, about } = await wantedBy(context, actor, asked);
  const [nominations, coverages] = await Promise.all([
    context.stores.nominations.listed(wanted),
    context.deps.assignments.coverageOf(about.season),
  ]);
  const countsOf = countsFor(party, coverages);
  const rows = arranged(nominations, countsOf, { ...asked, ...about });
  return { ...about, rows: rows.map((one) => present(one, countsOf)) };
}

/**
 * One page of matching nominations. Unless counts decide the page, only its own rows are read and
 * counted. Otherwise all matching ones are, but only the fields that decide conflicts.
 */
export async function listNominations(
  context: Nominations,
  actor: Decider,
  { page, ...asked }: NominationsQuery,
): Promise<NominationsReply> {
  const { wanted, party, present, about } = await wantedBy(context, actor, asked);
  const { nominations } = context.stores;
  const { coverageOf } = context.deps.assignments;
  async function readPage() {
    if (asked.coverage === undefined && !isSortedBy(counted, asked.sort)) {
      const { rows, ...shown } = await nominations.listedPage(wanted, page);
      const ids = rows.map(({ _id }) => _id);
      return { rows, shown, countsOf: countsFor(party, await coverageOf(about.season, ids)) };
    }
    const [all, coverages] = await Promise.all([
      nominations.listedParties(wanted),
      coverageOf(about.season),
    ]);
    const countsOf = countsFor(party, coverages);
    const { rows, ...shown } = pageOf(arranged(all, countsOf, { ...asked, ...about }), page);
    const found = await nominations.findShortByIds(rows.map(({ _id }) => _id));
    const byId = new Map(found.map((one) => [one._id, one]));
    return { rows: rows.flatMap(({ _id }) => byId.get(_id) ?? []), shown, countsOf };
  }
  const { rows, shown, countsOf } = await readPage();
  const listed = rows.map((one) => present(one, countsOf));
  const readable = readableTo(context, actor, about.season);
  return { ...about, ...shown, rows: await marked(context.deps, actor, listed, readable) };
}
