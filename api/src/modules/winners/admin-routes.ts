import multipart from '@fastify/multipart';
import { limits } from '@meritum/shared/contracts/limits';
import type { App } from '../../platform/zod/provider';
import { type Exporting, sendAuditedExport } from '../audit/audited-export';
import { formWithOneFile, withOneFile } from '../documents/receive';
import { winnersFileTooLarge } from './errors';
import { applyImport } from './import/apply';
import { checkImport } from './import/commands';
import type { Importing } from './import/contested';
import { proposedImport } from './import/proposal';
import { winnerLists } from './lists';
import { winnersSheet } from './sheet';

/** The organisers' calls about the directory. */
export async function winnersAdminRoutes(app: App, context: Importing & Exporting) {
  const { winners, seasons } = context;
  await app.register(multipart, formWithOneFile(limits.winnersFileBytes));

  const ofYear = async (year: string | undefined) =>
    (await seasons()).filter(({ id }) => year === undefined || id === year);

  app.call('listWinnerLists', async ({ actor, query }) => ({
    ...(await winnerLists(winners, await ofYear(query.season))),
    proposed: await proposedImport(context, actor),
  }));

  app.call('exportWinners', async ({ actor, query, reply }) => {
    const { year } = query;
    const sheet = winnersSheet({ winners, seasons: await ofYear(year) });
    return sendAuditedExport(context, reply, sheet, {
      actor,
      action: 'winners.exported',
      of: year ?? 'all',
      query,
    });
  });

  app.call('checkWinnersImport', ({ request }) =>
    withOneFile(request, ({ file }) => checkImport(context, limitSize(file))),
  );

  app.call('applyWinnersImport', ({ actor, body }) => applyImport(context, actor, body));
}

/** The bytes of a file up to the limit. Throws payload-too-large. */
async function* limitSize(file: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of file) {
    bytes += chunk.length;
    if (bytes > limits.winnersFileBytes) throw winnersFileTooLarge();
    yield chunk;
  }
}
