import * as z from 'zod/mini';
import { contestNames, instant } from './contests';
import { countryName } from './countries';
import { limits } from './limits';
import { linkedInAddress, optionalWebAddress } from './links';
import { withoutRules } from './shape';
import { asLine, asText, atMost, requiredLine, requiredText, withoutLost } from './texts';
import { countWords } from './words';

/** Texts of the nomination form, from section 5 of the specification. */
export const nominationMessages = {
  designation: 'Designation is required',
  organization: 'Organization is required',
  linkedInUrl: 'LinkedIn URL is required',
  country: 'Choose a country from the list',
  line: 'Your work in one line is required',
  lineIsPlain: 'Use words alone, without links or mark-up',
  essayEmpty: 'Essay content is required',
  essayTooLong: `Essay exceeds the ${limits.essayWords} word limit`,
  terms: 'You must agree to the terms and conditions',
  fileTooLarge: 'File size exceeds 10MB limit',
  fileType: 'File type not supported',
  fileDamaged: 'This file is damaged. Open it, save it again, and choose that',
  wordFileDamaged: 'This Word file is damaged. Open it in Word and save it again',
  fileIsForm:
    'This PDF is a form that only programs of Adobe show: judges would read “Please wait”. Print it to PDF and choose that',
  fileIsPortfolio:
    'This PDF is a portfolio of files, of which judges would see the cover alone. Put what matters into one PDF and choose that',
  fileProtected:
    'This PDF is protected against changes, so that the name of its author cannot be removed for judges. Save a copy without protection, or print it to PDF, and choose that',
  fileNeedsPassword:
    'This file needs a password to be opened, so judges could not read it. Save a copy without the password and choose that',
  fileTooManyPixels: `This picture has more than ${limits.picturePixels / 1_000_000} million pixels. Save a smaller copy and choose that`,
  fileInfected:
    'The virus scan found something harmful in this file, so it was not saved. Choose another file',
  fileLoadsContent:
    'This Word file may load content from elsewhere, such as a template or a linked picture. Save it as a PDF and choose that',
  noRoomForDocuments:
    'There is no room for more documents at the moment. Try again tomorrow, or submit your nomination without one',
  tooManyFromNetwork:
    'Too many documents have been uploaded from your network. Try again tomorrow, or submit your nomination without one',
  uploadsFull: 'Too many files are being uploaded. Try again in a minute.',
} as const;

const texts = {
  /** If blank, the server uses the account's display name (OPEN-013). */
  fullName: z.string().check(asLine(), atMost(limits.nameCharacters), withoutLost()),
  designation: requiredLine(limits.designationCharacters, nominationMessages.designation),
  organization: requiredLine(limits.organizationCharacters, nominationMessages.organization),
  linkedInUrl: z.pipe(
    z
      .string()
      .check(asLine(), z.minLength(1, { error: nominationMessages.linkedInUrl, abort: true })),
    linkedInAddress,
  ),
  /** A code of ISO 3166-1, or empty. Only for statistics; judges do not see it. */
  country: z.string().check(
    asLine(),
    z.refine((code) => !code || countryName(code) !== undefined, nominationMessages.country),
  ),
  /** The work in one line, published with an award. */
  line: requiredLine(limits.lineCharacters, nominationMessages.line).check(
    z.refine((line) => !/:\/\/|\bwww\.|<\/?[a-z!]/i.test(line), nominationMessages.lineIsPlain),
  ),
  essay: z.string().check(
    asText(),
    z.maxLength(limits.essayCharacters, {
      error: `Use at most ${limits.essayCharacters} characters`,
      abort: true,
    }),
    z.refine((essay) => countWords(essay) > 0, nominationMessages.essayEmpty),
    z.refine((essay) => countWords(essay) <= limits.essayWords, nominationMessages.essayTooLong),
    withoutLost(),
  ),
};

/** The optional links: five inputs that are stored as one list. */
export const nominationLinks = {
  supportingLink1: optionalWebAddress,
  supportingLink2: optionalWebAddress,
  supportingLink3: optionalWebAddress,
  supportingLink4: optionalWebAddress,
  supportingLink5: optionalWebAddress,
};

/**
 * The fields that a person types, checked in the browser and again by the server. Form, draft,
 * stored record, export and erasure derive from this declaration or do not compile.
 */
