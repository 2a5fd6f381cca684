import { call } from '@meritum/shared/client/call';
import { download } from '@meritum/shared/client/download';
import { limits } from '@meritum/shared/contracts/limits';
import { byName } from '@meritum/shared/contracts/search';
import { choice, day, type Filtered, type Options, searchFor } from '../filters/filter';
import { inWords } from '../history/words';
import { defineList } from '../list/useList';
import { auditColumns } from './columns';

const somebody = { hint: 'Email address or ID', limit: limits.emailCharacters };

const filters = {
  action: choice('What', 'Everything'),
  actor: searchFor('By', somebody),
  subject: searchFor('About', somebody),
  from: day('From (UTC)'),
  until: day('Until (UTC)'),
};

const dayLength = 86_400_000;

const isDay = (typed: string) =>
  /^\d{4}-\d\d-\d\d$/.test(typed) && !Number.isNaN(Date.parse(typed));

/** The start of a day, or of a later one, in ISO format. */
const instant = (date: string, days: number) =>
  new Date(Date.parse(date) + days * dayLength).toISOString();

/** What the server is asked for; the last day is included. */
const queryOf = ({ from = '', until = '', ...rest }: Filtered<typeof filters>) => ({
  ...rest,
  ...(isDay(from) && { from: instant(from, 0) }),
  ...(isDay(until) && { until: instant(until, 1) }),
});

export const auditList = defineList({
  screen: 'audit',
  caption: 'Audit trail',
  noun: 'decision',
  filters,
  isOfSeason: false,
  columns: auditColumns,
  rowKey: ({ id }) => id,
  empty: {
    title: 'No decisions match these filters',
    text: 'Decisions that affect people appear here. Change or clear the filters to see others.',
  },
  async read({ page: cursor, ...asked }, signal) {
    const query = { ...queryOf(asked), ...(cursor && { cursor }) };
    const { entries: rows, next } = await call('listAudit', { query, signal });
    return { rows, next };
  },
  download: (asked, format, file) =>
    download('exportAudit', file, { query: { ...queryOf(asked), format } }),
});

export const actionOptions = (actions: readonly string[]): Options =>
  actions
    .map((action) => [action, inWords(action)] as const)
    .sort(([, one], [, other]) => byName(one, other));
