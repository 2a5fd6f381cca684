import { openCategory } from '@meritum/shared/programme/season';
import { buildApp } from '../../app';
import { openResult, type Result } from '../../modules/contests/result';
import { frozenRulesOf } from '../../modules/seasons/frozen-rules';
import { testConfig } from '../config';
import { callAs } from '../console';
import { registerAdmin, registerStranger } from '../judges';
import { preview, published, technology } from '../results';
import { putContest } from '../results-bench/contest';
import { setJudging } from '../seasons';

// TEST_MONGODB_URI=... MONGODB_DATABASE=... JWT_SECRET=... node --import tsx winners.ts: publishes a
// contest and prints access tokens of winners.
const size = { entries: 240, ratingsEach: 22, judges: 264 };
const wanted = 100;

const { MONGODB_DATABASE = '', JWT_SECRET = '' } = process.env;
const config = testConfig({ MONGODB_DATABASE, JWT_SECRET });
const app = await buildApp(config, { logStream: { write: () => {} } });
await app.ready();

const [one, other] = [await registerAdmin(app), await registerAdmin(app)];
const nominators = [];
for (let at = 0; at < size.entries; at++) nominators.push(await registerStranger(app));
await setJudging(app, false);
const { seasons } = (await callAs(app, one, 'listSeasons')).json();
const season = seasons.find(({ id }: { id: string }) => id === technology.season);
await putContest(app.mongo.db, {
  size,
  frozen: frozenRulesOf(season, openCategory),
  accounts: { nominators: nominators.map(({ accountId }) => accountId), judge: one.accountId },
});
// As if extra judges had been asked and had rated.
const { entries } = await preview(app, one);
const extras = entries.map(({ nominationId }: { nominationId: string }) => ({
  nominationId,
  judges: size.ratingsEach,
}));
await app.mongo.db
  .collection<Result>('results')
  .insertOne({ ...openResult(technology), revision: 1, extras });
await published(app, one, other);
// As once the mails were sent: half a megabyte in the document that every call reads.
await app.mongo.db.collection('results').updateMany({}, { $unset: { owedMails: '' } });

const tokens: string[] = [];
for (const nominator of nominators) {
  const { results } = (await callAs(app, nominator, 'listNominationResults')).json();
  if (results[0]?.tier && tokens.length < wanted) tokens.push(nominator.accessToken);
}
if (tokens.length < wanted) throw new Error(`Only ${tokens.length} winners`);
process.stdout.write(JSON.stringify(tokens));
await app.close();
