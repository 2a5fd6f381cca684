import { mostPartBytes } from '@meritum/shared/contracts/uploads';
import type { App } from '../../../platform/zod/provider';
import { ownerOf } from '../receive';
import { receivePart, startUpload, type Uploads, uploadProgressOf } from './commands';

/** Uploads in parts: after a broken connection only the last part has to be sent again. */
export async function uploadRoutes(app: App, context: Uploads) {
  app.addContentTypeParser<Buffer>(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: mostPartBytes },
    (_, content, done) => done(null, content),
  );

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
