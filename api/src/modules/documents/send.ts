import type { FastifyReply } from 'fastify';
import type { OpenedDocument } from './commands';
import { attachment } from './file-names';

/** Answers with a document: to be saved, never to be shown by the browser in our origin. */
export function sendDocument(reply: FastifyReply, { document, content }: OpenedDocument) {
  return reply
    .type(document.mediaType)
    .header('content-length', document.bytes)
    .header('content-disposition', attachment(document.name))
    .send(content);
}
