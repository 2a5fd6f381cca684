import { parse } from 'csv-parse/sync';
import type { LightMyRequestResponse } from 'fastify';
import type { Person } from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { callAs } from '../../../testing/console';
import { registerAdmin } from '../../../testing/judges';
import { assignmentsIn } from '../../../testing/judging';
import { buildForm, submit } from '../../../testing/nominations';
import {
  closed,
  decide,
  preview,
  published,
  ratedContest,
  suiteOrganisers,
  technology,
  times,
  writeRatings,
} from '../../../testing/results';
import { assignmentIdOf } from '../assignments/rules';

const suite = suiteApp();
const admins = suiteOrganisers(suite);

const readings = ['listResults', 'previewResults', 'listVoids', 'getPublishedResults'] as const;

/** Status and body of a reply, without the random request id. */
const read = ({ statusCode, body, headers }: LightMyRequestResponse) => [
  statusCode,
  body.replace(String(headers['x-request-id']), ''),
];

/** All that an organiser reads about results, and about one entry's ratings. */
async function seenBy(person: Person, nominationId: string) {
  const { app } = suite();
  const seen = [];
  for (const name of readings)
    seen.push(read(await callAs(app, person, name, { category: 'Technology' })));
  const file = await callAs(app, person, 'exportResults', { ...technology, format: 'csv' });
  return [...seen, file.body, read(await callAs(app, person, 'getEntryRatings', { nominationId }))];
}

/** An organiser's own nomination among others, all rated. */
async function withOwn(numbers: readonly number[]) {
  const { app } = suite();
  const field = {
    'Ada Gold': [...times(19, 8), 9],
    'Bo Nothing': times(20, 6),
    'Cy Low': times(20, 4),
  };
  const nominees = await ratedContest(app, field);
  const admin = await registerAdmin(app);
  const form = buildForm({ fullName: 'Own Entry', organization: 'Own Works' });
  const { nominationId } = (await submit(app, admin, form)).json().data;
  await writeRatings(app, nominationId, numbers);
  return { admin, nominees, nominationId };
}

test('an organiser with a conflict of interest sees the same, however their entry was rated and by whom', async () => {
  const { app } = suite();
  const { admin, nominationId } = await withOwn(times(20, 3));
  await closed(app, admins()[0]);
  const low = await seenBy(admin, nominationId);
  const others = await preview(app, admins()[0]);
  const assignments = assignmentsIn(app);
  await assignments.deleteMany({ nominationId });
  await writeRatings(app, nominationId, [10, 1, 10, 1, 10]);
  expect(await seenBy(admin, nominationId)).toEqual(low);
  await assignments.deleteMany({ nominationId });
  expect(await seenBy(admin, nominationId)).toEqual(low);

  const theirs = await preview(app, admin);
  expect([theirs.hidden, theirs.entries.length, theirs.revision]).toEqual([1, 3, 0]);
  // It would be noticed: with this entry, other organisers see another calibration.
  expect(others.entries).toHaveLength(4);
  expect(others.calibration).not.toEqual(theirs.calibration);
  expect(low.at(-1)?.[0]).toBe(404);
});

test('an organiser with a conflict of interest decides nothing in the category, and sees no proposals', async () => {
  const { app } = suite();
  const { admin, nominees, nominationId } = await withOwn(times(20, 3));
  const offered = async (to: Person) => {
    const { nominationId } = nominees['Ada Gold'];
    const entry = (await callAs(app, to, 'getEntryRatings', { nominationId })).json();
    return [entry.voidableFor.length, entry.ratings[0].voidableFor.length];
  };
  expect([await offered(admins()[0]), await offered(admin)]).toEqual([
    [4, 4],
    [0, 0],
  ]);
  const before = await seenBy(admin, nominationId);
  const given = { kind: 'entry', id: nominationId, why: 'conflict', reason: 'Their own' };
  const { id: voidId } = (await decide(app, admins()[0], 'voids', given)).json().void;
  expect(await seenBy(admin, nominationId)).toEqual(before);
  await decide(app, admins()[0], 'voids/withdrawal', { voidId, reason: 'No' });
  const outcomeHash = await closed(app, admins()[0]);
  const refused = await Promise.all([
    decide(app, admin, 'extra-judges', { ...technology, revision: 0 }),
    decide(app, admin, 'closing', { ...technology, revision: 0 }),
    decide(app, admin, 'outcome', { ...technology, outcomeHash }),
    decide(app, admin, 'publication', { ...technology, outcomeHash }),
    decide(app, admin, 'voids', { ...given, id: nominees['Ada Gold'].nominationId }),
    decide(app, admin, 'voids/confirmation', { voidId }),
    decide(app, admin, 'voids/withdrawal', { voidId, reason: 'Mine' }),
  ]);
  expect(refused.map(({ statusCode }) => statusCode)).toEqual(refused.map(() => 403));
  expect((await preview(app, admin)).outcomeHash).toBeNull();
});

