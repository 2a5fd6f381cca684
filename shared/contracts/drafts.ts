import * as z from 'zod/mini';
import { limits } from './limits';
import { documentReply, nominationFields } from './nominations';
import { revision } from './revisions';
import { withoutRules } from './shape';
import { asLine } from './texts';

/** The texts typed so far, unvalidated. Fields newer than the draft are missing. */
const draftValues = z.partial(z.object(withoutRules(nominationFields)));

const withinLimits = (values: object) =>
  Object.values(values).every(
    (value) => typeof value !== 'string' || value.length <= limits.essayCharacters,
  );

/** Id of one open form; its own saves never conflict with each other. */
const writer = z.string().check(z.regex(/^[\w-]{8,64}$/));

export const draftRequest = z.strictObject({
  values: draftValues.check(
    z.refine(withinLimits, `Use at most ${limits.essayCharacters} characters in each field`),
  ),
  /** Id of a document that the caller has uploaded. */
  documentId: z.nullable(z.string().check(asLine(), z.maxLength(64))),
  /** Becomes the key of the submission made from this draft. */
  idempotencyKey: z.string().check(z.regex(/^[\x21-\x7e]{8,128}$/)),
  /** The revision that this save changes; 0 for the first. */
  revision,
  writer,
});
export type DraftRequest = z.infer<typeof draftRequest>;

/** A draft as the server keeps it. */
const savedDraft = z.object({
  values: draftValues,
  document: z.nullable(documentReply),
  idempotencyKey: z.string(),
  revision,
  savedAt: z.string(),
  /** Browser and system in words. */
  device: z.string(),
});
export type SavedDraft = z.infer<typeof savedDraft>;

export const draftReply = z.object({ draft: z.nullable(savedDraft) });

/**
 * Reply of `saveNominationDraft`: the stored draft. If another form has saved since, this one was
 * not saved, and the person chooses between the two.
 */
export const draftSaveReply = z.object({ saved: z.boolean(), draft: savedDraft });
export type DraftSaveReply = z.infer<typeof draftSaveReply>;
