import * as z from 'zod/mini';
import { limits } from './limits';
import { documentReply, nominationMessages } from './nominations';

/** Bytes of one part: what is sent again after a broken connection. */
export const partBytes = 262_144;

/** Payload of `startDocumentUpload`: a file that will arrive in parts. */
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

/** Progress of an upload in parts. */
export const uploadProgress = z.object({
  uploadId: z.string(),
  /** Bytes received; the next part begins there. */
  received: z.int(),
  /** Set once all bytes have arrived. */
  document: z.nullable(documentReply),
});
export type UploadProgress = z.infer<typeof uploadProgress>;
