import type { Readable } from 'node:stream';
import { maxPartBytes } from '@meritum/shared/contracts/uploads';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../../platform/errors/domain-error';
import type { App } from '../../../platform/zod/provider';
import type { Documents } from '../context';
import { fileTooLarge, uploadInterrupted } from '../errors';
import { ownerOf } from '../receive';
import { receivePart, startUpload, uploadProgressOf } from './commands';

/**
 * Collects a part in one buffer of its announced size: joining its chunks would hold it twice, and
 * many arrive at a time. Throws payload-too-large, and invalid-argument when it ends early.
 */
async function partOf({ headers }: FastifyRequest, payload: Readable): Promise<Buffer> {
  const bytes = Number(headers['content-length'] ?? maxPartBytes);
  if (bytes > maxPartBytes) throw fileTooLarge();
  const content = Buffer.allocUnsafeSlow(bytes);
  let received = 0;
  try {
    for await (const chunk of payload) {
      if (received + chunk.length > bytes) throw fileTooLarge();
      received += chunk.copy(content, received);
    }
  } catch (error) {
    throw error instanceof DomainError ? error : uploadInterrupted();
  }
  return content.subarray(0, received);
}

/** Uploads in parts: after a broken connection only the last part has to be sent again. */
export async function uploadRoutes(app: App, context: Documents) {
  app.addContentTypeParser('application/octet-stream', partOf);

  app.call('startDocumentUpload', async ({ actor, body, request }) =>
    startUpload(context, await ownerOf(actor, request), body),
  );

  app.call('getDocumentUpload', ({ actor, params }) => uploadProgressOf(context, actor, params));

  app.call('sendDocumentPart', async ({ actor, params, request }) => {
    const content = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const { accountId } = actor;
    const sender = { accountId, owner: () => ownerOf(actor, request) };
    return receivePart(context, sender, { ...params, content });
  });
}
