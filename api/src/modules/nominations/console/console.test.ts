import { calls } from '@meritum/shared/contracts/calls';
import { nominationTexts } from '@meritum/shared/contracts/nominations';
import { takeFields } from '@meritum/shared/contracts/shape';
import type { Person } from '../../../../testing/accounts';
import { suiteApp } from '../../../../testing/app';
import { askAs, nominationSeen, nominationsSeen, sendAs } from '../../../../testing/console';
import {
  assignmentsOf,
  promoted,
  rate,
  registerAdmin,
  registerJudge,
  registerNominee,
} from '../../../../testing/judges';
import { templatesTo } from '../../../../testing/mails';
import { buildForm, returnReviewed, statusOf, submit } from '../../../../testing/nominations';
import { decide } from '../../../../testing/results';
import { changeSeason } from '../../../../testing/seasons';
import { uploadDocument } from '../../../../testing/uploads';

const suite = suiteApp();
let admin: Person;
beforeAll(async () => {
  admin = await registerAdmin(suite().app);
  await changeSeason(suite().app, { 'planning.capacityPerJudge': 100 });
});

const names = async (query: Record<string, string>) =>
  (await nominationsSeen(suite().app, admin, query)).rows.map(({ name }) => name);

describe('the list', () => {
  let zoe: Awaited<ReturnType<typeof registerNominee>>;
  beforeAll(async () => {
    const { app } = suite();
    await changeSeason(app, { 'rules.minimumRatings': 1, 'rules.plannedRatings': 2 });
    // Lets the cached season expire.
    suite().pass(6_000);
    zoe = await registerNominee(app, { fullName: 'Zoë Fields', organization: 'Alder & Sons' });
    await registerNominee(app, { fullName: 'anna Marsh', organization: 'Birch Ltd' });
    const back = await registerNominee(app, {
      fullName: 'Ben (Benny) Hill',
      organization: 'Cedar',
    });
    await returnReviewed(app, back);
  });

  test('shows each nomination and its coverage', async () => {
    const reply = await nominationsSeen(suite().app, admin, { search: 'zoe' });
    const [row] = reply.rows;
    expect({ ...reply, rows: [{ ...row, submittedAt: '' }] }).toEqual({
      season: '2025',
      minimum: 1,
      total: 1,
      page: 1,
      pages: 1,
      rows: [
        {
          id: zoe.nominationId,
          revision: 1,
          name: 'Zoë Fields',
          organization: 'Alder & Sons',
          namesEmployer: true,
          email: zoe.email,
          emailConfirmed: true,
          category: 'Technology',
          status: 'UNDER_REVIEW',
          reviewState: 'under-review',
          voided: null,
          submittedAt: '',
          hasDocument: false,
          conflict: null,
          assigned: 0,
          completed: 0,
        },
      ],
    });
  });

  test.each([
    [{}, ['Ben (Benny) Hill', 'anna Marsh', 'Zoë Fields']],
    [{ sort: 'name' }, ['anna Marsh', 'Ben (Benny) Hill', 'Zoë Fields']],
    [{ sort: '-organization' }, ['Ben (Benny) Hill', 'anna Marsh', 'Zoë Fields']],
    [{ search: 'ALDER sons' }, ['Zoë Fields']],
    [{ search: 'alder’s' }, []],
    [{ search: 'zoë fields'.normalize('NFD') }, ['Zoë Fields']],
    [{ search: '\u200bfields\u00a0ZOE ' }, ['Zoë Fields']],
    [{ search: '(benny)' }, ['Ben (Benny) Hill']],
    [{ search: '.*' }, []],
    [{ search: '\\w[' }, []],
    [{ search: 'zoe\0' }, ['Zoë Fields']],
    [{ status: 'returned' }, ['Ben (Benny) Hill']],
    [{ status: 'under-review', sort: '-name' }, ['Zoë Fields', 'anna Marsh']],
    [{ category: 'Technology', search: 'birch' }, ['anna Marsh']],
    [{ category: 'Aviation' }, []],
    [{ page: '7', sort: 'name' }, ['anna Marsh', 'Ben (Benny) Hill', 'Zoë Fields']],
  ] as [Record<string, string>, string[]][])('%j has %j', async (query, found) => {
    expect(await names(query)).toEqual(found);
  });

  test('shows who returned a nomination, what is voided or proposed for voiding, and what is published', async () => {
    const { app } = suite();
    const sent = async (fullName: string) =>
      registerNominee(app, { fullName, organization: 'Told apart' });
    const [withdrawn, reopened] = [await sent('Withdrawn'), await sent('Reopened')];
    const [out, proposed] = [await sent('Out'), await sent('Proposed')];
    for (const [{ authorized: headers }, name] of [
      [withdrawn, 'withdrawTechNomination'],
      [reopened, 'reopenTechNomination'],
    ] as const)
      await app.inject({ method: 'POST', headers, url: calls[name].path });
    const other = await registerAdmin(app);
    const propose = (id: string) =>
      decide(app, admin, 'voids', { kind: 'entry', id, why: 'error', reason: 'Sent twice' });
    const { id: voidId } = (await propose(out.nominationId)).json().void;
    await decide(app, other, 'voids/confirmation', { voidId });
    const second = (await propose(proposed.nominationId)).json().void.id;

    const listed = async (by: Person, query: Record<string, string> = {}) =>
      (await nominationsSeen(app, by, { search: 'told apart', sort: 'name', ...query })).rows.map(
        ({ name, reviewState, voided }) => [name, reviewState, voided],
      );
    const all = [
      ['Out', 'under-review', 'confirmed'],
      ['Proposed', 'under-review', 'proposed'],
      ['Reopened', 'reopened', null],
      ['Withdrawn', 'withdrawn', null],
    ];
    expect(await listed(admin)).toEqual(all);
    expect(await listed(admin, { status: 'withdrawn' })).toEqual([all[3]]);
    expect(await listed(admin, { status: 'reopened' })).toEqual([all[2]]);
    expect(await listed(admin, { status: 'voided' })).toEqual([all[0], all[1]]);
    const results = app.mongo.db.collection<{ state: string }>('results');
    for (const [state, found] of [
      ['published', 2],
      ['open', 0],
    ] as const) {
      await results.updateMany({}, { $set: { state } });
      expect(await listed(admin, { status: 'published' })).toHaveLength(found);
      expect(await listed(admin, { status: 'under-review' })).toHaveLength(2 - found);
    }
    await promoted(app, reopened);
    expect(await listed(reopened)).toEqual(all.map(([name, state]) => [name, state, null]));
    await decide(app, other, 'voids/withdrawal', { voidId: second, reason: 'No' });
    expect(await listed(admin, { status: 'voided' })).toEqual([all[0]]);
    expect((await nominationSeen(app, admin, withdrawn.nominationId)).reviewState).toBe(
      'withdrawn',
    );
    const made = [withdrawn, reopened, out, proposed].map(({ nominationId }) => nominationId);
    const nominations = app.mongo.db.collection<{ _id: string }>('nominations');
    await nominations.deleteMany({ _id: { $in: made } });
    await app.mongo.db.collection('results').deleteMany({});
  });

  test('is filtered and sorted by coverage', async () => {
    const { app } = suite();
    const judge = await registerJudge(app, admin);
    const own = await assignmentsOf(app, judge);
    await rate(app, judge, { id: own.find(({ fullName }) => fullName === 'Zoë Fields')?.id ?? '' });
    expect({
      none: await names({ coverage: 'none' }),
      short: await names({ coverage: 'short' }),
      enough: await names({ coverage: 'enough' }),
      byRatings: await names({ sort: '-completed', status: 'under-review' }),
    }).toEqual({
      none: ['Ben (Benny) Hill'],
      short: ['anna Marsh'],
      enough: ['Zoë Fields'],
      byRatings: ['Zoë Fields', 'anna Marsh'],
    });
  });

  test.each([
    { sort: 'essay' },
    { coverage: 'all' },
    { page: '0' },
    { season: '1999' },
    { search: 'x'.repeat(101) },
    { $where: '1' },
  ])('%j is refused', async (query) => {
    expect((await askAs(suite().app, admin, 'nominations', query as never)).statusCode).toBe(400);
  });

  test('an unknown season is not found', async () => {
    expect((await askAs(suite().app, admin, 'nominations', { season: '2999' })).statusCode).toBe(
      404,
    );
  });
});

