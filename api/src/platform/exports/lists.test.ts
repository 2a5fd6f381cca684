import type { CallName } from '@meritum/shared/contracts/calls';
import { parse } from 'csv-parse/sync';
import type { Person } from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { auditSeen, callAs } from '../../../testing/console';
import {
  assignmentsOf,
  promoted,
  rate,
  registerAdmin,
  registerJudge,
  storeNominee,
} from '../../../testing/judges';
import { rowsOf } from '../../../testing/workbook';

// One process, because each remembers the trail's end and the test empties the trail.
const suite = suiteApp({ API_PROCESSES: '1' });
let [admin, conflicted] = [] as unknown as [Person, Person];

beforeAll(async () => {
  const { app } = suite();
  admin = await registerAdmin(app);
  conflicted = await storeNominee(app, {
    fullName: '=HYPERLINK("x")',
    organization: 'Tied Works',
  });
  await promoted(app, conflicted);
  await storeNominee(app, { fullName: 'Zoë Open', organization: 'Open Works' });
  const judge = await registerJudge(app, admin, { fullName: '@Vera' });
  for (const assignment of await assignmentsOf(app, judge)) await rate(app, judge, assignment);
});

/** Every list that organisers can export. */
type Name = Exclude<CallName & `export${string}`, 'exportAccount' | 'exportPlanInput'>;

const ask = (name: Name, person: Person, query: Record<string, string>) =>
  callAs(suite().app, person, name, query);

/** The cells below the headings, row by row. */
async function csvOf(name: Name, person: Person, headings: string[], query = {}) {
  const { body } = await ask(name, person, { format: 'csv', ...query });
  const [head = [], ...lines] = parse(body, { bom: true }) as string[][];
  return lines.map((line) => headings.map((heading) => line[head.indexOf(heading)]));
}

const judged = ['Nominee', 'Judges', 'Ratings', 'Conflict of interest'];

test('nominations are exported as they are listed, filtered and without formulas', async () => {
  expect(await csvOf('exportNominations', admin, judged, { sort: 'organization' })).toEqual([
    ['Zoë Open', '1', '1', ''],
    [`'=HYPERLINK("x")`, '1', '1', ''],
  ]);
  expect(await csvOf('exportNominations', admin, ['Nominee'], { search: 'open' })).toEqual([
    ['Zoë Open'],
  ]);
});

test('judges and coverage are exported', async () => {
  const headings = ['Name', 'State', 'Assigned', 'Completed'];
  expect(await csvOf('exportJudges', admin, headings)).toEqual([[`'@Vera`, 'judging', '2', '2']]);
  const coverage = await csvOf('exportAssignments', admin, ['Judges', 'Ratings']);
  expect(coverage).toEqual([
    ['1', '1'],
    ['1', '1'],
  ]);
});

test('none of them shows judging of an entry under a conflict of interest', async () => {
  const own = ['\'=HYPERLINK("x")', '', '', 'own'];
  expect(await csvOf('exportNominations', conflicted, judged)).toContainEqual(own);
  expect(await csvOf('exportAssignments', conflicted, ['Nominee'])).toEqual([['Zoë Open']]);
  expect(await csvOf('exportJudges', conflicted, ['Assigned', 'Completed'])).toEqual([['1', '1']]);
});

test('a workbook holds the same', async () => {
  const { rawPayload } = await ask('exportJudges', admin, { format: 'xlsx' });
  const [head = [], row = []] = rowsOf(rawPayload);
  expect([row[head.indexOf('Name')], row[head.indexOf('Assigned')]]).toEqual(['@Vera', 2]);
});

test.each(['', 'pdf'])('the format %j is refused', async (format) => {
  expect((await ask('exportJudges', admin, { format })).statusCode).toBe(400);
});

test('an export is named after what it is of, and recorded first, with its filters but without search texts', async () => {
  const { app } = suite();
  await app.mongo.db.collection('audit').deleteMany({});
  const asked: Record<Name, Record<string, string>> = {
    exportNominations: { search: 'Somebody Private', format: 'csv' },
    exportJudges: { format: 'xlsx' },
    exportAssignments: { format: 'csv' },
    exportResults: { category: 'Technology', format: 'csv' },
    exportWinners: { year: '2024', format: 'csv' },
    exportAudit: { action: 'audit.exported', format: 'csv' },
  };
  const names = Object.keys(asked) as Name[];
  const files = [];
  for (const name of names) files.push(await ask(name, admin, asked[name]));
  expect(files[3]?.headers['content-disposition']).toContain('"results-2025-technology-20');
  const entries = (await auditSeen(app, admin)).toReversed();
  expect(
    entries.map(({ action, actor, subject, after }) => [action, actor.id, subject.id, after]),
  ).toEqual([
    ['nominations.exported', admin.accountId, '2025', { format: 'csv', filters: ['search'] }],
    ['judges.exported', admin.accountId, 'all', { format: 'xlsx', filters: [] }],
    ['assignments.exported', admin.accountId, 'all', { format: 'csv', filters: [] }],
    [
      'results.exported',
      admin.accountId,
      '2025:Technology',
      { format: 'csv', filters: ['category'] },
    ],
    ['winners.exported', admin.accountId, '2024', { format: 'csv', filters: ['year'] }],
    ['audit.exported', admin.accountId, 'all', { format: 'csv', filters: ['action'] }],
  ]);
  // The trail's export contains its own audit entry.
  expect((parse(String(files.at(-1)?.body), { bom: true }) as string[][]).length).toBe(2);
  expect(await app.mongo.db.collection('audit').countDocuments()).toBe(names.length);
});
