import { isQualified, type JudgeForm, judgeFields } from '@meritum/shared/contracts/judges';
import type { JudgeState } from '@meritum/shared/contracts/list-options';
import { takeFields } from '@meritum/shared/contracts/shape';
import type { Judge, JudgeProfile } from './judge';

/** The six that make an application (ENT-006). */
const essential = [
  'fullName',
  'designation',
  'organization',
  'reason1',
  'reason2',
  'reason3',
] as const;

/** True while one of the six is missing (D59). */
export function isMinimal(profile: Pick<JudgeProfile, (typeof essential)[number]>): boolean {
  return essential.some((name) => profile[name].trim() === '');
}

export const emptyProfile: JudgeProfile = {
  fullName: '',
  designation: '',
  organization: '',
  linkedInUrl: '',
  experienceYears: 0,
  judgingYears: 0,
  reason1: '',
  reason2: '',
  reason3: '',
};

/** What is stored of an application: its fields, without the agreement that let it through. */
export function profileOf(form: JudgeForm): JudgeProfile {
  const {
    agreeTerms: _,
    experienceYears = 0,
    judgingYears = 0,
    ...texts
  } = takeFields(judgeFields, form);
  return { ...texts, experienceYears, judgingYears };
}

/** Where an application stands once it is sent: rejected at once without the years (D60, D61). */
export function statusAfterApplying(form: JudgeForm): 'VERIFICATION_PENDING' | 'REJECTED' {
  return isQualified(form) ? 'VERIFICATION_PENDING' : 'REJECTED';
}

/** Verified, and not rejected since; whether they judge is said by `mayJudge`. */
export function isVerifiedJudge({ status, isVerified }: Pick<Judge, 'status' | 'isVerified'>) {
  return isVerified && status === 'ASSIGNMENTS_PENDING';
}

export function isDeactivated({ deactivated }: Pick<Judge, 'deactivated'>): boolean {
  return Boolean(deactivated);
}

/** Where a judge stands, in one of the console's words. */
export function stateOf(judge: Judge): JudgeState {
  if (judge.status === 'REJECTED') return 'rejected';
  if (isVerifiedJudge(judge)) return isDeactivated(judge) ? 'deactivated' : 'judging';
  return isMinimal(judge) ? 'incomplete' : 'waiting';
}

type Capacity = Pick<Judge, 'capacity' | 'capacityLimit'>;

/** Most nominations that a judge may wish for: what organisers allow, else what the season plans for each. */
export function limitOf(
  { capacityLimit }: Pick<Capacity, 'capacityLimit'>,
  planned: number,
): number {
  return capacityLimit ?? planned;
}

/** Most nominations that a judge is given: their own wish up to their limit. */
export function capacityOf(judge: Capacity, planned: number): number {
  const limit = limitOf(judge, planned);
  return Math.min(judge.capacity ?? limit, limit);
}
