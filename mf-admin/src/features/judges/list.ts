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
import { sortBy } from '../address/fields';
import { consolePath } from '../console/screens';
import { addressWords } from '../facts/Address';
import { oneOfThese, searchFor } from '../filters/filter';
import { defineList } from '../list/useList';
import { judgeColumns } from './columns';
import { answerLabels, stateLabels } from './StateBadge';

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
  },
  views: [{ name: 'Still to rate', query: 'idle=0&sort=-idle' }],
  sort: sortBy(judgeSorts, { by: 'name', descending: false }),
  isOfSeason: true,
  size: listPageRows,
  columns: judgeColumns,
  rowKey: ({ id }) => id,
  rowName: ({ name }) => name,
  rowLink: ({ id }) => consolePath('judges', id),
  empty: {
    title: 'No judges match these filters',
    text: 'Judges appear here as soon as they apply. Change or clear the filters to see others.',
  },
  read: (query, signal) => call('listJudges', { query, signal }),
  download: (query, format, file) =>
    download('exportJudges', file, { query: { ...query, format } }),
});