export const nominationFields = {
  ...texts,
  ...nominationLinks,
  agreeTerms: z.boolean().check(z.refine((agreed) => agreed, nominationMessages.terms)),
};

export const nominationForm = z.object(nominationFields);
export type NominationForm = z.infer<typeof nominationForm>;

/** The fields that are stored as typed, under their own names. */
export const nominationTexts = texts;
export type NominationTexts = z.infer<z.ZodMiniObject<typeof nominationTexts>>;

type TextControl = 'text' | 'url' | 'choice' | 'essay';

/** Label and control of each text, wherever it appears. */
export const nominationControls = {
  fullName: { label: 'Full Name', control: 'text' },
  designation: { label: 'Designation', control: 'text' },
  organization: { label: 'Organization', control: 'text' },
  linkedInUrl: { label: 'LinkedIn URL', control: 'url' },
  country: { label: 'Country', control: 'choice' },
  line: { label: 'Your work in one line', control: 'text' },
  essay: { label: 'Essay', control: 'essay' },
} as const satisfies Record<keyof NominationTexts, { label: string; control: TextControl }>;

/** The texts that judges see, with links and document. Changing any of them sets ratings aside. */
export const shownToJudges = {
  fullName: texts.fullName,
  organization: texts.organization,
  line: texts.line,
  essay: texts.essay,
};

/** The fields in the summary of a nomination (NOM-021). */
export const nominationSummary = {
  fullName: texts.fullName,
  designation: texts.designation,
  organization: texts.organization,
  linkedInUrl: texts.linkedInUrl,
};

const { fullName: _f, designation: _d, organization: _o, linkedInUrl: _l, ...notInSummary } = texts;

/** The texts that "Everything you sent" adds to the summary. */
export const textsBeyondSummary = notInSummary;

/** Texts that `returned` adds for a returned nomination; its status has the others. */
export const returnedTexts = { fullName: texts.fullName, ...textsBeyondSummary };

export interface LabelledText {
  name: keyof NominationTexts;
  label: string;
  control: TextControl;
  text: string;
}

/** The texts among `values` with their labels, in declared order; a code appears as its name. */
export function labelledTexts(values: Partial<NominationTexts>): LabelledText[] {
  const names = Object.keys(texts) as (keyof NominationTexts)[];
  return names.flatMap((name) => {
    const text = values[name];
    if (text === undefined) return [];
    const meant = nominationControls[name].control === 'choice' && countryName(text);
    return [{ name, ...nominationControls[name], text: meant || text }];
  });
}

/** The payload of `submitTechNomination` (ENT-001). */
export const submitNominationRequest = z.strictObject({
  ...nominationFields,
  /** The specified payload lacks the line, so only the form requires it. */
  line: z._default(texts.line, ''),
  country: z._default(texts.country, ''),
  /**
   * The next four complete the specified record; the server takes them from the session (PERM-004).
   */
  email: z.string().check(asLine(), atMost(limits.emailCharacters)),
  submittedBy: z.string().check(asLine(), atMost(64)),
  submitterEmail: z.string().check(asLine(), atMost(limits.emailCharacters)),
  projectTitle: z.string().check(asLine(), atMost(200)),
  /** Empty, or the address from the reply of the document upload (ENT-002). */
  supportingDocUrl: z.string().check(asLine(), atMost(limits.urlCharacters)),
});
export type SubmitNominationRequest = z.infer<typeof submitNominationRequest>;

export const submitNominationReply = z.object({ data: z.object({ nominationId: z.string() }) });
export type SubmitNominationReply = z.infer<typeof submitNominationReply>;

export const nominationStatuses = ['APPLICATION_PENDING', 'UNDER_REVIEW'] as const;
export type NominationStatus = (typeof nominationStatuses)[number];

/**
 * Scan state of a document: `waiting` for the scanner, `not-scanned` without one, `suspected` where
 * the scanner guesses, `released` where an organiser found it harmless. Judges get clean and
 * released ones.
 */
const documentScans = [
  'waiting',
  'clean',
  'infected',
  'not-scanned',
  'suspected',
  'released',
] as const;
export type DocumentScan = (typeof documentScans)[number];
export const documentScan = z.enum(documentScans);

/**
 * Changes that the server made to a document, or parts that judges may not see. The owner reads
 * them when uploading.
 */
const documentNotices = [
  'signature',
  'form',
  'actions',
  'attachments',
  'comments',
  'changes',
] as const;
export type DocumentNotice = (typeof documentNotices)[number];

