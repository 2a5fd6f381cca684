import { contestNames } from '@meritum/shared/contracts/contests';
import type { SavedDraft } from '@meritum/shared/contracts/drafts';
import type { UserProfile } from '@meritum/shared/contracts/identity';
import {
  type DocumentReply,
  documentReply,
  type NominationForm,
  type NominationStatusReply,
  nominationFields,
  nominationLinks,
} from '@meritum/shared/contracts/nominations';
import { takeFields, withoutRules } from '@meritum/shared/contracts/shape';
import { draftStore } from '@meritum/shared/forms/draftStore';
import * as z from 'zod/mini';
import { contentOf, same } from '../draft/DraftSync';

/** The draft stored on this device: never the file, but the reply to its upload. */
const draft = z.object({
  /** Drafts from before a field was added lack it and stay valid. */
  values: z.partial(z.object(withoutRules(nominationFields))),
  document: z.nullable(documentReply),
  /** Survives a reload, so that a repeat after a lost reply is not a new submission. */
  idempotencyKey: z.string(),
  /** The revision of the server's draft that it is based on; 0 without one. */
  revision: z.int(),
  /** The name of a file that was not uploaded yet and cannot be stored here. */
  unsentFile: z.string(),
  /** Whether the server has the whole draft. */
  synced: z.boolean(),
  /** The contest it was written for; unknown in drafts of earlier versions. */
  contest: z.optional(z.object(contestNames)),
});
type Draft = z.infer<typeof draft>;

export const drafts = draftStore('nomination', draft);

/** The initial values: the account's name, or the returned nomination (OPEN-015). */
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
  return { documentId: url.split('/').at(-1) ?? '', ...returned.document };
}

interface Begun {
  device: Draft | undefined;
  /** Null for none, undefined if unknown. */
  server: SavedDraft | null | undefined;
}

/** The server's draft, unless this device has unsaved changes. In a conflict the person chooses. */
function choose({ device, server }: Begun) {
  if (!device) return { draft: server ?? undefined, conflict: undefined };
  if (!server) return { draft: device, conflict: undefined };
  if (same(contentOf(device), contentOf(server)) || device.synced)
    return { draft: server, conflict: undefined };
  return { draft: device, conflict: device.revision < server.revision ? server : undefined };
}

/** The initial state of the form; a draft comes first. */
export function startingPoint(user: UserProfile, status: NominationStatusReply, begun: Begun) {
  const { server } = begun;
  // A synced draft that the server no longer has was submitted, perhaps on another device.
  const wasSent = status.returned && server === null && begun.device?.synced;
  const device = wasSent ? undefined : begun.device;
  const { draft, conflict } = choose({ device, server });
  const idempotencyKey = draft?.idempotencyKey ?? crypto.randomUUID();
  const blank = { values: blankForm(user, status), document: returnedDocument(status) };
  // Saved when opened, because only people with a draft are reminded of the deadline.
  const isToSend = status.returned && status.returned.by !== 'withdrawal';
  const opened = isToSend ? { values: {}, document: null } : blank;
  return {
    values: draft ? takeFields(nominationFields, draft.values) : blank.values,
    document: draft ? draft.document : blank.document,
    idempotencyKey,
    restored: draft !== undefined,
    contest: draft?.idempotencyKey === device?.idempotencyKey ? device?.contest : undefined,
    lostFile: device?.unsentFile ?? '',
    sync: {
      // A save with the older revision reveals the other version.
      revision: (conflict ? device?.revision : server?.revision) ?? device?.revision ?? 0,
      // The server has none of a draft that only this device has.
      saved: contentOf(server ?? { ...opened, idempotencyKey }),
      conflict,
    },
  };
}
