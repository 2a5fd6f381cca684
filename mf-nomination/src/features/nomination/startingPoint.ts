import type { SavedDraft } from '@meritum/shared/contracts/drafts';
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
import { takeFields, withoutRules } from '@meritum/shared/contracts/shape';
import { draftStore } from '@meritum/shared/forms/draftStore';
import * as z from 'zod/mini';
import { contentOf, same } from '../draft/DraftSync';

/** What is kept of an unsent form on this device: never the file, but the reply to its upload. */
const draft = z.object({
  /** A draft from before a field was added lacks that one, and stays good. */
  values: z.partial(z.object(withoutRules(nominationFields))),
  /** One from before documents were scanned does not say how it stands. */
  document: z.nullable(z.extend(documentReply, { scan: z._default(documentScan, 'waiting') })),
  /** Survives a reload too, so that a submission whose reply was lost is not sent as a new one. */
  idempotencyKey: z.string(),
  /** The state of the server's draft that it goes on from; 0 for none. */
  revision: z._default(z.int(), 0),
  /** The name of a chosen file that has not arrived: it cannot be kept here. */
  unsentFile: z._default(z.string(), ''),
  /** The server has all of it. */
  synced: z._default(z.boolean(), false),
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
  return { documentId: url.split('/').at(-1) ?? '', ...returned.document };
}

/** What there is of a form that was begun. */
interface Begun {
  device: Draft | undefined;
  server: SavedDraft | undefined;
}

/**
 * Which draft the form opens with: the server's, unless this device has something that the server
 * has not. Where both were changed the device's is shown, and the person settles it.
 */
function choose({ device, server }: Begun) {
  if (!device) return { draft: server, conflict: undefined };
  if (!server) return { draft: device, conflict: undefined };
  if (same(contentOf(device), contentOf(server)) || device.synced)
    return { draft: server, conflict: undefined };
  return { draft: device, conflict: device.revision < server.revision ? server : undefined };
}

/** What the form starts with: a draft before anything else. */
export function startingPoint(user: UserProfile, status: NominationStatusReply, begun: Begun) {
  const { draft, conflict } = choose(begun);
  const { device, server } = begun;
  const idempotencyKey = draft?.idempotencyKey ?? crypto.randomUUID();
  const blank = { values: blankForm(user, status), document: returnedDocument(status) };
  return {
    values: draft ? takeFields(nominationFields, draft.values) : blank.values,
    document: draft ? draft.document : blank.document,
    idempotencyKey,
    restored: draft !== undefined,
    lostFile: device?.unsentFile ?? '',
    sync: {
      // A save from before the other version finds out that there is one.
      revision: (conflict ? device?.revision : server?.revision) ?? device?.revision ?? 0,
      // Of a draft that only this device has the server has nothing.
      saved: contentOf(server ?? { ...blank, idempotencyKey }),
      conflict,
    },
  };
}
