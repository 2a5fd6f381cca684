import type { CoverageState } from '@meritum/shared/contracts/list-options';
import type {
  ListedNomination,
  NominationsQuery,
  NominationsReply,
} from '@meritum/shared/contracts/listed-nominations';
import { matchesSearch } from '@meritum/shared/contracts/search';
import type { Actor } from '../../../platform/authorisation/actor';
import { pageOf, sortedBy } from '../../../platform/listing';
import { namesEmployer } from '../../employers/names';
import { type Awaiting, leftOutIn } from '../confirmation';
import { reviewStateOf } from '../rules';
import { type Entries, type Entry, entriesFor } from './entries';

/** How many judges an entry has, and how many of them have rated it. */
export interface Coverage {
  assigned: number;
  completed: number;
}

export interface NominationsList extends Entries, Omit<Awaiting, 'seasons'> {
  /** Of a season or of these nominations, by id; entries without judges are missing. */
  coverageOf(season: string, of?: readonly string[]): Promise<ReadonlyMap<string, Coverage>>;
  voidedFor(actor: Pick<Actor, 'accountId' | 'person'>, season: string): Promise<VoidedEntries>;
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
  return row.tie ? row : { ...row, assigned, completed };
}

function presentListed(entry: Entry, voided: ListedNomination['voided'] = null): ListedNomination {
  const { _id: id, revision, fullName: name, organization, email, category, status, tie } = entry;
  return {
    id,
    revision,
    name,
    organization,
    namesEmployer: namesEmployer(organization),
    email,
    category,
    status,
    tie,
    voided,
    standing: reviewStateOf(entry),
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

function isAs(
  { standing, voided, category }: ListedNomination,
  status: NonNullable<NominationsQuery['status']>,
  published: ReadonlySet<string>,
): boolean {
  if (status === 'voided') return voided !== null;
  const isReviewed = standing === 'under-review';
  return (isReviewed && published.has(category) ? 'published' : standing) === status;
}

/** Whether a nomination of the season has an address like that. */
async function addressedAs(
  context: Awaiting,
  season: string,
  address: NominationsQuery['address'],
): Promise<(entry: Entry) => boolean> {
  if (address === undefined) return () => true;
  if (address === 'awaited') return leftOutIn(context, season);
  return ({ emailConfirmedAt }) => Boolean(emailConfirmedAt) === (address === 'confirmed');
}

/** Whether counts of judges decide which nominations match, or their order. */
const isByCounts = ({ coverage, sort }: Omit<NominationsQuery, 'page'>): boolean =>
  coverage !== undefined || /^-?(?:assigned|completed)$/.test(sort ?? '');

/**
 * All matching nominations of a season in their order; no judging data under a conflict of interest.
 * @param isCounted whether rows get their counts, for which all assignments of the season are counted
 */
export async function nominationRows(
  context: NominationsList,
  actor: Pick<Actor, 'accountId' | 'person'>,
  asked: Omit<NominationsQuery, 'page'>,
  isCounted = true,
): Promise<Pick<NominationsReply, 'season' | 'minimum' | 'rows'>> {
  const { season: year, search, category, status, coverage, document, address } = asked;
  const { season, entries } = await entriesFor(context, actor, year);
  const [coverages, voided, isAddressed, published] = await Promise.all([
    isCounted ? context.coverageOf(season.id) : null,
    context.voidedFor(actor, season.id),
    addressedAs(context, season.id, address),
    status ? context.publishedIn(season.id) : new Set<string>(),
  ]);
  const { minimumRatings: minimum } = season.rules;
  const contains = matchesSearch(search);
  const rows = entries
    .filter((entry) => category === undefined || entry.category === category)
    .filter(isAddressed)
    .filter(({ fullName, organization, email }) => contains([fullName, organization, email]))
    .map((entry) => presentListed(entry, voided.get(entry._id)))
    .map((row) => (coverages ? counted(row, coverages) : row))
    .filter((row) => status === undefined || isAs(row, status, published))
    .filter((row) => coverage === undefined || coverageStateOf(row, minimum) === coverage)
    .filter(
      ({ hasDocument }) => document === undefined || hasDocument === (document === 'attached'),
    );
  const sorted = sortedBy(rows, asked.sort ?? '-submitted', {
    name: ({ name }) => name,
    organization: ({ organization }) => organization,
    submitted: ({ submittedAt }) => Date.parse(submittedAt),
    assigned: ({ assigned }) => assigned,
    completed: ({ completed }) => completed,
  });
  return { season: season.id, minimum, rows: sorted };
}

/** One page of matching nominations. */
export async function listNominations(
  context: NominationsList,
  actor: Pick<Actor, 'accountId' | 'person'>,
  { page, ...asked }: NominationsQuery,
): Promise<NominationsReply> {
  const isCounted = isByCounts(asked);
  const { rows, ...about } = await nominationRows(context, actor, asked, isCounted);
  const shown = pageOf(rows, page);
  if (isCounted) return { ...about, ...shown };
  const ids = shown.rows.map(({ id }) => id);
  const coverages = await context.coverageOf(about.season, ids);
  return { ...about, ...shown, rows: shown.rows.map((row) => counted(row, coverages)) };
}
