import { isQualified, type JudgeForm, judgeFields } from '@meritum/shared/contracts/judges';
import type { JudgeState } from '@meritum/shared/contracts/list-options';
import { takeFields } from '@meritum/shared/contracts/shape';
import type { Judge, JudgeProfile } from './judge';

/** The fields that make an application (ENT-006). */
const essential = [
  'fullName',
  'designation',
  'organization',
  'reason1',
  'reason2',
  'reason3',
] as const;

/** Whether one of the six fields is missing (D59). */
export function isMinimal(profile: Pick<JudgeProfile, (typeof essential)[number]>): boolean {
  return essential.some((name) => profile[name].trim() === '');
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

export const emptyProfile = profileOf({});

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

/** The judge's state as the console shows it. */
export function stateOf(judge: Judge): JudgeState {
  if (judge.status === 'REJECTED') return 'rejected';
  if (isVerifiedJudge(judge)) return isDeactivated(judge) ? 'deactivated' : 'judging';
  return isMinimal(judge) ? 'incomplete' : 'waiting';
}

type Capacity = Pick<Judge, 'capacity' | 'capacityLimit'>;

/** Most nominations that a judge may choose: the organisers' limit, else the season's plan. */
export function limitOf(
  { capacityLimit }: Pick<Capacity, 'capacityLimit'>,
  planned: number,
): number {
  return capacityLimit ?? planned;
}

/** Most nominations that a judge gets: their wish, up to their limit. */
export function capacityOf(judge: Capacity, planned: number): number {
  const limit = limitOf(judge, planned);
  return Math.min(judge.capacity ?? limit, limit);
}
