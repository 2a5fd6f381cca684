import type { NominationReviewState } from '@meritum/shared/contracts/list-options';
import type { NominationsQuery } from '@meritum/shared/contracts/listed-nominations';
import type { Collection, Filter } from 'mongodb';
import { listsOf, searchedFor } from '../../../platform/mongo/listed';
import type { Nomination } from '../nomination';
import type { NominationParties } from '../policy';

/** The filters of a season's list, except those by assignments. */
export interface NominationFilter
  extends Omit<NominationsQuery, 'season' | 'coverage' | 'notes' | 'page'> {
  season: string;
  /** Ids of entries that are voided or proposed for it, as the reader may know them. */
  voided: readonly string[];
  /** Categories whose results are published. */
  published: readonly string[];
  /** Ids of the wanted documents. */
  documents: readonly string[];
  /** Categories that nominations with an unconfirmed address can still join. */
  joined: readonly string[];
  /** Ids with the wanted notes that the reader may see; missing without that filter. */
  noted?: readonly string[];
}

const returned = { status: 'APPLICATION_PENDING' } as const;

/** A filter for each state that `reviewStateOf` returns. */
const inState: Record<NominationReviewState, Filter<Nomination>> = {
  'under-review': { status: 'UNDER_REVIEW' },
  returned: { ...returned, 'returned.by': null },
  reopened: { ...returned, 'returned.by': 'nominator' },
  withdrawn: { ...returned, 'returned.by': 'withdrawal' },
};

const addressed = ({ address, joined }: NominationFilter): Filter<Nomination> => {
  if (address === 'confirmed') return { emailConfirmedAt: { $ne: null } };
  if (address === 'unconfirmed') return { emailConfirmedAt: null };
  return { emailConfirmedAt: null, status: 'UNDER_REVIEW', category: { $in: [...joined] } };
};

function withDocument({ document, documents }: NominationFilter): Filter<Nomination> {
  if (document === 'missing') return { document: null };
  if (document === 'attached') return { document: { $ne: null } };
  return { 'document.id': { $in: [...documents] } };
}

function inStatus({ status, voided, published }: NominationFilter): Filter<Nomination>[] {
  if (!status) return [];
  if (status === 'voided') return [{ _id: { $in: [...voided] } }];
  const isPublished = { category: { $in: [...published] } };
  if (status === 'published') return [inState['under-review'], isPublished];
  return [inState[status], ...(status === 'under-review' ? [{ $nor: [isPublished] }] : [])];
}

function filterOf(wanted: NominationFilter): Filter<Nomination> {
  const { season, search, category, document, address, looked, noted } = wanted;
  return {
    season,
    ...(category && { category }),
    $and: [
      { erasedAt: { $exists: false } },
      ...searchedFor(search, ['name', 'organization', 'email']),
      ...(address ? [addressed(wanted)] : []),
      ...(document ? [withDocument(wanted)] : []),
      ...inStatus(wanted),
      ...(looked ? [{ lookedAt: { $exists: looked === 'yes' } }] : []),
      ...(noted ? [{ _id: { $in: [...noted] } }] : []),
    ],
  };
}

const columns = {
  name: 'folded.name',
  organization: 'folded.organization',
  submitted: 'submittedAt',
};

export const partyFields = {
  submittedBy: 1,
  email: 1,
  submitterEmail: 1,
  formerEmails: 1,
  organization: 1,
  publishedAs: 1,
  status: 1,
  emailConfirmedAt: 1,
  judgingBegun: 1,
} as const satisfies Record<Exclude<keyof NominationParties, '_id'>, 1>;

/** The part of the store that lists a season's nominations. */
export function listsIn<Short extends object>(
  nominations: Collection<Nomination>,
  projection: object,
) {
  const first = '-submitted';
  const all = { filterOf, columns, first, projection };
  const lists = listsOf<Short, Nomination, NominationFilter>(nominations, all);
  return {
    ...lists,
    /** The fields of every matching row that decide conflicts of interest. */
    listedParties: (wanted: NominationFilter) =>
      lists.listed<NominationParties>(wanted, partyFields),
  };
}
