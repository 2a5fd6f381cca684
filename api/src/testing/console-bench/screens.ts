import type { Operation } from '@meritum/shared/contracts/calls/contract';
import { defaultSeason } from '@meritum/shared/programme/season';
import type { InjectOptions } from 'fastify';

/** A call with what it is asked. */
export interface Asked {
  name: Operation;
  request: InjectOptions;
}

const asked = (name: Operation, query?: Record<string, string>): Asked => ({
  name,
  request: query ? { query } : {},
});

const category = 'Technology';

/**
 * What each screen of the console asks for, by what there is in `years.ts`: as it opens, and as its
 * filters are used.
 */
export const screens: Readonly<Record<string, readonly Asked[]>> = {
  Overview: [asked('getOverview')],
  Nominations: [
    asked('listNominations'),
    asked('listNominations', { search: 'nominee 7', sort: '-completed' }),
    asked('listNominations', { coverage: 'short', page: '2' }),
  ],
  'A nomination': [
    asked('getNomination', { nominationId: 'nomination-10' }),
    asked('listVoids', { season: defaultSeason.id }),
  ],
  Verification: [asked('listPendingJudges')],
  Judges: [
    asked('listJudges'),
    asked('listJudges', { search: 'works 3', sort: '-assigned' }),
    asked('listJudges', { state: 'judging', page: '3' }),
  ],
  'A judge': [asked('getJudge', { judgeId: 'judge-1' })],
  Assignments: [
    asked('getAssignmentCoverage'),
    asked('listPlans'),
    { name: 'getPlan', request: { url: '/api/admin/plans/plan-1' } },
  ],
  Results: [asked('listResults'), asked('listVoids'), asked('previewResults', { category })],
  'The ratings of an entry': [asked('getEntryRatings', { nominationId: 'nomination-10' })],
  Winners: [asked('listWinnerLists')],
  Season: [
    asked('listSeasons'),
    {
      name: 'reviewSeason',
      request: { payload: { seen: defaultSeason, change: { name: 'Renamed' } } },
    },
  ],
  Mail: [
    asked('listMails'),
    asked('listMails', { state: 'dead' }),
    asked('listMails', { template: 'nomination-received', page: '5' }),
    asked('listMails', { to: 'n-7@m-7.example' }),
  ],
  Audit: [
    asked('listAudit'),
    asked('listAudit', { cursor: '2000' }),
    asked('listAudit', { action: 'judge.verified' }),
    asked('listAudit', { action: 'season.changed' }),
    asked('listAudit', { actor: 'account-1' }),
    asked('listAudit', { subject: 'thing-7' }),
    asked('listAudit', { from: '2025-09-01T00:00:00Z', until: '2025-09-02T00:00:00Z' }),
    asked('getAuditState'),
  ],
};

/** Files take as long as they are long; no screen waits for one. */
export const files: readonly Asked[] = [
  asked('exportNominations', { format: 'csv' }),
  asked('exportJudges', { format: 'csv' }),
  asked('exportAssignments', { format: 'csv' }),
  asked('exportResults', { category, format: 'csv' }),
  asked('exportWinners', { format: 'csv' }),
  asked('exportWinners', { format: 'xlsx' }),
  asked('exportAudit', { format: 'csv' }),
  asked('exportAudit', { format: 'xlsx' }),
];

/** A call as it is printed. */
export function spelledOut({ name, request }: Asked): string {
  const query = new URLSearchParams(request.query as Record<string, string>).toString();
  return query ? `${name} ${query}` : name;
}
