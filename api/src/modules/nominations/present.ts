import {
  type DocumentScan,
  type NominationStatusReply,
  nominationSummary,
  nominationTexts,
  returnedTexts,
  returnReason,
  type SubmittedNominationReply,
  type WhyLeftOut,
} from '@meritum/shared/contracts/nominations';
import { takeFields } from '@meritum/shared/contracts/shape';
import { referenceOf } from '@meritum/shared/programme/reference';
import type { Nomination } from './nomination';
import { isReturned } from './rules';
import { filledLinks } from './version';

/** Without a submission: step 0 of the review, with nothing to show (STATE-001, API-003). */
const none = {
  exists: false,
  status: 'APPLICATION_PENDING',
  email: '',
  ...takeFields(nominationSummary, {}),
};

/** A nomination; `leftOut` says why judging has ended without it. */
type OwnNomination = Nomination & { leftOut: WhyLeftOut | undefined };

interface Known {
  /** True while its nominator's address is unconfirmed. */
  waitsForConfirmation: boolean;
  may: NominationStatusReply['may'];
  /** Scan state of its document, if any. */
  scan: DocumentScan | undefined;
  extended: NominationStatusReply['extended'];
  /** The nominator's nominations of other seasons and categories. */
  others: readonly OwnNomination[];
}

const presentOther = ({ season, category, leftOut, ...one }: OwnNomination) => ({
  ...{ season, category },
  ...(isReturned(one) && !leftOut && one.returned?.note && { note: one.returned.note }),
});

/**
 * The status of a nomination for its nominator (API-002). A returned one has no name, which makes
 * the portal show the prefilled form (OPEN-015).
 */
export function presentStatus(
  nomination: OwnNomination | null,
  { waitsForConfirmation, may, scan, others, extended }: Known,
): NominationStatusReply {
  const elsewhere = {
    ...(others.length > 0 && { others: others.map(presentOther) }),
    ...(extended && { extended }),
  };
  if (!nomination) return { ...none, waitsForConfirmation, may, ...elsewhere };
  const { status, email, leftOut } = nomination;
  const document = nomination.document && scan && { name: nomination.document.name, scan };
  const record = {
    exists: true,
    status,
    email,
    waitsForConfirmation,
    ...(leftOut && { leftOut }),
    may,
    ...takeFields(nominationSummary, nomination),
    ...(document ? { document } : {}),
    ...elsewhere,
  };
  if (!isReturned(nomination))
    return { ...record, ...reportedLinks(nomination), reference: referenceOf(nomination._id) };
  return { ...record, fullName: '', returned: returnedDetails(nomination, scan) };
}

/** Those of its present links that judges could not open. */
function reportedLinks({ reportedLinks: passedOn = [], supportingLinks }: Nomination) {
  const links = passedOn.map(({ url }) => url).filter((url) => supportingLinks.includes(url));
  return links.length > 0 ? { reportedLinks: links } : {};
}

/** Its document, as in the reply to the upload; null when it has none. */
const documentOf = ({ document }: Nomination, scan: DocumentScan | undefined) =>
  document && scan ? { name: document.name, url: document.url, bytes: document.bytes, scan } : null;

const returnedDetails = (nomination: Nomination, scan: DocumentScan | undefined) => ({
  ...takeFields(returnedTexts, nomination),
  ...takeFields(returnReason, nomination.returned ?? {}),
  ...(nomination.returned?.by && { by: nomination.returned.by }),
  supportingLinks: nomination.supportingLinks,
  document: documentOf(nomination, scan),
});

/** The full nomination, for its nominator. */
export function presentOwn(
  nomination: OwnNomination,
  { may, scan }: Pick<Known, 'scan'> & Pick<SubmittedNominationReply, 'may'>,
): SubmittedNominationReply {
  const { _id, status, season, category, submittedAt, email, leftOut } = nomination;
  return {
    ...takeFields(nominationTexts, nomination),
    status,
    season,
    category,
    email,
    ...(leftOut && { leftOut }),
    may,
    reference: referenceOf(_id),
    submittedAt: submittedAt.toISOString(),
    supportingLinks: filledLinks(nomination),
    document: documentOf(nomination, scan),
  };
}
