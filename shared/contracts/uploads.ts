import * as z from 'zod/mini';
import { limits } from './limits';
import { documentReply, nominationMessages } from './nominations';

/** Bytes of one part: what is sent anew when the line breaks. */
export const partBytes = 262_144;

/** What `startDocumentUpload` takes: a file that will come in parts. */
export const uploadStart = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(1_000)),
  bytes: z
    .int()
    .check(
      z.minimum(1, 'The file is empty'),
      z.maximum(limits.documentBytes, nominationMessages.fileTooLarge),
    ),
});

export type UploadStart = z.infer<typeof uploadStart>;

/** How far an upload in parts has come. */
export const uploadProgress = z.object({
  uploadId: z.string(),
  /** Bytes that have arrived: the next part begins there. */
  received: z.int(),
  /** Once all have. */
  document: z.nullable(documentReply),
});
export type UploadProgress = z.infer<typeof uploadProgress>;
