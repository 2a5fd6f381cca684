import { nominationDraftPrefix } from '@meritum/shared/auth/localKeys';
import { readLocal, removeLocal, writeLocal } from '@meritum/shared/client/localStore';
import { documentReply } from '@meritum/shared/contracts/nominations';
import * as z from 'zod/mini';

/** What is kept of an unsent form on this device: never the file, but the reply to its upload. */
const draft = z.object({
  values: z.object({
    fullName: z.string(),
    designation: z.string(),
    organization: z.string(),
    linkedInUrl: z.string(),
    essay: z.string(),
    supportingLink1: z.string(),
    supportingLink2: z.string(),
    supportingLink3: z.string(),
    supportingLink4: z.string(),
    supportingLink5: z.string(),
    agreeTerms: z.boolean(),
  }),
  document: z.nullable(documentReply),
  /** Survives a reload too, so that a submission whose reply was lost is not sent as a new one. */
  idempotencyKey: z.string(),
});
export type Draft = z.infer<typeof draft>;

const keyOf = (uid: string) => `${nominationDraftPrefix}${uid}`;

/** The account's draft; one that cannot be read is deleted. */
export function readDraft(uid: string): Draft | undefined {
  const stored = readLocal(keyOf(uid));
  if (stored === undefined) return undefined;
  const { success, data } = draft.safeParse(stored);
  if (!success) removeDraft(uid);
  return data;
}

export function writeDraft(uid: string, kept: Draft): void {
  writeLocal(keyOf(uid), kept);
}

export function removeDraft(uid: string): void {
  removeLocal(keyOf(uid));
}
