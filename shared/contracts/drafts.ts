import * as z from 'zod/mini';
import { limits } from './limits';
import { documentReply, nominationFields } from './nominations';
import { withoutRules } from './shape';

/** What is typed so far: none of it need hold, and a field from after the draft was made is missing. */
const draftValues = z.partial(z.object(withoutRules(nominationFields)));
export type DraftValues = z.infer<typeof draftValues>;

const withinLimits = (values: object) =>
  Object.values(values).every(
    (value) => typeof value !== 'string' || value.length <= limits.essayCharacters,
  );

/** One form on a screen, as long as it is open: its saves follow each other and never conflict. */
const writer = z.string().check(z.regex(/^[\w-]{8,64}$/));

/** What `saveNominationDraft` takes. */
export const draftRequest = z.strictObject({
  values: draftValues.check(
    z.refine(withinLimits, `Use at most ${limits.essayCharacters} characters in each field`),
  ),
  /** Of an uploaded document of the caller's. */
  documentId: z.nullable(z.string().check(z.maxLength(64))),
  /** Goes with the submission that the draft becomes. */
  idempotencyKey: z.string().check(z.regex(/^[\x21-\x7e]{8,128}$/)),
  /** The state that it goes on from; 0 where there was none. */
  revision: z.int().check(z.minimum(0)),
  writer,
});
export type DraftRequest = z.infer<typeof draftRequest>;

/** A draft as the server keeps it. */
export const savedDraft = z.object({
  values: draftValues,
  document: z.nullable(documentReply),
  idempotencyKey: z.string(),
  revision: z.int(),
  savedAt: z.string(),
  /** Browser and system in words. */
  device: z.string(),
});
export type SavedDraft = z.infer<typeof savedDraft>;

/** Reply of `getNominationDraft`. */
export const draftReply = z.object({ draft: z.nullable(savedDraft) });

/**
 * Reply of `saveNominationDraft`: what is kept now. Where somebody else has changed it since, nothing
 * was saved, and the person decides between that and theirs.
 */
export const draftSaveReply = z.object({ saved: z.boolean(), draft: savedDraft });
export type DraftSaveReply = z.infer<typeof draftSaveReply>;

/** What a mailed link that ends reminders of a draft proves. */
export const stopDraftRemindersRequest = z.strictObject({
  token: z.string().check(z.minLength(1), z.maxLength(200)),
});
