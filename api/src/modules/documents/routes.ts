import multipart from '@fastify/multipart';
import { limits } from '@meritum/shared/contracts/limits';
import { chunkBytes } from '../../platform/files/files';
import type { App } from '../../platform/zod/provider';
import { examineUpload, presentDocument, tidyAccount } from './commands';
import type { Documents } from './context';
import { openDocument } from './opening';
import { formWithOneFile, ownerOf, receiveDocument } from './receive';
import { sendDocument } from './send';

export async function documentRoutes(app: App, context: Documents) {
  await app.register(multipart, {
    ...formWithOneFile(limits.documentBytes),
    highWaterMark: chunkBytes,
    fileHwm: chunkBytes,
  });

  app.call('uploadNominationDocument', async ({ actor, request }) => {
    const received = await receiveDocument(context, await ownerOf(actor, request), request);
    const document = await examineUpload(context, received);
    await tidyAccount(context, actor.accountId);
    return presentDocument(document);
  });

  app.call('getDocument', async ({ actor, params, reply }) =>
    sendDocument(reply, await openDocument(context, actor, params)),
  );
}
