import { limits } from '@meritum/shared/contracts/limits';
import { suiteDatabase } from '../../../testing/database';
import { buildPublishing, gold, stoppedClock } from '../../../testing/winners';
import { prepareStores } from '../../module-kit/define-store';
import type { DomainError } from '../../platform/errors/domain-error';
import { importWinners, publishWinners } from './commands';
import type { WinnerFields } from './record';
import { winnersStore } from './store';

const db = suiteDatabase();
const winners = winnersStore(db);
const { clock, forward } = stoppedClock();
const context = buildPublishing(winners, clock);
const ai = { year: '2025', category: 'AI' } as const;

const silver = { ...gold, fullName: 'Ben Example', badge: 'Silver', meanScore: 7.25 } as const;

beforeEach(async () => {
  await db.dropDatabase();
  await prepareStores(db, [winnersStore]);
});

const stored = () => winners.listByContest(ai);

test('OPEN-012 D24 an import stores each record under an id, and under its list and slug', async () => {
  expect(await importWinners(context, [gold])).toEqual({ added: 1, changed: 0, unchanged: 0 });
  expect(await stored()).toEqual([
    {
      ...gold,
      _id: expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
      slug: 'amara-example',
      publishedAt: clock(),
      updatedAt: clock(),
    },
  ]);
  // The version grows at the switch, and when all winners are written.
  expect(await winners.readVersion()).toBe(2);
});

test('repeating the import changes nothing, not even the version', async () => {
  await importWinners(context, [gold, silver]);
  const before = [await stored(), await winners.readVersion()];
  forward(60_000);
  expect(await importWinners(context, [silver, gold])).toEqual({
    added: 0,
    changed: 0,
    unchanged: 2,
  });
  expect([await stored(), await winners.readVersion()]).toEqual(before);
});

test('a contest with more winners than a file may have is published too, and repeatedly', async () => {
  const many = Array.from({ length: limits.winnersPerImport + 1 }, (_, at) => ({
    ...gold,
    slug: `amara-example-${at}`,
  }));
  for (const some of [many, many.slice(-1)]) {
    await publishWinners(context, some);
    expect(await db.collection('winners').countDocuments()).toBe(many.length);
  }
});

test('a changed record is updated and keeps its publication date', async () => {
  await importWinners(context, [gold, silver]);
  const published = clock();
  forward(60_000);
  const moved = { ...gold, employer: 'Other Example' };
  expect(await importWinners(context, [moved])).toEqual({ added: 0, changed: 1, unchanged: 0 });
  expect(await stored()).toEqual([
    expect.objectContaining({
      employer: 'Other Example',
      publishedAt: published,
      updatedAt: clock(),
    }),
    expect.objectContaining({ fullName: 'Ben Example', updatedAt: published }),
  ]);
});

describe('namesakes', () => {
  const profile = (name: string) => `https://www.linkedin.com/in/${name}`;
  const first = { ...gold, employer: 'First', linkedInUrl: profile('first') };
  const second = { ...gold, employer: 'Second', linkedInUrl: profile('second') };
  const known = async () =>
    (await stored()).map(({ slug, employer, meanScore }) => [slug, employer, meanScore]);
  const refusalOf = (records: WinnerFields[]) =>
    importWinners(context, records).then(
      () => undefined,
      ({ code, errors }: DomainError) => [code, ...(errors ?? []).map(({ pointer }) => pointer)],
    );

  test('two people of one name in one list are both stored, with different ids and slugs', async () => {
    expect(await importWinners(context, [first, second])).toMatchObject({ added: 2 });
    expect(await known()).toEqual([
      ['amara-example', 'First', 8.4],
      ['amara-example-2', 'Second', 8.4],
    ]);
    expect(new Set((await stored()).map(({ _id }) => _id)).size).toBe(2);
  });

  test('importing the same two namesakes again changes nothing, in any order and spelling of their profiles', async () => {
    await importWinners(context, [first, second]);
    const before = await stored();
    expect(await importWinners(context, [second, first])).toMatchObject({ unchanged: 2 });
    const { linkedInUrl: _, ...rest } = second;
    const again = { ...rest, linkedIn: 'linkedin.com/in/Second/' };
    expect(await importWinners(context, [again])).toMatchObject({ added: 0, changed: 1 });
    expect((await stored()).map(({ _id }) => _id)).toEqual(before.map(({ _id }) => _id));
  });

  test('each namesake can be corrected alone, by profile or by slug', async () => {
    await importWinners(context, [first, second]);
    await importWinners(context, [{ ...second, meanScore: 8.9 }]);
    await importWinners(context, [
      { ...first, slug: 'amara-example', linkedInUrl: profile('moved'), meanScore: 8.1 },
    ]);
    expect(await known()).toEqual([
      ['amara-example', 'First', 8.1],
      ['amara-example-2', 'Second', 8.9],
    ]);
  });

  test('a namesake in a later file does not replace the existing winner', async () => {
    await importWinners(context, [first]);
    expect(await refusalOf([second])).toEqual(['invalid-argument', '/0/slug']);
    expect(await known()).toEqual([['amara-example', 'First', 8.4]]);
    expect(await importWinners(context, [first, second])).toMatchObject({ added: 1, unchanged: 1 });
    await importWinners(context, [
      { ...first, linkedInUrl: profile('third'), slug: 'amara-the-third' },
    ]);
    expect((await known()).map(([slug]) => slug)).toEqual([
      'amara-example',
      'amara-example-2',
      'amara-the-third',
    ]);
  });

  test('a record that could be about either is refused, and nothing is written', async () => {
    await importWinners(context, [first, second]);
    const { linkedInUrl: _, ...unclear } = { ...gold, meanScore: 8.2 };
    expect(await refusalOf([silver, unclear])).toEqual(['invalid-argument', '/1/slug']);
    expect(await known()).toHaveLength(2);
  });

  test('the only winner of a name can get a profile later', async () => {
    const { linkedInUrl: _, ...without } = first;
    await importWinners(context, [without]);
    expect(await importWinners(context, [first])).toEqual({ added: 0, changed: 1, unchanged: 0 });
    expect(await known()).toHaveLength(1);
  });

  test('simultaneous imports of different namesakes store each of them once', async () => {
    const files = Array.from({ length: 6 }, (_, n) => [
      { ...gold, slug: `amara-${n}`, linkedInUrl: profile(`amara-${n}`) },
      first,
      second,
    ]);
    await Promise.all(files.map((records) => importWinners(context, records)));
    expect((await known()).map(([slug]) => slug)).toEqual([
      ...files.map((_, n) => `amara-${n}`),
      'amara-example',
      'amara-example-2',
    ]);
  });

  test('a person who wins in another category or year has the same slug there', async () => {
    const [technology, earlier] = [{ category: 'Technology' }, { year: '2024' }];
    await importWinners(context, [first, { ...first, ...technology }, { ...first, ...earlier }]);
    expect(
      (await winners.listNewest()).map(({ year, category, slug }) => [year, category, slug]),
    ).toEqual([
      ['2025', 'AI', 'amara-example'],
      ['2025', 'Technology', 'amara-example'],
      ['2024', 'AI', 'amara-example'],
    ]);
  });
});
