import type { UserProfile } from '@meritum/shared/contracts/identity';
import { type JudgeStatusReply, judgeFields } from '@meritum/shared/contracts/judges';
import { takeFields, withoutRules } from '@meritum/shared/contracts/shape';
import { draftStore } from '@meritum/shared/forms/draftStore';
import * as z from 'zod/mini';

/** An unsent application on this device; a cleared number is stored as missing. */
const draft = z.object({ values: z.partial(z.object(withoutRules(judgeFields))) });

export const drafts = draftStore('judgeApplication', draft);

/** The initial values: this device's draft, or what is known of the person (JUD-042). */
export function startingPoint({ uid, displayName }: UserProfile, record: JudgeStatusReply) {
  const draft = drafts.read(uid);
  const values = draft?.values ?? {
    ...record,
    fullName: record.fullName || displayName,
    experienceYears: record.yearsExperience || 1,
    judgingYears: record.judgingExperience || 1,
  };
  return { values: takeFields(judgeFields, values), restored: draft !== undefined };
}
