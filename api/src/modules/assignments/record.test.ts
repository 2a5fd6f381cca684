import { defaultSeason } from '@meritum/shared/programme/season';
import { type Person, post } from '../../../testing/accounts';
import {
  assignmentsOf,
  rate,
  ratings,
  recuse,
  registerJudge,
  registerNominee,
} from '../../../testing/judges';
import { assignmentsIn, judging, judgingSuite } from '../../../testing/judging';
import { changeSeason } from '../../../testing/seasons';

const suite = judgingSuite({ holdsClock: true });

const read = (path: string, { authorized: headers }: Person) =>
  suite().app.inject({ url: `/api/judges/me/${path}`, headers });

test('JUD-049 the record has counts, own ratings and their times; once all is rated, certificate and letter are PDFs of one page, the same each time', async () => {
  const { app, admin, clock, pass } = suite();
  for (const organization of ['Makers', 'Builders', 'Weavers'])
    await registerNominee(app, { organization });
  const fullName = 'Łucja Șerban-Nguyễn';
  const judge = await registerJudge(app, admin, { fullName });
  const all = await assignmentsOf(app, judge);
  const of = (name: string) => {
    const { id = '' } = all.find(({ organization }) => organization === name) ?? {};
    return { id };
  };
  const earlier = clock().toISOString();
  await rate(app, judge, of('Makers'), ratings(8, 9, 7, 9));
  expect((await read('record', judge)).json()).toMatchObject({
    completed: 1,
    may: { downloadPapers: false },
  });
  const early = (await read('certificate.pdf', judge)).json();
  expect(early).toMatchObject({ status: 412, code: 'failed-precondition' });
  // After judging, unrated assignments stay unrated.
  await assignmentsIn(app).updateMany({ status: 'pending' }, { $set: { closed: true } });
  const { pending, may } = (await read('record', judge)).json();
  expect([pending, may.downloadPapers]).toEqual([0, true]);
  const ended = (await assignmentsOf(app, judge)).filter((one) => one.ended);
  expect(ended.map(({ status }) => status)).toEqual(['pending', 'pending']);
  await assignmentsIn(app).updateMany({}, { $unset: { closed: '' } });

  pass(1_000);
  const now = clock().toISOString();
  await rate(app, judge, of('Builders'), ratings(5, 5, 5, 5));
  await recuse(app, judge, of('Weavers'));
  expect((await read('record', judge)).json()).toEqual({
    name: fullName,
    season: { id: '2025', name: 'Season 2025' },
    seasons: [{ id: '2025', name: 'Season 2025' }],
    criteria: defaultSeason.rules.criteria,
    assigned: 2,
    completed: 2,
    pending: 0,
    recused: 1,
    firstCompletedAt: earlier,
    lastCompletedAt: now,
    evaluations: [
      {
        assignmentId: of('Builders').id,
        fullName: 'Ada Example',
        organization: 'Builders',
        ratings: ratings(5, 5, 5, 5),
        averageRating: 5,
        completedAt: now,
      },
      {
        assignmentId: of('Makers').id,
        fullName: 'Ada Example',
        organization: 'Makers',
        ratings: ratings(8, 9, 7, 9),
        averageRating: 8.3,
        completedAt: earlier,
      },
    ],
    may: { downloadPapers: true },
  });
  for (const [path, name] of [
    ['certificate.pdf', 'certificate-of-service-2025'],
    ['reference-letter.pdf', 'reference-letter-2025'],
  ] as const) {
    const { statusCode, headers, rawPayload: pdf } = await read(path, judge);
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(headers['content-disposition']).toContain(`filename="${name}-A4.pdf"`);
    expect(pdf.subarray(0, 8).toString('latin1')).toBe('%PDF-1.7');
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
    pass(60_000);
    expect((await read(path, judge)).rawPayload.equals(pdf)).toBe(true);
    const letter = await read(`${path}?paper=Letter`, judge);
    expect(letter.headers['content-disposition']).toContain(`filename="${name}-Letter.pdf"`);
    expect(letter.rawPayload.equals(pdf)).toBe(false);
    expect((await read(`${path}?paper=A0`, judge)).statusCode).toBe(400);
  }
});

test('a sample entry shows its reference once it is rated, and only the first rating counts', async () => {
  const { app, pass } = suite();
  await changeSeason(app, { calibrationRound: true });
  pass(10_000);
  const { judge, first } = await judging(suite());
  const before = (await read('calibration', judge)).json();
  expect([before.on, before.done, before.entries.length]).toEqual([true, false, 3]);
  expect(JSON.stringify(before)).not.toContain('why');
  const send = (entryId: string, given: number) => {
    const payload = { ratings: ratings(given, given, given, given) };
    return post(app, `/api/judges/me/calibration/${entryId}`, payload, judge.authorized);
  };
  const { entries } = (await send('sample-1', 6)).json();
  expect([entries[0].ratings, entries[0].reference.ratings, entries[1].reference]).toEqual([
    ratings(6, 6, 6, 6),
    ratings(8, 9, 9, 9),
    null,
  ]);
  const again = (await send('sample-1', 8)).json();
  expect(again.entries[0].ratings).toEqual(ratings(6, 6, 6, 6));
  expect((await send('sample-9', 6)).statusCode).toBe(404);
  // Rating a sample affects no score and blocks nothing.
  expect(await assignmentsOf(app, judge)).toEqual([first]);
  await changeSeason(app, { calibrationRound: false });
  pass(10_000);
  const off = { on: false, done: false, criteria: [], entries: [] };
  expect((await read('calibration', judge)).json()).toEqual(off);
  expect((await send('sample-2', 6)).statusCode).toBe(412);
});