test('an organiser with a conflict of interest cannot find out by ids of ratings who rated their entry', async () => {
  const { app } = suite();
  const { admin, nominees, nominationId } = await withOwn(times(20, 3));
  const proposed = async (judgeId: string, entry: string) => {
    const given = { kind: 'rating', id: assignmentIdOf(judgeId, entry), why: 'conflict' };
    const reply = await decide(app, admin, 'voids', { ...given, reason: 'To find out' });
    const { message, code } = reply.json();
    return [reply.statusCode, code, message];
  };
  const [there, missing, elsewhere] = [
    await proposed('judge-1', nominationId),
    await proposed('judge-99', nominationId),
    await proposed('judge-1', nominees['Ada Gold'].nominationId),
  ];
  expect(there).toEqual(missing);
  expect(elsewhere).toEqual(missing);
  expect(missing.slice(0, 2)).toEqual([404, 'not-found']);
});

test('before publication nobody else learns how an entry was rated', async () => {
  const { app } = suite();
  const [ada, grace] = admins();
  const nominees = await ratedContest(app, {
    'Ada Gold': times(20, 8),
    'Bo Nothing': times(20, 6),
  });
  const nominee = nominees['Ada Gold'];
  const look = async (headers: Record<string, string>) => {
    const urls = [
      '/api/results',
      '/api/results/2025/Technology/ledger.json',
      '/api/results/2025/Technology/ledger.csv',
      '/api/nominations/result?category=Technology',
      '/api/nominations/status',
      '/api/winners?category=Technology&year=2025',
      '/api/judges/me/receipts',
    ];
    const replies = await Promise.all(urls.map((url) => app.inject({ url, headers })));
    return replies.map(read);
  };
  const everybody = async () => [await look({}), await look(nominee.authorized)];
  const better = await everybody();
  await app.mongo.db
    .collection('assignments')
    .updateMany({}, { $set: { 'evaluation.ratings.innovation': 1 } });
  expect(await everybody()).toEqual(better);
  const outcomeHash = await closed(app, ada);
  // A root reveals that something was rated, but not how.
  expect((await look(nominee.authorized)).slice(1)).toEqual(better[1]?.slice(1));
  await decide(app, ada, 'outcome', { ...technology, outcomeHash });
  await decide(app, grace, 'outcome', { ...technology, outcomeHash });
  expect((await look(nominee.authorized)).slice(1)).toEqual(better[1]?.slice(1));
  await decide(app, ada, 'publication', { ...technology, outcomeHash });
  expect((await look(nominee.authorized)).slice(1)).not.toEqual(better[1]?.slice(1));
});

test('an unknown season or category, and the ledger of another season, are not found', async () => {
  const { app } = suite();
  const [ada, grace] = admins();
  await ratedContest(app, { 'Ada Gold': times(20, 8) });
  const outcomeHash = await published(app, ada, grace);
  const wrong = [
    { season: '2024', category: 'Technology' },
    { season: '2999', category: 'Technology' },
    { season: '2025', category: 'Cooking' },
    { season: '2025', category: '2025:Technology' },
  ];
  const statuses = [];
  for (const contest of wrong) {
    const reply = await decide(app, ada, 'outcome', { ...contest, outcomeHash });
    const ledger = await app.inject(
      `/api/results/${contest.season}/${encodeURIComponent(contest.category)}/ledger.json`,
    );
    statuses.push([reply.statusCode, ledger.statusCode]);
  }
  expect(statuses).toEqual([
    [412, 404],
    [404, 404],
    [404, 404],
    [404, 404],
  ]);
});

test('before judging is closed no score is shown: replies are the same whatever was given', async () => {
  const { app } = suite();
  const [ada] = admins();
  const nominees = await ratedContest(app, {
    'Ada High': [...times(19, 5), 4],
    'Bo Low': [...times(19, 3), 2],
  });
  const { nominationId } = nominees['Ada High'];
  const everything = async () => {
    const answers = await seenBy(ada, nominationId);
    const page = await callAs(app, ada, 'getNomination', { nominationId });
    return [...answers, page.json().judging.judges];
  };
  const high = await everything();
  const ratings = assignmentsIn(app);
  for await (const one of ratings.find({})) {
    const other = await ratings.findOne({
      judgeId: one.judgeId,
      nominationId: { $ne: one.nominationId },
    });
    if (one.nominationId !== nominationId || !one.evaluation || !other?.evaluation) continue;
    await ratings.updateOne({ _id: one._id }, { $set: { evaluation: other.evaluation } });
    await ratings.updateOne({ _id: other._id }, { $set: { evaluation: one.evaluation } });
  }
  expect(await everything()).toEqual(high);
  await closed(app, ada);
  const file = await callAs(app, ada, 'exportResults', { ...technology, format: 'csv' });
  const [head = [], ...rows] = parse(file.body, { bom: true }) as string[][];
  const titles = ['Nominee', 'Ratings', 'Score', 'Award'];
  expect(rows.map((row) => titles.map((title) => row[head.indexOf(title)]))).toEqual([
    ['Bo Low', '20', '4.95', ''],
    ['Ada High', '20', '2.95', ''],
  ]);
});
