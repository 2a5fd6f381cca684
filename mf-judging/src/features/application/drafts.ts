import type { UserProfile } from '@meritum/shared/contracts/identity';
import { type JudgeStatusReply, judgeFields } from '@meritum/shared/contracts/judges';
import { takeFields } from '@meritum/shared/contracts/shape';
import { draftStore } from '@meritum/shared/forms/draftStore';
import * as z from 'zod/mini';

/** An unsent application on this device; a cleared number is stored as missing. */
const draft = z.object({
  values: z.object({
    fullName: z.string(),
    designation: z.string(),
    organization: z.string(),
    linkedInUrl: z.string(),
    experienceYears: z.optional(z.number()),
    judgingYears: z.optional(z.number()),
    reason1: z.string(),
    reason2: z.string(),
    reason3: z.string(),
    agreeTerms: z.boolean(),
  }),
});

export const drafts = draftStore('judgeApplication', draft);

/** The initial values: this device's draft, or what is known of the person (JUD-042). */
export function startingPoint({ uid, displayName }: UserProfile, record: JudgeStatusReply) {
  const draft = drafts.read(uid);
  const { fullName, designation, organization, linkedInUrl, reason1, reason2, reason3 } = record;
  const values = draft?.values ?? {
    fullName: fullName || displayName,
    designation,
    organization,
    linkedInUrl,
    reason1,
    reason2,
    reason3,
    experienceYears: record.yearsExperience || 1,
    judgingYears: record.judgingExperience || 1,
  };
  return { values: takeFields(judgeFields, values), restored: draft !== undefined };
}
