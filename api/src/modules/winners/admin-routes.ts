import multipart from '@fastify/multipart';
import { limits } from '@meritum/shared/contracts/limits';
import type { Season } from '@meritum/shared/contracts/seasons';
import { tierNames } from '@meritum/shared/contracts/tiers';
import type { WinnerListsReply } from '@meritum/shared/contracts/winner-imports';
import { groupedBy } from '@meritum/shared/merit/groups';
import type { App } from '../../platform/zod/provider';
import { sendAuditedExport } from '../audit/audited-export';
import { formWithOneFile, withOneFile } from '../documents/receive';
import type { Winners } from './context';
import { winnersFileTooLarge } from './errors';
import { applyImport, proposedImport } from './import/apply';
import { checkImport } from './import/commands';
import { winnersSheet } from './sheet';
import type { WinnersStore } from './store';
import type { StoredWinner } from './winner';

export async function winnersAdminRoutes(app: App, context: Winners) {
  const { stores, deps, platform } = context;
  await app.register(multipart, formWithOneFile(limits.winnersFileBytes));

  const ofYear = async (year: string | undefined) =>
    (await deps.seasons.all()).filter(({ id }) => year === undefined || id === year);

  app.call('listWinnerLists', async ({ actor, query }) => ({
    ...(await winnerLists(stores.winners, await ofYear(query.season))),
    proposed: await proposedImport(context, actor),
  }));

  app.call('exportWinners', async ({ actor, query, reply }) => {
    const { year } = query;
    const sheet = winnersSheet(stores.winners, await ofYear(year));
    return sendAuditedExport(platform, reply, sheet, {
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

/** The bytes of a file. Throws payload-too-large above the limit. */
async function* limitSize(file: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of file) {
    bytes += chunk.length;
    if (bytes > limits.winnersFileBytes) throw winnersFileTooLarge();
    yield chunk;
  }
}

type List = WinnerListsReply['lists'][number];

function countsOf(found: readonly StoredWinner[]): Pick<List, 'winners' | 'tiers' | 'updatedAt'> {
  const newest = Math.max(...found.map(({ updatedAt }) => updatedAt.getTime()));
  return {
    winners: found.length,
    tiers: tierNames.map((tier) => ({
      tier,
      winners: found.filter(({ badge }) => badge === tier).length,
    })),
    updatedAt: found.length === 0 ? null : new Date(newest).toISOString(),
  };
}

/** Every list of the directory, newest season first. */
async function winnerLists(
  winners: WinnersStore,
  seasons: readonly Season[],
): Promise<Pick<WinnerListsReply, 'lists'>> {
  const key = ({ year, category }: { year: string; category: string }) => `${year}:${category}`;
  const lists = groupedBy(await winners.listNewest(), key);
  return {
    lists: seasons.toReversed().flatMap(({ id: year, categories, directory }) =>
      categories.map(({ name: category }) => ({
        year,
        category,
        offered: directory.includes(category),
        ...countsOf(lists.get(key({ year, category })) ?? []),
      })),
    ),
  };
}
