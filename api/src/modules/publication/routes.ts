import { encode, sendEncoded } from '../../platform/encoded/encoded';
import { notFound } from '../../platform/errors/domain-error';
import { sendPicture } from '../../platform/pictures/send-picture';
import type { App } from '../../platform/zod/provider';
import { contentDisposition } from '../documents/file-names';
import { contestCardsWith } from './card';
import { publishedContest } from './contest-page';
import type { Publishing } from './context';
import { judgesOf } from './judges';
import type { Ledgers } from './ledgers';
import { freezeSeason, publishedResults, rulesOf } from './published-results';
import { publishResults } from './publishing';
import { type ClosedContests, entryReceiptsOf, receiptsOf } from './receipts';
import { noteOpened } from './reminders';
import { schedulePublication, stopPublication } from './scheduling';

const json = 'application/json; charset=utf-8';

interface Answering {
  context: Publishing;
  ledgers: Ledgers;
  closedContest: ClosedContests;
}

const ledgerFile = ({ season, category }: { season: string; category: string }, ending: string) =>
  contentDisposition(`ledger-${season}-${category}.${ending}`);

export async function publicationRoutes(app: App, { context, ledgers, closedContest }: Answering) {
  app.call('freezeRules', ({ actor, body }) => freezeSeason(context, actor, body));

  app.call('publishResults', async ({ actor, body: { outcomeHash, ...contest } }) => {
    const result = await publishResults(context, actor, { contest, outcomeHash });
    return context.deps.contests.statusAfter(actor, result);
  });

  app.call('schedulePublication', async ({ actor, body }) => {
    const { season, category, publishAt, ...given } = body;
    const asked = { contest: { season, category }, publishAt: new Date(publishAt), ...given };
    const result = await schedulePublication(context, actor, asked);
    return context.deps.contests.statusAfter(actor, result);
  });

  app.call('stopPublication', async ({ actor, body: { scheduleId, reason, ...contest } }) =>
    context.deps.contests.statusAfter(
      actor,
      await stopPublication(context, actor, { contest, scheduleId, reason }),
    ),
  );

  app.call('getSeasonRules', async ({ query: { season }, request, reply }) =>
    sendEncoded(await encode(json, JSON.stringify(await rulesOf(context, season))), request, reply),
  );

  app.call('getPublishedResults', async ({ query: { season }, request, reply }) => {
    const text = JSON.stringify(await publishedResults(context, ledgers, season));
    return sendEncoded(await encode(json, text), request, reply);
  });

  app.call('getContestPage', async ({ params, request, reply }) => {
    const found = await publishedContest(context, ledgers, params);
    const { contestPage, contestPolicy, missingContestPage } = await import('./page');
    const page = found ? contestPage(found) : missingContestPage();
    reply.code(found ? 200 : 404).header('content-security-policy', contestPolicy);
    return sendEncoded(await encode('text/html; charset=utf-8', page), request, reply);
  });

  const draw = contestCardsWith(context);
  app.call('getContestCard', async ({ params, request, reply }) => {
    const found = await publishedContest(context, ledgers, params);
    if (!found) throw notFound('No results are published here.');
    reply.header('cache-control', 'public, max-age=0, must-revalidate');
    return sendPicture({ mediaType: 'image/png', content: await draw(found) }, request, reply);
  });

  app.call('getLedger', async ({ params, request, reply }) =>
    sendEncoded(
      (await ledgers.published(params)).json,
      request,
      reply.header('content-disposition', ledgerFile(params, 'json')),
    ),
  );

  app.call('getLedgerTable', async ({ params, request, reply }) =>
    sendEncoded(
      (await ledgers.published(params)).csv,
      request,
      reply.header('content-disposition', ledgerFile(params, 'csv')),
    ),
  );

  app.call('getContestJudges', async ({ params }) =>
    judgesOf(context, await ledgers.published(params)),
  );

  app.call('noteResultOpened', ({ actor, body }) => noteOpened(context, actor, body));

  app.call('getEntryReceipts', async ({ actor, reply }) => {
    const receipts = await entryReceiptsOf(context, closedContest, actor);
    return reply
      .type('application/json')
      .header('content-disposition', contentDisposition('nomination-receipts.json'))
      .send(JSON.stringify(receipts, null, 2));
  });

  app.call('getReceipts', ({ actor, query: { season } }) =>
    receiptsOf(context, closedContest, actor, season),
  );
}
