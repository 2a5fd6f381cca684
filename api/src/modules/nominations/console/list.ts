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
  /** By nomination id; entries without judges are missing. */
  coverageOf(season: string): Promise<ReadonlyMap<string, Coverage>>;
  voidedFor(actor: Pick<Actor, 'accountId' | 'person'>, season: string): Promise<VoidedEntries>;
}

/** Entries that are voided or proposed for voiding, by id, as far as the reader may know. */
type VoidedEntries = ReadonlyMap<string, 'proposed' | 'confirmed'>;

const nobody: Coverage = { assigned: 0, completed: 0 };

function presentListed(
  entry: Entry,
  { assigned, completed }: Coverage = nobody,
  voided: ListedNomination['voided'] = null,
): ListedNomination {
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
    ...(tie ? { assigned: null, completed: null } : { assigned, completed }),
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

const isAs = (
  { standing, voided }: ListedNomination,
  status: NonNullable<NominationsQuery['status']>,
): boolean => (status === 'voided' ? voided !== null : standing === status);

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

/** All matching nominations of a season; no judging data under a conflict of interest. */
export async function nominationRows(
  context: NominationsList,
  actor: Pick<Actor, 'accountId' | 'person'>,
  asked: Omit<NominationsQuery, 'page'>,
): Promise<Pick<NominationsReply, 'season' | 'minimum' | 'rows'>> {
  const { season: year, search, category, status, coverage, document, address } = asked;
  const { season, entries } = await entriesFor(context, actor, year);
  const [coverages, voided, isAddressed] = await Promise.all([
    context.coverageOf(season.id),
    context.voidedFor(actor, season.id),
    addressedAs(context, season.id, address),
  ]);
  const { minimumRatings: minimum } = season.rules;
  const contains = matchesSearch(search);
  const rows = entries
    .filter((entry) => category === undefined || entry.category === category)
    .filter(isAddressed)
    .filter(({ fullName, organization, email }) => contains([fullName, organization, email]))
    .map((entry) => presentListed(entry, coverages.get(entry._id), voided.get(entry._id)))
    .filter((row) => status === undefined || isAs(row, status))
    .filter((row) => coverage === undefined || coverageStateOf(row, minimum) === coverage)
    .filter(
      ({ hasDocument }) => document === undefined || hasDocument === (document === 'attached'),
    );
  const sorted = sortedBy(rows, asked.sort ?? '-submitted', {
    name: ({ name }) => name,
    organization: ({ organization }) => organization,
    submitted: ({ submittedAt }) => submittedAt,
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
  const { rows, ...about } = await nominationRows(context, actor, asked);
  return { ...about, ...pageOf(rows, page) };
}
