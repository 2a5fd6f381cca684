import type { CoverageState } from '@meritum/shared/contracts/list-options';
import type {
  ListedNomination,
  NominationsQuery,
  NominationsReply,
} from '@meritum/shared/contracts/listed-nominations';
import type { Decider } from '../../../platform/authorisation/actor';
import { pageOf, sortedBy } from '../../../platform/listing';
import { namesEmployer } from '../../employers/names';
import { type Awaiting, categoriesJoined } from '../confirmation';
import { conflictOf } from '../policy';
import { reviewStateOf } from '../rules';
import type { NominationsStore, ShortNomination } from '../store';
import type { Entries, Entry } from './entries';
import type { Wanted } from './listed-store';

/** How many judges an entry has, and how many of them have rated it. */
export interface Coverage {
  assigned: number;
  completed: number;
}

export interface NominationsList extends Entries, Omit<Awaiting, 'seasons'> {
  nominations: Pick<NominationsStore, 'shortOfSeason' | 'listed' | 'listedPage'>;
  /** Of a season or of these nominations, by id; entries without judges are missing. */
  coverageOf(season: string, of?: readonly string[]): Promise<ReadonlyMap<string, Coverage>>;
  voidedFor(actor: Decider, season: string): Promise<VoidedEntries>;
  /** Categories of a season whose results are published. */
  publishedIn(season: string): Promise<ReadonlySet<string>>;
}

/** Entries that are voided or proposed for voiding, by id, as far as the reader may know. */
type VoidedEntries = ReadonlyMap<string, 'proposed' | 'confirmed'>;

const nobody: Coverage = { assigned: 0, completed: 0 };

/** A row with its counts, which a reader with a conflict of interest does not get. */
function counted(
  row: ListedNomination,
  coverages: ReadonlyMap<string, Coverage>,
): ListedNomination {
  const { assigned, completed } = coverages.get(row.id) ?? nobody;
  return row.conflict ? row : { ...row, assigned, completed };
}

function presentListed(entry: Entry, voided: ListedNomination['voided'] = null): ListedNomination {
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
    assigned: null,
    completed: null,
  };
}

function coverageStateOf(
  { assigned, completed }: Pick<ListedNomination, 'assigned' | 'completed'>,
  minimum: number,
): CoverageState | null {
  if (assigned === null || completed === null) return null;
  if (assigned === 0) return 'none';
  return completed < minimum ? 'short' : 'enough';
}

const counts = {
  assigned: ({ assigned }: ListedNomination) => assigned,
  completed: ({ completed }: ListedNomination) => completed,
};

type Counted = keyof typeof counts;
const isSortedByCounts = (sort: NominationsQuery['sort']): sort is Counted | `-${Counted}` =>
  /^-?(?:assigned|completed)$/.test(sort ?? '');

/** What is asked of the database, and how a nomination is presented to the reader. */
async function wantedBy(
  context: NominationsList,
  actor: Decider,
  { season: year, coverage: _, ...asked }: Omit<NominationsQuery, 'page'>,
) {
  const season = await context.seasons.named(year);
  const [party, voided, published, joined] = await Promise.all([
    context.affiliationOf(actor),
    context.voidedFor(actor, season.id),
    asked.status ? context.publishedIn(season.id) : [],
    asked.address === 'awaited' ? categoriesJoined(context, season.id) : [],
  ]);
  const known = { voided: [...voided.keys()], published: [...published], joined };
  const wanted: Wanted = { ...asked, ...known, season: season.id };
  const present = (nomination: ShortNomination) =>
    presentListed(
      { ...nomination, conflict: conflictOf(party, nomination) },
      voided.get(nomination._id),
    );
  const about = { season: season.id, minimum: season.rules.minimumRatings };
  return { wanted, present, about };
}

/**
 * All matching nominations of a season in their order, with their counts, for which all assignments
 * of the season are counted; no judging data under a conflict of interest.
 */
export async function nominationRows(
  context: NominationsList,
  actor: Decider,
  asked: Omit<NominationsQuery, 'page'>,
): Promise<Pick<NominationsReply, 'season' | 'minimum' | 'rows'>> {
  const { wanted, present, about } = await wantedBy(context, actor, asked);
  const [nominations, coverages] = await Promise.all([
    context.nominations.listed(wanted),
    context.coverageOf(about.season),
  ]);
  const { coverage, sort } = asked;
  const rows = nominations
    .map((nomination) => counted(present(nomination), coverages))
    .filter((row) => coverage === undefined || coverageStateOf(row, about.minimum) === coverage);
  return { ...about, rows: isSortedByCounts(sort) ? sortedBy(rows, sort, counts) : rows };
}

/** One page of matching nominations, which alone are read and counted where no count matters. */
export async function listNominations(
  context: NominationsList,
  actor: Decider,
  { page, ...asked }: NominationsQuery,
): Promise<NominationsReply> {
  if (asked.coverage !== undefined || isSortedByCounts(asked.sort)) {
    const { rows, ...about } = await nominationRows(context, actor, asked);
    return { ...about, ...pageOf(rows, page) };
  }
  const { wanted, present, about } = await wantedBy(context, actor, asked);
  const { rows, ...shown } = await context.nominations.listedPage(wanted, page);
  const coverages = await context.coverageOf(
    about.season,
    rows.map(({ _id }) => _id),
  );
  return { ...about, ...shown, rows: rows.map((one) => counted(present(one), coverages)) };
}