describe('one nomination', () => {
  test('is shown in full, with its judges, document and decisions', async () => {
    const { app } = suite();
    await changeSeason(app, { 'rules.minimumRatings': 1, 'rules.plannedRatings': 2 });
    const nominee = await registerNominee(app, { organization: 'Fern' });
    await returnReviewed(app, nominee, 'Name your part.');
    const { url, documentId } = (await uploadDocument(app, nominee)) as {
      url: string;
      documentId: string;
    };
    await submit(app, nominee, buildForm({ organization: 'Fern', supportingDocUrl: url }));
    const judge = await registerJudge(app, admin, { fullName: 'Judge Judith' });
    const own = await assignmentsOf(app, judge);
    await rate(app, judge, {
      id: own.find(({ organization }) => organization === 'Fern')?.id ?? '',
    });
    const seen = await nominationSeen(app, admin, nominee.nominationId);
    expect({
      status: seen.status,
      revision: seen.revision,
      conflict: seen.conflict,
      texts: takeFields(nominationTexts, seen),
      document: [seen.document?.id, seen.document?.scan],
      links: seen.supportingLinks,
      returned: seen.returned,
      counts: [seen.judging?.minimum, seen.judging?.planned, seen.judging?.completed],
      history: seen.history.map(({ action, by, reason }) => [action, by, reason]),
      may: seen.may,
    }).toEqual({
      status: 'UNDER_REVIEW',
      revision: 3,
      conflict: null,
      texts: takeFields(nominationTexts, buildForm({ organization: 'Fern' })),
      document: [documentId, 'not-scanned'],
      links: ['https://example.com/paper'],
      returned: null,
      counts: [1, 2, 1],
      history: [['nomination.returned', 'test', 'Name your part.']],
      may: {
        ...{ return: true, lookAt: true, readDocument: true },
        ...{ decideDocument: false, passOnLinks: false },
      },
    });
  });

  test('that does not exist is not found', async () => {
    const reply = await askAs(suite().app, admin, 'nominations/detail', { nominationId: 'none' });
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'not-found']);
  });
});

