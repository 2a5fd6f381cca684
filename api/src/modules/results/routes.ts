import { encode } from '../../platform/encoded/encoded';
import { sendEncoded } from '../../platform/encoded/send';
import type { App } from '../../platform/zod/provider';
import { sendPaper } from '../documents/send';
import { ownAward } from './award';
import type { Results } from './context';
import { entryReceiptsOf } from './entry-receipts';
import { ledgerUnknown } from './errors';
import { judgesOf } from './judges';
import type { Ledgers } from './ledgers';
import { winnerCertificate, winnerLetter } from './papers';
import { nominationResultsOf, publishedResults, rulesOf } from './public';
import { closedContests, receiptsOf } from './receipts';
import { noteOpened } from './reminders';
import type { Contest } from './result';

const json = 'application/json; charset=utf-8';

async function ledgerOf(ledgers: Ledgers, contest: Contest) {
  const published = await ledgers.of(contest);
  if (!published) throw ledgerUnknown();
  return published;
}

/** Public calls to check results, and calls for one's own results and receipts. */
export async function resultRoutes(app: App, context: Results, ledgers: Ledgers) {
  const closedContest = closedContests(context);

  app.call('getSeasonRules', async ({ query: { season }, request, reply }) =>
    sendEncoded(await encode(json, JSON.stringify(await rulesOf(context, season))), request, reply),
  );

  app.call('getPublishedResults', async ({ query: { season }, request, reply }) => {
    const text = JSON.stringify(await publishedResults(context, ledgers, season));
    return sendEncoded(await encode(json, text), request, reply);
  });

  app.call('getLedger', async ({ params, request, reply }) =>
    sendEncoded((await ledgerOf(ledgers, params)).json, request, reply),
  );

  app.call('getLedgerTable', async ({ params, request, reply }) =>
    sendEncoded((await ledgerOf(ledgers, params)).csv, request, reply),
  );

  app.call('getContestJudges', async ({ params }) =>
    judgesOf(context, await ledgerOf(ledgers, params)),
  );

  app.call('listNominationResults', ({ actor }) => nominationResultsOf(context, ledgers, actor));

  app.call('noteResultOpened', ({ actor, body }) => noteOpened(context, actor, body));

  app.call('getWinnerCertificate', async ({ actor, query, reply }) => {
    const award = await ownAward(context, ledgers, actor, query);
    const pdf = await context.drawPaper(winnerCertificate(award, query.paper));
    return sendPaper(reply, 'certificate.pdf', pdf);
  });

  app.call('getWinnerReferenceLetter', async ({ actor, query, reply }) => {
    const award = await ownAward(context, ledgers, actor, query);
    const pdf = await context.drawPaper(winnerLetter(award, query.paper));
    return sendPaper(reply, 'reference-letter.pdf', pdf);
  });

  app.call('getEntryReceipts', ({ actor }) => entryReceiptsOf(context, closedContest, actor));

  app.call('getReceipts', ({ actor, query: { season } }) =>
    receiptsOf(context, closedContest, actor, season),
  );
}
