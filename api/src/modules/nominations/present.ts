import type { NominationStatusReply } from '@meritum/shared/contracts/nominations';
import type { Nomination } from './nomination';
import { isReturned } from './rules';

/** Before anything was sent: step 0 of the review, and nothing to show (STATE-001, API-003). */
const none = {
  exists: false,
  status: 'APPLICATION_PENDING',
  fullName: '',
  email: '',
  designation: '',
  organization: '',
  linkedInUrl: '',
};

/**
 * The status of a nomination as its nominator sees it (API-002). A returned one reports no name,
 * which makes the portal show the form, and everything that was sent, to prefill it (OPEN-015).
 * `may` is what the policy allows them.
 */
export function presentStatus(
  nomination: Nomination | null,
  may: NominationStatusReply['may'],
): NominationStatusReply {
  if (!nomination) return { ...none, may };
  const { status, fullName, email, designation, organization, linkedInUrl } = nomination;
  const record = { exists: true, status, email, designation, organization, linkedInUrl, may };
  if (!isReturned(nomination)) return { ...record, fullName };
  return { ...record, fullName: '', returned: returnedDetails(nomination) };
}

function returnedDetails({ returned, fullName, essay, supportingLinks, document }: Nomination) {
  return {
    note: returned?.note ?? '',
    fullName,
    essay,
    supportingLinks,
    document: document && { name: document.name, url: document.url, bytes: document.bytes },
  };
}
