import * as z from 'zod/mini';
import { limits } from './limits';
import { documentReply, nominationMessages } from './nominations';
import { asLine } from './texts';

/**
 * The smallest part except the last, in bytes. A broken connection costs at most this much again.
 */
export const partBytes = 262_144;

/** The largest part, in bytes. On a good connection fewer requests are faster. */
export const maxPartBytes = 2_097_152;

/** Payload of `startDocumentUpload`, for a file that will arrive in parts. */
export const uploadStart = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(1_000), asLine()),
  bytes: z
    .int()
    .check(
      z.minimum(1, 'The file is empty'),
      z.maximum(limits.documentBytes, nominationMessages.fileTooLarge),
    ),
});

export type UploadStart = z.infer<typeof uploadStart>;

export const uploadProgress = z.object({
  uploadId: z.string(),
  /** Bytes received; the next part begins there. */
  received: z.int(),
  /** The largest part that the server accepts. */
  maxPartBytes: z.int(),
  /** Set once all bytes have arrived. */
  document: z.nullable(documentReply),
});
export type UploadProgress = z.infer<typeof uploadProgress>;
