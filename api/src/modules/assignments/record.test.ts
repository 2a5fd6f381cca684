import { defaultSeason } from '@meritum/shared/programme/season';
import type { Person } from '../../testing/accounts';
import { suiteApp } from '../../testing/app';
import {
  assignmentsOf,
  emptySeason,
  rate,
  ratings,
  recuse,
  registerAdmin,
  registerJudge,
  registerNominee,
} from '../../testing/judges';
import { changeSeason } from '../../testing/seasons';

const suite = suiteApp();
let admin: Person;
beforeAll(async () => {
  suite().holdClock();
  admin = await registerAdmin(suite().app);
});
beforeEach(() => emptySeason(suite().app));

const read = (path: string, { authorized: headers }: Person) =>
  suite().app.inject({ url: `/api/judges/me/${path}`, headers });

/** A judge with two ratings and one recusal. */
async function finished(overrides = {}) {
  const { app } = suite();
  for (const organization of ['Makers', 'Builders', 'Weavers'])
    await registerNominee(app, { organization });
  const judge = await registerJudge(app, admin, overrides);
  const all = await assignmentsOf(app, judge);
  const of = (name: string) => ({
    id: all.find(({ organization }) => organization === name)?.id ?? '',
  });
  await rate(app, judge, of('Makers'), ratings(8, 9, 7, 9));
  const half = await read('record', judge);
  const early = await read('certificate.pdf', judge);
  suite().pass(1_000);
  await rate(app, judge, of('Builders'), ratings(5, 5, 5, 5));
  await recuse(app, judge, of('Weavers'));
  return { judge, of, half, early };
}

test('the record has counts, the judge’s own ratings and their times', async () => {
  const { judge, of, half, early } = await finished();
  const now = suite().clock();
  const earlier = new Date(now.getTime() - 1_000);
  const person = { fullName: 'Ada Example' };
  const record = (await read('record', judge)).json();
  expect(record).toEqual({
    name: 'Grace Sample',
    season: { id: '2025', name: 'Season 2025' },
    criteria: defaultSeason.rules.criteria,
    assigned: 2,
    completed: 2,
    pending: 0,
    recused: 1,
    firstCompletedAt: earlier.toISOString(),
    lastCompletedAt: now.toISOString(),
    evaluations: [
      {
        assignmentId: of('Builders').id,
        ...person,
        organization: 'Builders',
        ratings: ratings(5, 5, 5, 5),
        averageRating: 5,
        completedAt: now.toISOString(),
      },
      {
        assignmentId: of('Makers').id,
        ...person,
        organization: 'Makers',
        ratings: ratings(8, 9, 7, 9),
        averageRating: 8.3,
        completedAt: earlier.toISOString(),
      },
    ],
    may: { downloadPapers: true },
  });
  expect([half.json().completed, half.json().may.downloadPapers]).toEqual([1, false]);
  expect([early.statusCode, early.json().code]).toEqual([412, 'failed-precondition']);
});

test('JUD-049 certificate and letter are PDFs of one page, the same each time', async () => {
  const { judge } = await finished({ fullName: 'Łucja Șerban-Nguyễn' });
  for (const [path, name] of [
    ['certificate.pdf', 'certificate-of-service.pdf'],
    ['reference-letter.pdf', 'reference-letter.pdf'],
  ] as const) {
    const first = await read(path, judge);
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(first.headers['content-disposition']).toContain(`filename="${name}"`);
    const pdf = first.rawPayload;
    expect(pdf.subarray(0, 8).toString('latin1')).toBe('%PDF-1.7');
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
    suite().pass(60_000);
    expect((await read(path, judge)).rawPayload.equals(pdf)).toBe(true);
  }
});

test('a sample entry shows its reference once it is rated, and only the first rating counts', async () => {
  await changeSeason(suite().app, { calibrationRound: true });
  suite().pass(10_000);
  await registerNominee(suite().app);
  const judge = await registerJudge(suite().app, admin);
  const before = (await read('calibration', judge)).json();
  expect([before.on, before.done, before.entries.length]).toEqual([true, false, 3]);
  expect(JSON.stringify(before)).not.toContain('why');
  const send = (entryId: string, given: object) =>
    suite().app.inject({
      method: 'POST',
      url: `/api/judges/me/calibration/${entryId}`,
      headers: judge.authorized,
      payload: { ratings: given },
    });
  const { entries } = (await send('sample-1', ratings(6, 6, 6, 6))).json();
  expect([entries[0].ratings, entries[0].reference.ratings, entries[1].reference]).toEqual([
    ratings(6, 6, 6, 6),
    ratings(8, 9, 9, 9),
    null,
  ]);
  const again = (await send('sample-1', ratings(8, 9, 9, 9))).json();
  expect(again.entries[0].ratings).toEqual(ratings(6, 6, 6, 6));
  expect((await send('sample-9', ratings(6, 6, 6, 6))).statusCode).toBe(404);
  // It affects no score and blocks nothing.
  expect((await assignmentsOf(suite().app, judge)).map(({ ratings: given }) => given)).toEqual([
    null,
  ]);
  await changeSeason(suite().app, { calibrationRound: false });
  suite().pass(10_000);
  expect((await read('calibration', judge)).json()).toEqual({
    on: false,
    done: false,
    criteria: [],
    entries: [],
  });
  expect((await send('sample-2', ratings(6, 6, 6, 6))).statusCode).toBe(412);
});
