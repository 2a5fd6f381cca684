import * as z from 'zod/mini';
import { exported, exportFields } from '../exports';
import { judgesQuery } from '../listed-judges';
import { nominationsQuery } from '../listed-nominations';
import { contestQuery } from '../results';
import type { CallContract } from './call';

const exporting = { may: 'admin', rate: 'upload' } as const;

/** The console's lists as files, with the list's filter and order. */
export const consoleExportCalls = {
  exportNominations: {
    ...exporting,
    method: 'GET',
    path: '/api/admin/nominations/export',
    tag: 'nominations',
    summary: 'The nominations of a season as a file, filtered as their list is',
    query: z.extend(z.omit(nominationsQuery, { page: true }), exportFields),
    records: ['nominations.exported'],
    replies: { 200: exported('The nominations') },
    refusals: ['not-found'],
  },
  exportJudges: {
    ...exporting,
    method: 'GET',
    path: '/api/admin/judges/export',
    tag: 'judges',
    summary: 'Everybody who applied to judge as a file, filtered as their list is',
    query: z.extend(z.omit(judgesQuery, { page: true }), exportFields),
    records: ['judges.exported'],
    replies: { 200: exported('The judges') },
  },
  exportAssignments: {
    ...exporting,
    method: 'GET',
    path: '/api/admin/assignments/export',
    tag: 'assignments',
    summary: 'How far each entry is covered, as a file',
    query: z.strictObject(exportFields),
    records: ['assignments.exported'],
    replies: { 200: exported('How far entries are covered') },
  },
  exportResults: {
    ...exporting,
    method: 'GET',
    path: '/api/admin/results/export',
    tag: 'results',
    summary: 'What the ratings of a category say so far, as a file, as the caller may see it',
    query: z.strictObject({ ...contestQuery.shape, ...exportFields }),
    records: ['results.exported'],
    replies: { 200: exported('What ratings say') },
    refusals: ['not-found'],
  },
} as const satisfies Record<string, CallContract>;
