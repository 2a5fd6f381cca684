import { isQualified, type JudgeForm, judgeFields } from '@meritum/shared/contracts/judges';
import type { JudgeState } from '@meritum/shared/contracts/list-options';
import type { Season } from '@meritum/shared/contracts/seasons';
import { takeFields } from '@meritum/shared/contracts/shape';
import { currentOf } from '@meritum/shared/programme/current';
import { isJudged, judgingOpen } from '../seasons/rules';
import type { Judge, JudgeProfile, SeasonAnswer } from './judge';

/** The fields that make an application (ENT-006). */
export const requiredTexts = [
  'fullName',
  'designation',
  'organization',
  'reason1',
  'reason2',
  'reason3',
] as const;

/** Whether one of the six fields is missing (D59). */
export function isMinimal(profile: Pick<JudgeProfile, (typeof requiredTexts)[number]>): boolean {
  return requiredTexts.some((name) => profile[name].trim() === '');
}

/** The stored fields of an application; the agreement to the terms is not stored. */
export function profileOf(form: Partial<JudgeForm>): JudgeProfile {
  const {
    agreeTerms: _,
    experienceYears = 0,
    judgingYears = 0,
    ...texts
  } = takeFields(judgeFields, form);
  return { ...texts, experienceYears, judgingYears };
}

/** Status after applying: rejected immediately with too few years (D60, D61). */
export function statusAfterApplying(form: JudgeForm): 'VERIFICATION_PENDING' | 'REJECTED' {
  return isQualified(form) ? 'VERIFICATION_PENDING' : 'REJECTED';
}

/** Verified and not rejected since; see `mayJudge` for whether they may rate. */
export function isVerifiedJudge({ status, isVerified }: Pick<Judge, 'status' | 'isVerified'>) {
  return isVerified && status === 'ASSIGNMENTS_PENDING';
}

export function isDeactivated({ deactivated }: Pick<Judge, 'deactivated'>): boolean {
  return Boolean(deactivated);
}

/** Statuses of applications that were not rejected. */
export const assignableStatuses = ['VERIFICATION_PENDING', 'ASSIGNMENTS_PENDING'] as const;

/** Whether a confirmed address is all that is missing for assignments, now or once verified. */
export function isLeftOut({
  emailConfirmed,
  status,
  deactivated,
}: Pick<Judge, 'emailConfirmed' | 'status' | 'deactivated'>): boolean {
  const isAssignable = (assignableStatuses as readonly string[]).includes(status);
  return !emailConfirmed && isAssignable && !deactivated;
}

/** The judge's answer for a season; null when they were not asked. */
export function answerForSeason(
  season: string,
  { answers }: Pick<Judge, 'answers'>,
): SeasonAnswer['answer'] | null {
  return answers[season]?.answer ?? null;
}

/**
 * The seasons that a newly verified judge takes part in: the current one, and earlier ones that are
 * still judged.
 */
export function seasonsJoined(all: readonly Season[], now: Date): string[] {
  const current = currentOf(all);
  return all
    .filter((season) => season.begun && (season === current || isJudged(season, now)))
    .map(({ id }) => id);
}

/** Whether entries of the season can still be given to judges. */
export function takesJudges(
  season: Season,
  { all, closed, now }: { all: readonly Season[]; closed: ReadonlySet<string>; now: Date },
): boolean {
  const isLate = season.id < (currentOf(all)?.id ?? '');
  return season.categories.some(
    ({ name }) => !closed.has(name) && (!isLate || judgingOpen(season, name, now)),
  );
}

/** Whether a judge who agreed may still decline: until judging opens or something is assigned. */
export const mayDecline = (
  { readyNotices, ...judge }: Pick<Judge, 'readyNotices' | 'answers'>,
  season: Season,
  now: Date,
): boolean =>
  answerForSeason(season.id, judge) !== 'yes' ||
  !(isJudged(season, now) || readyNotices.includes(season.id));

/** The judge's answers with a yes to these seasons, except those that they were asked about. */
export function withYes(
  { answers }: Pick<Judge, 'answers'>,
  seasons: readonly string[],
  at: Date,
): Judge['answers'] {
  const yes = seasons.map((id) => [id, { answer: 'yes', at }] as const);
  return { ...Object.fromEntries(yes), ...answers };
}

/** The judge's state as the console shows it. */
export function stateOf(judge: Judge): JudgeState {
  if (judge.status === 'REJECTED') return 'rejected';
  if (isVerifiedJudge(judge)) return isDeactivated(judge) ? 'deactivated' : 'judging';
  return isMinimal(judge) ? 'incomplete' : 'waiting';
}

type Capacity = Pick<Judge, 'capacity' | 'capacityLimit'>;

/** The most nominations that a judge may choose: the organisers' limit, else the season's. */
export function limitOf(
  { capacityLimit }: Pick<Capacity, 'capacityLimit'>,
  planned: number,
): number {
  return capacityLimit ?? planned;
}

/** The most nominations that a judge gets: their own choice, up to their limit. */
export function capacityOf(judge: Capacity, planned: number): number {
  const limit = limitOf(judge, planned);
  return Math.min(judge.capacity ?? limit, limit);
}
