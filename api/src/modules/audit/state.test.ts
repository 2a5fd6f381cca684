import type { AuditReply, AuditStateReply } from '@meritum/shared/contracts/audit';
import { calls } from '@meritum/shared/contracts/calls';
import { parse } from 'csv-parse/sync';
import { type Person, registerAccount, registration, setRole } from '../../testing/accounts';
import { suiteApp } from '../../testing/app';
import { commandsOf } from '../../testing/commands';
import { giveFactor } from '../../testing/factors';
import {
  assignmentsOf,
  recuse,
  registerAdmin,
  registerJudge,
  registerNominee,
} from '../../testing/judges';
import { rowsOf } from '../../testing/workbook';
import type { ChainedEntry } from './entry';
import { pendingEntriesIn } from './pending-entries-store';
import { auditStore } from './store';
import { medalEntry, owingMedal } from './testing/trail';
import { auditTrail } from './trail';

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

async function append(...entries: ReturnType<typeof medalEntry>[]) {
  const { db } = suite().app.mongo;
  const trail = auditTrail({ audit: auditStore(db), sources: [] });
  await trail.recordAudit(pendingEntriesIn(db.collection('medals')), owingMedal('m', ...entries));
}

type Name = 'getAuditState' | 'verifyAudit' | 'listAudit' | 'exportAudit';

function ask(name: Name, query: Record<string, string> = {}, person = admin) {
  const { method, path: url } = calls[name];
  return suite().app.inject({ method, url, query, headers: person.authorized });
}

const stateOf = async (name: 'getAuditState' | 'verifyAudit') =>
  (await ask(name)).json<AuditStateReply>();
const chain = () => suite().app.mongo.db.collection<ChainedEntry>('audit');

describe('whether the chain is whole', () => {
  test('is told once it was checked, with its length and its head', async () => {
    await append(medalEntry(), medalEntry({ action: 'medal.taken' }));
    expect(await stateOf('getAuditState')).toEqual({
      entries: 2,
      verdict: null,
      actions: expect.arrayContaining(['judge.verified']),
    });
    const { verdict } = await stateOf('verifyAudit');
    const last = await chain().findOne({ seq: 2 });
    expect(verdict).toEqual({
      at: expect.stringMatching(/Z$/),
      whole: true,
      fault: null,
      entryId: null,
      erased: 0,
      head: { seq: 2, hash: last?.hash },
    });
    expect((await stateOf('getAuditState')).verdict).toEqual(verdict);
  });

  test('a changed entry is told, and logged', async () => {
    await append(medalEntry(), medalEntry());
    await chain().updateOne({ seq: 1 }, { $set: { action: 'medal.sold' } });
    const { verdict } = await stateOf('verifyAudit');
    expect(verdict).toMatchObject({
      whole: false,
      fault: 'entry 1 does not have the content that its hash was made from',
      entryId: (await chain().findOne({ seq: 1 }))?._id,
    });
    expect(suite().log.text()).toContain('the audit trail is not whole');
  });

  test('a tail that was cut since the last check is told, also by the check after it', async () => {
    await append(medalEntry(), medalEntry(), medalEntry());
    await stateOf('verifyAudit');
    await chain().deleteMany({ seq: { $gt: 1 } });
    for (const _ of [1, 2])
      expect((await stateOf('verifyAudit')).verdict).toMatchObject({
        whole: false,
        fault: 'the entries after 1 are missing, up to 3 at least',
      });
  });
});

