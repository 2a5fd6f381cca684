import type { FastifyReply } from 'fastify';
import { contentDisposition } from './file-names';
import type { OpenedDocument } from './opening';

/** Sends a document as an attachment, so that the browser never renders it in our origin. */
export function sendDocument(reply: FastifyReply, { document, content }: OpenedDocument) {
  return reply
    .type(document.mediaType)
    .header('content-length', document.bytes)
    .header('content-disposition', contentDisposition(document.name))
    .send(content);
}

/** Sends a PDF that was drawn on request. */
export const sendPaper = (reply: FastifyReply, name: string, pdf: Buffer) =>
  reply.type('application/pdf').header('content-disposition', contentDisposition(name)).send(pdf);
