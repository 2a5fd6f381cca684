import type { AuditReply } from '@meritum/shared/contracts/audit';
import { parse } from 'csv-parse/sync';
import type { Person } from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { append as appendTo, medalEntry } from '../../../testing/audit/trail';
import { callAs } from '../../../testing/console';
import {
  assignmentsOf,
  promoted,
  registerAdmin,
  registerJudge,
  storeNominee,
} from '../../../testing/judges';
import { rowsOf } from '../../../testing/workbook';

const suite = suiteApp();
let admin: Person;

beforeAll(async () => {
  admin = await registerAdmin(suite().app);
});

beforeEach(async () => {
  const { db } = suite().app.mongo;
  await db.collection('audit').deleteMany({});
  await db.collection('auditVerdicts').deleteMany({});
});

const append = (...entries: ReturnType<typeof medalEntry>[]) =>
  appendTo(suite().app.mongo.db, ...entries);

type Name = 'listAudit' | 'exportAudit';

const ask = (name: Name, query?: Record<string, string>, person = admin) =>
  callAs(suite().app, person, name, query);

describe('the trail as a file', () => {
  test('contains the same as the list, in either format, whatever was typed', async () => {
    const reason = '=cmd|" /C calc"!A0';
    const about = { id: 'medal-2', accountId: admin.accountId };
    await append(medalEntry(), medalEntry({ reason, subject: about }));
    const csv = await ask('exportAudit', { format: 'csv' });
    const [head, ...lines] = parse(csv.body, { bom: true }) as string[][];
    const read = lines.map((line) =>
      Object.fromEntries(line.map((cell, at) => [head?.[at], cell])),
    );
    const common = { 'By (id)': 'admin-1', Before: '', After: '{"tier":"Gold"}', Withheld: 'no' };
    expect(read).toMatchObject([
      { Number: '3', Action: 'audit.exported', 'By (id)': admin.accountId },
      {
        Number: '2',
        Record: 'medal-2',
        'About (email)': admin.email,
        Reason: `'${reason}`,
        ...common,
      },
      { Number: '1', Record: 'medal-1', About: '', Reason: 'Measured twice.', ...common },
    ]);
    const workbook = rowsOf((await ask('exportAudit', { format: 'xlsx' })).rawPayload);
    // Both files contain the entries that recorded them.
    expect([workbook.length, workbook[3]?.[0], workbook[3]?.[10]]).toEqual([5, 2, reason]);
  });

  test('is filtered as the list is', async () => {
    await append(medalEntry(), medalEntry({ action: 'medal.taken' }));
    const csv = await ask('exportAudit', { format: 'csv', action: 'medal.taken' });
    expect((parse(csv.body, { bom: true }) as string[][]).map(([, , action]) => action)).toEqual([
      ...['Action', 'medal.taken'],
    ]);
  });

  test('is complete even when it is longer than one read', async () => {
    await append(...Array.from({ length: 450 }, () => medalEntry()));
    const csv = await ask('exportAudit', { format: 'csv' });
    const [, ...rows] = parse(csv.body, { bom: true }) as string[][];
    // The newest entry recorded the file.
    expect(rows.map(([seq]) => seq)).toEqual(
      Array.from({ length: 451 }, (_, at) => String(451 - at)),
    );
  });
});

describe('an admin with a conflict of interest with an entry', () => {
  let conflicted: Person;
  let judge: Person;
  let assignmentId: string;

  beforeAll(async () => {
    const { app } = suite();
    conflicted = await promoted(app, await storeNominee(app, { organization: 'Tied Works' }));
    judge = await registerJudge(app, admin);
    assignmentId = (await assignmentsOf(app, judge))[0]?.id ?? '';
  });

  beforeEach(async () => {
    const judged = { id: assignmentId, accountId: judge.accountId };
    await append(
      medalEntry({ subject: judged, reason: 'We work together.' }),
      medalEntry({ subject: { id: 'plan-1' }, after: { given: [assignmentId] } }),
      medalEntry({ reason: 'Of another entry.' }),
    );
  });

  const seen = async (person: Person, query: Record<string, string> = {}) =>
    (await ask('listAudit', query, person)).json<AuditReply>().entries;

  test('sees that something about its judging was recorded but no content; another admin sees all', async () => {
    const entries = await seen(conflicted);
    expect(entries.map(({ withheld, reason }) => [withheld, reason])).toEqual([
      [false, 'Of another entry.'],
      [true, null],
      [true, null],
    ]);
    expect((await seen(admin)).map(({ withheld }) => withheld)).toEqual([false, false, false]);
    const { body } = await ask('exportAudit', { format: 'csv' }, conflicted);
    for (const text of [JSON.stringify(entries), body])
      expect(text).not.toMatch(new RegExp(`${assignmentId}|${judge.accountId}|work together`));
    // Nor is it found by asking for the judge or the assignment.
    for (const subject of [judge.accountId, assignmentId])
      expect(await seen(conflicted, { subject })).toEqual([]);
  });

  test('reads no decisions about its whole category, but all about another one', async () => {
    await append(
      medalEntry({ subject: { id: '2025:Technology' }, after: { entries: 3 } }),
      medalEntry({ subject: { id: 'void-1' }, after: { contest: '2025:Technology' } }),
      medalEntry({ subject: { id: '2025:AI' }, after: { entries: 1 } }),
    );
    expect((await seen(conflicted)).slice(0, 3).map(({ after }) => after)).toEqual([
      { entries: 1 },
      null,
      null,
    ]);
    expect(await seen(conflicted, { subject: '2025:Technology' })).toEqual([]);
    expect((await seen(admin)).slice(0, 3).map(({ withheld }) => withheld)).toEqual([
      ...[false, false, false],
    ]);
  });
});
