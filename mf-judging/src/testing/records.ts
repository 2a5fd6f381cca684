import type {
  Assignment,
  CalibrationReply,
  Criterion,
  JudgeRecordReply,
  Ratings,
} from '@meritum/shared/contracts/assignments';
import type { JudgePreferencesReply, JudgeStatusReply } from '@meritum/shared/contracts/judges';
import { shownToJudges } from '@meritum/shared/contracts/nominations';
import { sampleTexts } from '@meritum/shared/contracts/sample-texts';
import type { SeasonReply } from '@meritum/shared/contracts/seasons';
import { takeFields } from '@meritum/shared/contracts/shape';
import { defaultSeason } from '@meritum/shared/programme/season';
import { season as anySeason } from '@meritum/shared/testing/factories';
import { applicant } from '../features/judge/status';

/** The reply of `getTechJudgeStatus` to a person who has not applied. */
export const judgeStatus = (changed: Partial<JudgeStatusReply> = {}): JudgeStatusReply => ({
  ...applicant('ana.lee@example.com'),
  ...changed,
});

export function applied(changed: Partial<JudgeStatusReply> = {}): JudgeStatusReply {
  return judgeStatus({
    status: 'VERIFICATION_PENDING',
    isMinimalRecord: false,
    isQualified: true,
    fullName: 'Ana Maria Lee',
    designation: 'Head of Research',
    organization: 'Example Labs',
    linkedInUrl: 'https://www.linkedin.com/in/ana-lee-example',
    yearsExperience: 12,
    judgingExperience: 3,
    reason1: 'I know the field.',
    reason2: 'I have judged before.',
    reason3: 'I keep things to myself.',
    may: { apply: false, seeAssignments: false },
    ...changed,
  });
}

export function verified(changed: Partial<JudgeStatusReply> = {}): JudgeStatusReply {
  return applied({
    status: 'ASSIGNMENTS_PENDING',
    isVerified: true,
    may: { apply: false, seeAssignments: true },
    ...changed,
  });
}

export const someCriteria: Criterion[] = defaultSeason.rules.criteria;

export const someRatings: Ratings = { innovation: 8, methodology: 9, execution: 7, results: 9 };

export function assignment(id: string, changed: Partial<Assignment> = {}): Assignment {
  return {
    id,
    status: 'pending',
    ...takeFields(shownToJudges, sampleTexts),
    fullName: `Nominee ${id}`,
    organization: `Company ${id}`,
    essay: `What nominee ${id} did.`,
    supportingLinks: [],
    document: null,
    version: 'first',
    criteria: someCriteria,
    ratings: null,
    averageRating: null,
    completedAt: null,
    may: { rate: true, recuse: true },
    recusalsLeft: 3,
    ...changed,
  };
}

export function completed(id: string, changed: Partial<Assignment> = {}): Assignment {
  return assignment(id, {
    status: 'completed',
    ratings: someRatings,
    averageRating: 8.3,
    completedAt: '2025-10-01T09:00:00.000Z',
    may: { rate: false, recuse: false },
    ...changed,
  });
}

type Season = SeasonReply['data'];

/** A season in which every category is judged. */
export function season(changed: Partial<Season> = {}): Season {
  const usual = anySeason();
  const categories = usual.categories.map((one) => ({ ...one, judgingOpen: true }));
  return { ...usual, categories, calibrationRound: false, ...changed };
}

export function judgeRecord(changed: Partial<JudgeRecordReply> = {}): JudgeRecordReply {
  return {
    name: 'Ana Maria Lee',
    season: { id: '2025', name: 'Season 2025' },
    seasons: [{ id: '2025', name: 'Season 2025' }],
    criteria: someCriteria,
    assigned: 3,
    completed: 1,
    pending: 2,
    recused: 1,
    firstCompletedAt: '2025-10-01T09:00:00.000Z',
    lastCompletedAt: '2025-10-01T09:00:00.000Z',
    evaluations: [
      {
        assignmentId: 'c',
        fullName: 'Nominee c',
        organization: 'Company c',
        ratings: someRatings,
        averageRating: 8.3,
        completedAt: '2025-10-01T09:00:00.000Z',
      },
    ],
    may: { downloadPapers: false },
    ...changed,
  };
}

/** The preferences of a judge who has changed none. */
export const preferences: JudgePreferencesReply = {
  capacity: 15,
  limit: 15,
  planned: 15,
  reminders: true,
  named: false,
  designation: 'Chief Scientist',
  organization: 'Fernwood Ltd',
};

export const calibration: CalibrationReply = {
  on: true,
  done: false,
  criteria: someCriteria,
  entries: [
    {
      id: 'sample-1',
      title: 'A quieter database',
      organization: 'Sample Works',
      essay: 'We made it quieter.',
      ratings: null,
      reference: null,
    },
  ],
};
