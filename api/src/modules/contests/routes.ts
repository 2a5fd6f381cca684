import { encode } from '../../platform/encoded/encoded';
import { sendEncoded } from '../../platform/encoded/send';
import type { App } from '../../platform/zod/provider';
import { attachment } from '../documents/file-names';
import type { Results } from './context';
import { entryReceiptsOf } from './entry-receipts';
import { ledgerUnknown } from './errors';
import { judgesOf } from './judges';
import type { Ledgers } from './ledgers';
import { publishedResults, rulesOf } from './public';
import { type closedContests, receiptsOf } from './receipts';
import { noteOpened } from './reminders';
import type { Contest } from './result';

const json = 'application/json; charset=utf-8';

async function ledgerOf(ledgers: Ledgers, contest: Contest) {
  const published = await ledgers.of(contest);
  if (!published) throw ledgerUnknown();
  return published;
}

interface Answering {
  context: Results;
  ledgers: Ledgers;
  closedContest: ReturnType<typeof closedContests>;
}

const ledgerFile = ({ season, category }: { season: string; category: string }, ending: string) =>
  attachment(`ledger-${season}-${category}.${ending}`);

/** Public calls to check results, and calls for one's own results and receipts. */
export async function resultRoutes(app: App, { context, ledgers, closedContest }: Answering) {
  app.call('getSeasonRules', async ({ query: { season }, request, reply }) =>
    sendEncoded(await encode(json, JSON.stringify(await rulesOf(context, season))), request, reply),
  );

  app.call('getPublishedResults', async ({ query: { season }, request, reply }) => {
    const text = JSON.stringify(await publishedResults(context, ledgers, season));
    return sendEncoded(await encode(json, text), request, reply);
  });

  app.call('getLedger', async ({ params, request, reply }) =>
    sendEncoded(
      (await ledgerOf(ledgers, params)).json,
      request,
      reply.header('content-disposition', ledgerFile(params, 'json')),
    ),
  );

  app.call('getLedgerTable', async ({ params, request, reply }) =>
    sendEncoded(
      (await ledgerOf(ledgers, params)).csv,
      request,
      reply.header('content-disposition', ledgerFile(params, 'csv')),
    ),
  );

  app.call('getContestJudges', async ({ params }) =>
    judgesOf(context, await ledgerOf(ledgers, params)),
  );

  app.call('noteResultOpened', ({ actor, body }) => noteOpened(context, actor, body));

  app.call('getEntryReceipts', async ({ actor, reply }) => {
    const receipts = await entryReceiptsOf(context, closedContest, actor);
    return reply
      .type('application/json')
      .header('content-disposition', attachment('nomination-receipts.json'))
      .send(JSON.stringify(receipts, null, 2));
  });

  app.call('getReceipts', ({ actor, query: { season } }) =>
    receiptsOf(context, closedContest, actor, season),
  );
}
