import { judgeStatuses } from '@meritum/shared/contracts/judges';
import type { JudgeState } from '@meritum/shared/contracts/list-options';
import type { JudgesQuery } from '@meritum/shared/contracts/listed-judges';
import type { Collection, Filter } from 'mongodb';
import { listsOf, searchedFor } from '../../../platform/mongo/listed';
import type { Judge } from '../judge';
import { assignableStatuses, requiredTexts } from '../rules';

/** The filters of the list, except those by judges' work. */
export interface JudgeFilter extends Omit<JudgesQuery, 'season' | 'idle' | 'notes' | 'page'> {
  season: string;
  /** Ids with the wanted notes that the reader may see; missing without that filter. */
  noted?: readonly string[] | undefined;
}

const verified = { status: 'ASSIGNMENTS_PENDING', isVerified: true } as const;
const missing = requiredTexts.map((name): Filter<Judge> => ({ [name]: /^\s*$/ }));
const undecided: Filter<Judge> = { status: { $ne: 'REJECTED' }, $nor: [verified] };

/** A filter for each state that `stateOf` returns. */
const inState: Record<JudgeState, Filter<Judge>> = {
  rejected: { status: 'REJECTED' },
  judging: { ...verified, deactivated: null },
  deactivated: { ...verified, deactivated: { $ne: null } },
  incomplete: { ...undecided, $or: missing },
  waiting: { ...undecided, $nor: [verified, ...missing] },
};

const addressed: Record<NonNullable<JudgesQuery['address']>, Filter<Judge>> = {
  confirmed: { emailConfirmed: true },
  unconfirmed: { emailConfirmed: false },
  awaited: { emailConfirmed: false, status: { $in: [...assignableStatuses] }, deactivated: null },
};

const answered = (season: string, answer: NonNullable<JudgesQuery['answer']>): Filter<Judge> => ({
  ...inState.judging,
  [`answers.${season}.answer`]: answer === 'not-asked' ? null : answer,
});

const filterOf = ({
  season,
  search,
  state,
  answer,
  address,
  noted,
}: JudgeFilter): Filter<Judge> => ({
  status: { $in: [...judgeStatuses] },
  $and: [
    {},
    ...searchedFor(search, ['name', 'displayName', 'organization', 'email']),
    ...(state ? [inState[state]] : []),
    ...(answer ? [answered(season, answer)] : []),
    ...(address ? [addressed[address]] : []),
    ...(noted ? [{ _id: { $in: [...noted] } }] : []),
  ],
});

const columns = { name: 'folded.name', organization: 'folded.organization', applied: 'createdAt' };

/** The part of the store that lists judges. */
export const listsIn = (judges: Collection<Judge>, projection: object) =>
  listsOf<Judge, Judge, JudgeFilter>(judges, { filterOf, columns, first: 'name', projection });
