import { call } from '@meritum/shared/client/call';
import { download } from '@meritum/shared/client/download';
import {
  addressFilters,
  judgeIdleDays,
  judgeSorts,
  judgeStates,
  listPageRows,
  seasonAnswers,
} from '@meritum/shared/contracts/list-options';
import type { ConsoleJudge } from '@meritum/shared/contracts/listed-judges';
import { sortBy } from '../address/useAddressState';
import { consolePath } from '../console/screens';
import { Address, addressWords } from '../facts/Address';
import { Organization } from '../facts/Organization';
import { oneOfThese, searchFor } from '../filters/filter';
import { defineList } from '../list/useList';
import { NoteMarks, notesChoice } from '../notes/marks';
import { type Column, figures } from '../table/columns';
import { Day } from '../table/When';
import { answerLabels, StateBadge, stateLabels } from './StateBadge';

const judgeColumns: readonly Column<ConsoleJudge>[] = [
  {
    id: 'name',
    header: 'Name',
    cell: ({ name }) => name || 'No name given',
    below: (judge) => <Address {...judge} />,
    sortBy: 'server',
  },
  {
    id: 'organization',
    header: 'Organization',
    cell: (row) => <Organization {...row} />,
    sortBy: 'server',
  },
  {
    header: 'State',
    cell: (judge) => <StateBadge {...judge} />,
    below: (judge) => <NoteMarks {...judge} />,
  },
  {
    id: 'applied',
    header: 'Applied',
    cell: ({ appliedAt }) => <Day at={appliedAt} />,
    sortBy: 'server',
  },
  figures('capacity', 'Limit', ({ capacity }) => capacity),
  figures('assigned', 'Assigned', ({ activity }) => activity.assigned),
  figures('completed', 'Rated', ({ activity }) => activity.completed),
  figures('idle', 'Days without a rating', ({ idleDays }) => idleDays ?? '–'),
];

const idleWords = {
  '0': 'Some to give',
  '7': 'None given for 7 days',
  '14': 'None given for 14 days',
  '21': 'None given for 21 days',
};

/** Everyone who applied to judge, with state and workload. */
export const judgeList = defineList({
  screen: 'judges',
  caption: 'Judges',
  noun: 'judge',
  filters: {
    search: searchFor('Search', { hint: 'Name, organization or email' }),
    state: oneOfThese('State', judgeStates, stateLabels),
    answer: oneOfThese('This season', seasonAnswers, answerLabels),
    idle: oneOfThese('Ratings to give', judgeIdleDays, idleWords, 'Any'),
    address: oneOfThese('Address', addressFilters, addressWords, 'Any'),
    notes: notesChoice,
  },
  views: [{ name: 'Still to rate', query: 'idle=0&sort=-idle' }],
  sort: sortBy(judgeSorts, { by: 'name', descending: false }),
  isOfSeason: true,
  size: listPageRows,
  columns: judgeColumns,
  rowKey: ({ id }) => id,
  rowName: ({ name, email }) => name || email,
  rowLink: ({ id }) => consolePath('judges', id),
  empty: { text: 'Judges appear here as soon as they apply.' },
  read: (query, signal) => call('listJudges', { query, signal }),
  download: (query, format) => download('exportJudges', { query: { ...query, format } }),
});
