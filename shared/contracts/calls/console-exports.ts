import * as z from 'zod/mini';
import { contestQuery, seasonQuery } from '../contests';
import { exported, exportFields } from '../exports';
import { judgesQuery } from '../listed-judges';
import { nominationsQuery } from '../listed-nominations';
import { type CallContract, calling } from './call';

const exporting = calling({ may: 'admin', rate: 'upload', heavy: true, refusals: ['not-found'] });

/** The console's lists as files, with the list's filter and order. */
export const consoleExportCalls = {
  exportNominations: {
    ...exporting('GET', '/api/admin/nominations/export'),
    tag: 'nominations',
    summary: 'The nominations of a season as a file, with the filters of their list',
    query: z.extend(z.omit(nominationsQuery, { page: true }), exportFields),
    ...exported('The nominations', 'nominations.exported'),
  },
  exportJudges: {
    ...exporting('GET', '/api/admin/judges/export'),
    tag: 'judges',
    summary: 'All applicants to judge as a file, with the filters of their list',
    query: z.extend(z.omit(judgesQuery, { page: true }), exportFields),
    ...exported('The judges', 'judges.exported'),
  },
  exportAssignments: {
    ...exporting('GET', '/api/admin/assignments/export'),
    tag: 'assignments',
    summary: 'How far each entry is covered, as a file',
    query: z.strictObject({ ...seasonQuery.shape, ...exportFields }),
    ...exported('How far entries are covered', 'assignments.exported'),
  },
  exportResults: {
    ...exporting('GET', '/api/admin/results/export'),
    tag: 'results',
    summary: 'The ratings of a category so far as a file, as far as the caller may see them',
    query: z.strictObject({ ...contestQuery.shape, ...exportFields }),
    ...exported('The ratings so far', 'results.exported'),
  },
} as const satisfies Record<string, CallContract>;