describe('the trail as a file', () => {
  test('holds what the list holds, in either format, whatever was typed', async () => {
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
      { Place: '3', Action: 'audit.exported', 'By (id)': admin.accountId },
      {
        Place: '2',
        Thing: 'medal-2',
        'About (e-mail)': admin.email,
        Reason: `'${reason}`,
        ...common,
      },
      { Place: '1', Thing: 'medal-1', About: '', Reason: 'Measured twice.', ...common },
    ]);
    const workbook = rowsOf((await ask('exportAudit', { format: 'xlsx' })).rawPayload);
    // Both files hold what recorded them.
    expect([workbook.length, workbook[3]?.[0], workbook[3]?.[10]]).toEqual([5, 2, reason]);
  });

  test('is filtered as the list is', async () => {
    await append(medalEntry(), medalEntry({ action: 'medal.taken' }));
    const csv = await ask('exportAudit', { format: 'csv', action: 'medal.taken' });
    expect((parse(csv.body, { bom: true }) as string[][]).map(([, , action]) => action)).toEqual([
      ...['Action', 'medal.taken'],
    ]);
  });

  test('is whole also where it is longer than what is read at a time', async () => {
    await append(...Array.from({ length: 450 }, () => medalEntry()));
    const csv = await ask('exportAudit', { format: 'csv' });
    const places = (parse(csv.body, { bom: true }) as string[][]).slice(1).map(([place]) => place);
    // The newest is what recorded the file.
    expect(places).toEqual(Array.from({ length: 451 }, (_, at) => String(451 - at)));
  });
});

describe('an admin who is tied to an entry', () => {
  let tied: Person;
  let judge: Person;
  let assignmentId: string;

  beforeAll(async () => {
    const { app } = suite();
    tied = await registerNominee(app, { organization: 'Tied Works' });
    await setRole(app, tied.accountId, 'admin');
    await giveFactor(app, tied);
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

  test('reads that something was recorded of its judging, and nothing of it', async () => {
    const entries = await seen(tied);
    expect(entries.map(({ withheld, reason }) => [withheld, reason])).toEqual([
      [false, 'Of another entry.'],
      [true, null],
      [true, null],
    ]);
    const { body } = await ask('exportAudit', { format: 'csv' }, tied);
    for (const text of [JSON.stringify(entries), body])
      expect(text).not.toMatch(new RegExp(`${assignmentId}|${judge.accountId}|work together`));
  });

  test('cannot find it by asking for the judge or the assignment', async () => {
    expect(await seen(tied, { subject: judge.accountId })).toEqual([]);
    expect(await seen(tied, { subject: assignmentId })).toEqual([]);
  });

  test('is the only one from whom it is withheld', async () => {
    expect((await seen(admin)).map(({ withheld }) => withheld)).toEqual([false, false, false]);
  });

  test('reads nothing of what is decided of its whole category, and all of another one', async () => {
    await append(
      medalEntry({ subject: { id: '2025:Technology' }, after: { entries: 3 } }),
      medalEntry({ subject: { id: 'void-1' }, after: { contest: '2025:Technology' } }),
      medalEntry({ subject: { id: '2025:AI' }, after: { entries: 1 } }),
    );
    expect((await seen(tied)).slice(0, 3).map(({ after }) => after)).toEqual([
      { entries: 1 },
      null,
      null,
    ]);
    expect(await seen(tied, { subject: '2025:Technology' })).toEqual([]);
    expect((await seen(admin)).slice(0, 3).map(({ withheld }) => withheld)).toEqual([
      ...[false, false, false],
    ]);
  });

  test('a real recusal is withheld like that', async () => {
    const { app } = suite();
    await recuse(app, judge, { id: assignmentId });
    expect((await seen(tied))[0]).toMatchObject({
      withheld: true,
      action: null,
      reason: null,
      subject: { noun: null, id: null },
    });
    expect(await seen(tied, { action: 'assignment.recused' })).toEqual([]);
    expect(await seen(admin, { action: 'assignment.recused' })).toHaveLength(1);
  });
});

test('the list costs as many queries for a page of names as for one', async () => {
  await append(medalEntry());
  await ask('listAudit');
  const one = await commandsOf(suite().app, () => ask('listAudit'));
  const somebody = await registerAccount(suite().app, registration());
  await append(medalEntry({ subject: { accountId: somebody.accountId } }), medalEntry());
  expect(await commandsOf(suite().app, () => ask('listAudit'))).toEqual(one);
});
