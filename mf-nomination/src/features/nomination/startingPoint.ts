import type { UserProfile } from '@meritum/shared/contracts/identity';
import {
  type DocumentReply,
  documentReply,
  documentScan,
  type NominationForm,
  type NominationStatusReply,
  nominationFields,
  nominationLinks,
} from '@meritum/shared/contracts/nominations';
import { plain, takeFields } from '@meritum/shared/contracts/shape';
import { draftStore } from '@meritum/shared/forms/draftStore';
import * as z from 'zod/mini';

/** What is kept of an unsent form on this device: never the file, but the reply to its upload. */
const draft = z.object({
  /** A draft from before a field was added lacks that one, and stays good. */
  values: z.partial(z.object(plain(nominationFields))),
  /** One from before documents were scanned does not say how it stands. */
  document: z.nullable(z.extend(documentReply, { scan: z._default(documentScan, 'waiting') })),
  /** Survives a reload too, so that a submission whose reply was lost is not sent as a new one. */
  idempotencyKey: z.string(),
});
type Draft = z.infer<typeof draft>;

export const drafts = draftStore('nomination', draft);

/** What the form holds before anything is typed: the account's name, or what was returned (OPEN-015). */
function blankForm(user: UserProfile, status: NominationStatusReply): NominationForm {
  const { returned } = status;
  const fullName = returned?.fullName || user.displayName;
  if (!returned) return takeFields(nominationFields, { fullName });
  const links = Object.keys(nominationLinks).map((name, at) => [
    name,
    returned.supportingLinks[at],
  ]);
  return takeFields(nominationFields, {
    ...status,
    ...returned,
    ...Object.fromEntries(links),
    fullName,
  });
}

/** The document of a returned nomination, as if it had just been uploaded. */
function returnedDocument({ returned }: NominationStatusReply): DocumentReply | null {
  if (!returned?.document) return null;
  const { url } = returned.document;
  return { documentId: url, ...returned.document };
}

/** What the form starts with: the draft of this device before anything else. */
export function startingPoint(
  user: UserProfile,
  status: NominationStatusReply,
  draft: Draft | undefined,
) {
  return {
    values: draft ? takeFields(nominationFields, draft.values) : blankForm(user, status),
    document: draft ? draft.document : returnedDocument(status),
    idempotencyKey: draft?.idempotencyKey ?? crypto.randomUUID(),
    restored: draft !== undefined,
  };
}
