import { suiteApp } from '../../../../testing/app';
import { callAs } from '../../../../testing/console';
import { published, ratedContest, suiteOrganisers, times } from '../../../../testing/results';
import { apply, applyByTwo, check, fileOf, lineOf } from '../../../../testing/winners-files';
import type { StoredWinner } from '../winner';

const suite = suiteApp();
const admins = suiteOrganisers(suite);

const winnersIn = () => suite().app.mongo.db.collection<StoredWinner>('winners');

async function exported(): Promise<string> {
  const reply = await callAs(suite().app, admins()[0], 'exportWinners', { format: 'csv' });
  expect(reply.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringMatching(/"winners-\d{4}(-\d\d){4}\.csv"$/),
  });
  return reply.body;
}

const checked = (content: string) => check(suite().app, admins()[0], content);

const messages = ({ problems }: Awaited<ReturnType<typeof checked>>) =>
  problems.map(({ line, name, message }) => [line, name, message]);

const refusal = 'was judged here, so its winners follow from ratings and not from a file';

/** Winners of a published season, an imported list and a sample. */
async function directory() {
  const { app } = suite();
  await ratedContest(app, {
    '=Ada <Gold> Cafe\u0301': [...times(10, 8), ...times(10, 9)],
    李明: [...times(10, 8), ...times(10, 9)],
    'Bo Nothing': times(20, 6),
  });
  const [one, other] = admins();
  await published(app, one, other);
  const { plan } = await checked(
    fileOf(lineOf('"Ana ""A"" Lee, B.Sc."'), lineOf('Ben Example', 'Silver,7.5,,,-Minus Labs')),
  );
  if (!plan) throw new Error('The list is right');
  const { importId, digest } = plan;
  await applyByTwo(app, admins(), { importId, digest, reason: 'From the archive.' });
  await winnersIn().updateOne({ slug: 'ben-example' }, { $set: { sample: true } });
}

const all = () =>
  winnersIn()
    .find({}, { sort: { slug: 1 } })
    .toArray();

test('what is exported can be imported again as it is: no problems, and nothing changes', async () => {
  await directory();
  const before = await all();
  const file = await exported();
  const reply = await checked(file);
  expect([messages(reply), reply.plan?.winners]).toEqual([[], []]);
  expect(reply.plan).toMatchObject({ added: 0, changed: 0, unchanged: 4 });
  const { importId = '', digest = '' } = reply.plan ?? {};
  const applied = await apply(suite().app, admins()[0], { importId, digest, reason: 'Again.' });
  expect(applied.json()).toMatchObject({ state: 'applied', changed: 0, unchanged: 4 });
  expect([before.length, await all()]).toEqual([4, before]);
});

test('an exported name with a dash can be imported with another score', async () => {
  await directory();
  const { plan } = await checked((await exported()).replace(',7.5,', ',7.6,'));
  const names = plan?.winners.map(({ fields }) => fields.map(({ name }) => name));
  expect(names).toEqual([['meanScore', 'sample']]);
});

test('a file that changes or adds a winner of published results is refused by line', async () => {
  await directory();
  const lines = (await exported()).trimEnd().split('\r\n');
  const at = lines.findIndex((line) => line.includes('Ada'));
  const changed = lines.map((line, index) =>
    index === at ? line.replace(',8.5,', ',8.6,') : line,
  );
  const added = lines[at]?.replace(/"'=Ada[^"]*"/, '"Bo Nothing"').replaceAll('ada-', 'bo-') ?? '';
  const reply = await checked([...changed, added].join('\n'));
  expect(messages(reply).filter(([, name]) => name === 'category')).toEqual([
    [at + 1, 'category', refusal],
    [lines.length + 1, 'category', refusal],
  ]);
  expect(reply.plan).toBeNull();
});

test('a line twice is the same winner twice, also as it was exported', async () => {
  await directory();
  const lines = (await exported()).trimEnd().split('\r\n');
  expect(messages(await checked([...lines, lines[1]].join('\n')))).toEqual([
    [lines.length + 1, 'fullName', 'is the same winner as line 2; give each a different slug'],
  ]);
});