/** Invisible text of a document, as organisers see it. */
export const unseenText = z.object({
  /** Counted from 1; missing if the document has no pages. */
  page: z.optional(z.int()),
  text: z.string(),
  /** Set if the text lies behind a page's picture, where scanning programs put it. */
  isScan: z.optional(z.literal(true)),
});
export type UnseenText = z.infer<typeof unseenText>;

/** The document of a nomination, as its nominator sees it. */
const submittedDocument = z.object({
  name: z.string(),
  url: z.string(),
  bytes: z.int(),
  scan: documentScan,
});

/** Who took a nomination back: its nominator, by reopening or withdrawing it. */
const returnedBy = z.enum(['nominator', 'withdrawal']);
export type ReturnedBy = z.infer<typeof returnedBy>;

/** An organiser's reason to return a nomination, as its nominator reads it in portal and mail. */
export const returnReason = {
  note: requiredText(limits.returnNoteCharacters, 'Enter what the nominator should change'),
};
export type ReturnReason = z.infer<z.ZodMiniObject<typeof returnReason>>;
/** A rule's or an operator's reason is a note alone. */
export type AnyReturnReason = Partial<ReturnReason> & Pick<ReturnReason, 'note'>;

/** The submitted fields of a returned nomination, to be edited and submitted again (OPEN-015). */
const returnedNomination = z.object({
  ...withoutRules(returnReason),
  /** Absent if the organisers returned it. */
  by: z.optional(returnedBy),
  ...withoutRules(returnedTexts),
  supportingLinks: z.array(z.string()),
  document: z.nullable(submittedDocument),
});

/** Why a nomination missed the end of judging; withdrawn ones are not listed. */
export const whyLeftOut = z.enum(['returned', 'reopened', 'unconfirmed']);
export type WhyLeftOut = z.infer<typeof whyLeftOut>;

/** The reply of `getTechNominationStatus` (API-002). Empty strings for missing values. */
export const nominationStatusReply = z.object({
  data: z.object({
    exists: z.boolean(),
    status: z.string(),
    email: z.string(),
    /** It is under review but not judged until its nominator confirms the address (D38). */
    waitsForConfirmation: z.boolean(),
    leftOut: z.optional(whyLeftOut),
    /** The reference for mails; missing before a submission. */
    reference: z.optional(z.string()),
    ...withoutRules(nominationSummary),
    document: z.optional(z.object({ name: z.string(), scan: documentScan })),
    returned: z.optional(returnedNomination),
    /** Supporting links that judges could not open; missing if organisers reported none. */
    reportedLinks: z.optional(z.array(z.string())),
    /** Where and until when the caller's form stays open by an extension; missing without one. */
    extended: z.optional(z.object({ ...contestNames, until: instant })),
    /** The caller's other nominations, newest first; missing if none. */
    others: z.optional(
      z.array(
        z.object({
          season: z.string(),
          category: z.string(),
          /** The organisers' reason for returning it. */
          note: z.optional(z.string()),
        }),
      ),
    ),
    /**
     * What the caller may do now; decided by the server. `refusal` says why they cannot submit
     * although nominations are open.
     */
    may: z.object({ submit: z.boolean(), refusal: z.optional(z.string()) }),
  }),
});
export type NominationStatusReply = z.infer<typeof nominationStatusReply>['data'];

/** The reply of `getTechNomination`: everything submitted, for its nominator. */
export const submittedNominationReply = z.object({
  data: z.object({
    reference: z.string(),
    status: z.string(),
    ...contestNames,
    submittedAt: z.string(),
    email: z.string(),
    ...withoutRules(texts),
    supportingLinks: z.array(z.string()),
    document: z.nullable(submittedDocument),
    leftOut: z.optional(whyLeftOut),
    /** What the caller may do now; decided by the server. */
    may: z.object({ withdraw: z.boolean(), reopen: z.boolean() }),
  }),
});
export type SubmittedNominationReply = z.infer<typeof submittedNominationReply>['data'];

/** The reply of the document upload; `url` goes into `supportingDocUrl`. */
export const documentReply = z.extend(submittedDocument, {
  documentId: z.string(),
  /** Missing without any. */
  notices: z.optional(z.array(z.enum(documentNotices))),
});
export type DocumentReply = z.infer<typeof documentReply>;
