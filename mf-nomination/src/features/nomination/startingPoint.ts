import type { UserProfile } from '@meritum/shared/contracts/identity';
import type {
  DocumentReply,
  NominationForm,
  NominationStatusReply,
} from '@meritum/shared/contracts/nominations';
import type { Draft } from './draft';

/** What the form holds before anything is typed: the account's name, or what was returned (OPEN-015). */
export function blankForm(user: UserProfile, status: NominationStatusReply): NominationForm {
  const links = status.returned?.supportingLinks ?? [];
  const [link1 = '', link2 = '', link3 = '', link4 = '', link5 = ''] = links;
  return {
    fullName: status.returned?.fullName || user.displayName,
    designation: status.returned ? status.designation : '',
    organization: status.returned ? status.organization : '',
    linkedInUrl: status.returned ? status.linkedInUrl : '',
    essay: status.returned?.essay ?? '',
    supportingLink1: link1,
    supportingLink2: link2,
    supportingLink3: link3,
    supportingLink4: link4,
    supportingLink5: link5,
    agreeTerms: false,
  };
}

/** The document of a returned nomination, as if it had just been uploaded. */
export function returnedDocument({ returned }: NominationStatusReply): DocumentReply | null {
  if (!returned?.document) return null;
  const { name, url, bytes } = returned.document;
  return { documentId: url, url, name, bytes };
}

/** What the form starts with: the draft of this device before anything else. */
export function startingPoint(
  user: UserProfile,
  status: NominationStatusReply,
  draft: Draft | undefined,
) {
  return {
    values: draft?.values ?? blankForm(user, status),
    document: draft ? draft.document : returnedDocument(status),
    idempotencyKey: draft?.idempotencyKey ?? crypto.randomUUID(),
    restored: draft !== undefined,
  };
}
