import {
  isQualified,
  type JudgePreferencesReply,
  type JudgeStatusReply,
  type ListedJudge,
} from '@meritum/shared/contracts/judges';
import type { JudgingQuestion } from '@meritum/shared/contracts/judging-again';
import type { Person } from '../../platform/authorisation/actor';
import type { Judge } from './judge';
import { mayApply, mayJudge, mayStillJudge } from './policy';
import { capacityOf, isMinimal, limitOf, profileOf } from './rules';

/**
 * The record for its owner, with the specified names of fields (ENT-007). Before an application it
 * has only an address and a name (D59).
 */
export function presentStatus(
  judge: Judge | null,
  person: Person,
  asked: JudgingQuestion[],
): JudgeStatusReply {
  const { experienceYears, judgingYears, ...texts } = profileOf(judge ?? {});
  return {
    ...texts,
    status: judge?.status ?? 'APPLICATION_PENDING',
    isVerified: judge?.isVerified ?? false,
    isMinimalRecord: isMinimal(texts),
    isQualified: isQualified({ experienceYears, judgingYears }),
    email: person.email,
    waitsForConfirmation: mayStillJudge(judge) && !person.emailConfirmed,
    displayName: person.displayName,
    yearsExperience: experienceYears,
    judgingExperience: judgingYears,
    ...(asked.length > 0 && { asked }),
    may: { apply: mayApply(judge), seeAssignments: mayJudge(judge) },
  };
}

/** A judge on the dashboard (ENT-011). */
export function presentListed(judge: Judge): ListedJudge {
  const { _id: id, email, linkedInUrl, status, designation, isVerified, isPaid, revision } = judge;
  return {
    id,
    email,
    linkedInUrl,
    status,
    designation,
    isVerified,
    isPaid,
    revision,
    emailConfirmed: judge.emailConfirmed,
    name: judge.fullName,
    company: judge.organization,
    createdAt: { seconds: Math.floor(judge.createdAt.getTime() / 1_000) },
    reasons: [judge.reason1, judge.reason2, judge.reason3].filter((reason) => reason !== ''),
  };
}

export function presentPreferences(judge: Judge, planned: number): JudgePreferencesReply {
  const { reminders, named, designation, organization } = judge;
  return {
    capacity: capacityOf(judge, planned),
    limit: limitOf(judge, planned),
    planned,
    reminders,
    named,
    designation,
    organization,
  };
}
