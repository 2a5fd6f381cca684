import multipart from '@fastify/multipart';
import { calls } from '@meritum/shared/contracts/calls';
import { limits } from '@meritum/shared/contracts/limits';
import { documentReply } from '@meritum/shared/contracts/nominations';
import * as z from 'zod/mini';
import { pieceBytes } from '../../platform/files/files';
import type { App } from '../../platform/zod/provider';
import { refusals } from '../../platform/zod/replies';
import { type Accounts, accountOf } from '../identity/commands';
import { type Documents, openDocument, tidyAccount } from './commands';
import { attachment } from './file-names';
import { present } from './present';
import { receiveDocument } from './receive';

interface Context extends Documents {
  accounts: Accounts;
}

const tags = ['nominations'];

const fileForm = {
  type: 'object',
  required: ['file'],
  properties: { file: { type: 'string', format: 'binary' } },
};

const binary = {
  description: 'The document',
  content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
};

const documentParams = z.object({ documentId: z.string().check(z.maxLength(64)) });
const documentQuery = z.object({ token: z.optional(z.string().check(z.maxLength(100))) });

/** Upload of a supporting document, and its download by its owner. */
export async function documentRoutes(app: App, context: Context) {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: limits.documentBytes + 1, files: 2, fields: 5, fieldSize: 1_000, parts: 7 },
    highWaterMark: pieceBytes,
    fileHwm: pieceBytes,
  });

  app.post(
    calls.uploadNominationDocument.path,
    {
      config: { policy: 'signed-in', rate: 'upload', documentedBody: fileForm },
      schema: {
        operationId: 'uploadNominationDocument',
        tags,
        consumes: ['multipart/form-data'],
        response: {
          201: documentReply,
          ...refusals(
            'invalid-argument',
            'unauthenticated',
            'payload-too-large',
            'unsupported-media-type',
          ),
        },
      },
    },
    async (request, reply) => {
      const account = await accountOf(context.accounts, request.identity.accountId);
      const document = await receiveDocument(context, account, request);
      await tidyAccount(context, account._id);
      return reply.code(201).send(present(document));
    },
  );

  app.get(
    calls.getDocument.path,
    {
      config: { policy: 'signed-in', rate: 'read' },
      schema: {
        operationId: 'getDocument',
        tags,
        params: documentParams,
        querystring: documentQuery,
        response: {
          200: binary,
          ...refusals('invalid-argument', 'unauthenticated', 'permission-denied'),
        },
      },
    },
    async (request, reply) => {
      const { document, content } = await openDocument(context, {
        accountId: request.identity.accountId,
        documentId: request.params.documentId,
        token: request.query.token,
      });
      return reply
        .type(document.mediaType)
        .header('content-length', document.bytes)
        .header('content-disposition', attachment(document.name))
        .send(content);
    },
  );
}