describe('a return', () => {
  const give = (by: Person, nominationId: string, overrides: object = {}) =>
    sendAs(suite().app, by, 'nominations/return', {
      nominationId,
      revision: 1,
      note: 'Please name your own part.',
      ...overrides,
    });

  test('OPEN-015 is mailed to the nominator, recorded and repeatable', async () => {
    const { app } = suite();
    const nominee = await registerNominee(app);
    const first = await give(admin, nominee.nominationId);
    const second = await give(admin, nominee.nominationId);
    expect([first.statusCode, first.json(), second.json()]).toEqual([
      200,
      { status: 'APPLICATION_PENDING', revision: 2 },
      { status: 'APPLICATION_PENDING', revision: 2 },
    ]);
    expect((await statusOf(app, nominee)).returned?.note).toBe('Please name your own part.');
    expect(await templatesTo(app, nominee.email)).toEqual([
      'nomination-received',
      'nomination-returned',
    ]);
    const { history, may } = await nominationSeen(app, admin, nominee.nominationId);
    expect(history.map(({ action, by, reason }) => [action, by, reason])).toEqual([
      ['nomination.returned', admin.email, 'Please name your own part.'],
    ]);
    expect(may.return).toBe(false);
  });

  test('links to this site only', async () => {
    const { nominationId } = await registerNominee(suite().app);
    const note = 'Confirm it at https://awards.example/"https://evil.example/x';
    const refused = await give(admin, nominationId, { note });
    expect([refused.statusCode, refused.json().errors[0].pointer]).toEqual([400, '/note']);
    expect(refused.json().message).toContain('Leave out "https://evil.example/x"');
    const own = 'Choose a category at https://awards.example/tech-nomination. Thank you!';
    expect((await give(admin, nominationId, { note: own })).statusCode).toBe(200);
  });

  test.each([
    ['without a note', { note: '   ' }, { status: 400 }],
    ['with a note beyond all measure', { note: 'x'.repeat(2_001) }, { status: 400 }],
    [
      'of a nomination submitted again since',
      { revision: 7 },
      {
        status: 412,
        message: 'This nomination has changed since you opened it. Review it and try again.',
      },
    ],
    ['with more than is asked for', { status: 'UNDER_REVIEW' }, { status: 400 }],
  ])('%s is refused and changes nothing', async (_, overrides, refusal) => {
    const { app } = suite();
    const nominee = await registerNominee(app);
    expect((await give(admin, nominee.nominationId, overrides)).json()).toMatchObject(refusal);
    expect((await statusOf(app, nominee)).status).toBe('UNDER_REVIEW');
  });

  test('its pending assignments are withdrawn', async () => {
    const { app } = suite();
    await changeSeason(app, { 'rules.plannedRatings': 9 });
    const nominee = await registerNominee(app, { organization: 'Taken back' });
    const judge = await registerJudge(app, admin);
    const has = async () =>
      (await assignmentsOf(app, judge)).some(({ organization }) => organization === 'Taken back');
    expect(await has()).toBe(true);
    await give(admin, nominee.nominationId);
    expect(await has()).toBe(false);
    const { judging } = await nominationSeen(app, admin, nominee.nominationId);
    expect([judging?.assigned, judging?.judges]).toEqual([0, []]);
  });
});
