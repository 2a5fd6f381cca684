import { randomUUID } from 'node:crypto';
import type { Note, NoteNoun, NotesQuery } from '@meritum/shared/contracts/notes';
import { type Person, setRole } from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { callAs, judgesSeen, listedJudge, nominationsSeen } from '../../../testing/console';
import {
  apply,
  assignmentsOf,
  promoted,
  registerAdmin,
  registerJudge,
  registerNominee,
  registerStranger,
  storeNominee,
} from '../../../testing/judges';
import { buildForm, submit } from '../../../testing/nominations';
import { setJudging } from '../../../testing/seasons';
import { unzip } from '../../../testing/unzip';
import { trustedFor } from '../../platform/clock';

const suite = suiteApp();
let [ada, ben]: Person[] = [];
beforeAll(async () => {
  [ada, ben] = [await registerAdmin(suite().app), await registerAdmin(suite().app)];
});
const [first, second] = [() => ada as Person, () => ben as Person];

const aboutNomination = ({ nominationId: id }: { nominationId: string }): NotesQuery => ({
  noun: 'nomination',
  id,
});
const aboutJudge = async (judge: Person): Promise<NotesQuery> => ({
  noun: 'judge',
  id: (await listedJudge(suite().app, first(), judge)).id,
});

const save = (by: Person, about: NotesQuery, changed: object = {}) =>
  callAs(suite().app, by, 'saveNote', {
    ...about,
    noteId: randomUUID(),
    revision: 0,
    text: 'Call them #late-fee',
    ...changed,
  });

/** Opens or closes judging, some time ago. */
async function judgingIs(open: boolean) {
  await setJudging(suite().app, open);
  suite().pass(trustedFor);
}

async function withRole(role: 'reader' | 'screener'): Promise<Person> {
  const { app } = suite();
  const person = await registerAdmin(app);
  await setRole(app, person.accountId, role);
  return person;
}

const read = async (by: Person, about: NotesQuery): Promise<Note[] | null> =>
  (await callAs(suite().app, by, 'listNotes', about)).json().notes;

const remove = async (by: Person, { id: noteId, revision }: Note) =>
  (await callAs(suite().app, by, 'removeNote', { noteId, revision })).statusCode;

const tags = async (by: Person, noun: NoteNoun = 'nomination') =>
  (await callAs(suite().app, by, 'listTags', { noun })).json().tags;

const listed = async (by: Person, query: Record<string, string>) =>
  (await nominationsSeen(suite().app, by, query)).rows.map(({ id, notes }) => [id, notes]);

test('ADM-060 a note has author and time, and only its author changes or removes it', async () => {
  const about = aboutNomination(await storeNominee(suite().app));
  const sent = { noteId: randomUUID() };
  const added = (await save(first(), about, sent)).json().note;
  expect(added).toEqual({
    id: sent.noteId,
    revision: 1,
    text: 'Call them #late-fee',
    by: first().displayName,
    at: expect.stringMatching(/Z$/),
    changedAt: null,
    may: { change: true, remove: true },
  });
  // A retry after a lost reply adds nothing.
  expect((await save(first(), about, sent)).json().note).toEqual(added);
  expect(await read(second(), about)).toEqual([
    { ...added, may: { change: false, remove: false } },
  ]);

  const change = { noteId: added.id, revision: 1, text: 'Called' };
  expect((await save(second(), about, change)).statusCode).toBe(403);
  expect(await remove(second(), added)).toBe(403);
  const changed = (await save(first(), about, change)).json().note;
  expect(changed).toMatchObject({ revision: 2, text: 'Called', changedAt: expect.any(String) });
  // Another tab changed it first.
  expect((await save(first(), about, { ...change, text: 'Not called' })).statusCode).toBe(412);
  expect(await remove(first(), added)).toBe(412);
  expect(await remove(first(), changed)).toBe(204);
  expect(await remove(first(), changed)).toBe(204);
  expect(await read(first(), about)).toEqual([]);
});

test('two organisers who write at the same time lose nothing', async () => {
  const about = aboutNomination(await storeNominee(suite().app));
  await Promise.all([first(), second()].map((by) => save(by, about, { text: by.email })));
  const texts = (await read(first(), about))?.map(({ text }) => text);
  expect(texts?.sort()).toEqual([first().email, second().email].sort());
});

test('a note of somebody who is no longer an organiser can be removed by any', async () => {
  const { app } = suite();
  const left = await registerAdmin(app);
  const about = aboutNomination(await storeNominee(app));
  await save(left, about);
  await setRole(app, left.accountId, 'user');
  const [note] = (await read(first(), about)) ?? [];
  expect(note).toMatchObject({ by: left.displayName, may: { change: false, remove: true } });
  expect(note && (await remove(first(), note))).toBe(204);
});

test('ADM-060 lists mark notes and tags, and are filtered by them', async () => {
  const { app } = suite();
  const one = await storeNominee(app);
  const other = await storeNominee(app);
  const bare = await storeNominee(app);
  await save(first(), aboutNomination(one), {
    text: 'See https://x.example/#no, prize #1 (#Paid)',
  });
  await save(second(), aboutNomination(one), { text: '#call, #paid' });
  await save(first(), aboutNomination(other), { text: 'Marks are parts of letters: #İyi #हिन्दी' });
  const marked = [one.nominationId, { count: 2, tags: ['#call', '#paid'] }];
  expect(await listed(first(), { notes: '#paid' })).toEqual([marked]);
  // Sorting by counts reads the rows in another way.
  expect(await listed(first(), { notes: '#paid', sort: 'assigned' })).toEqual([marked]);
  for (const notes of ['#İyi'.toLowerCase(), '#हिन्दी'])
    expect((await listed(first(), { notes }))[0]?.[0]).toBe(other.nominationId);
  const any = (await listed(first(), { notes: 'any' })).map(([id]) => id);
  expect([any.includes(other.nominationId), any.includes(bare.nominationId)]).toEqual([
    true,
    false,
  ]);
  expect(await tags(first())).toEqual(expect.arrayContaining(['#call', '#paid']));
});

test('ADM-060 a conflict of interest withholds notes, their marks, tags and filters', async () => {
  const { app } = suite();
  const conflicted = await registerAdmin(app);
  const sent = await submit(app, conflicted, buildForm({ organization: 'Own Works' }));
  const about = aboutNomination(sent.json().data);
  const judge = await aboutJudge(await registerJudge(app, first()));
  for (const one of [about, judge]) await save(first(), one, { text: 'Theirs #secret' });
  for (const one of [about, judge]) {
    expect([await read(first(), one), await read(conflicted, one)]).toEqual([
      [expect.anything()],
      null,
    ]);
    expect((await save(conflicted, one)).statusCode).toBe(403);
  }
  const judgesOf = async (by: Person) => (await judgesSeen(app, by, { notes: '#secret' })).rows;
  const seenBy = async (by: Person) => [
    (await listed(by, { notes: '#secret' })).length,
    (await judgesOf(by)).length,
    await tags(by),
    await tags(by, 'judge'),
  ];
  expect(await seenBy(first())).toEqual([1, 1, expect.arrayContaining(['#secret']), ['#secret']]);
  const [hidden, ofJudges, theirTags, theirJudgeTags] = await seenBy(conflicted);
  expect([hidden, ofJudges, theirJudgeTags]).toEqual([0, 0, []]);
  expect(theirTags).not.toContain('#secret');
  const rows = (await nominationsSeen(app, conflicted, { search: 'own works' })).rows;
  expect(rows.map(({ notes }) => notes)).toEqual([undefined]);
});

test('an organiser who judges an entry, or is the judge, is not influenced by notes', async () => {
  const { app } = suite();
  const nominee = await registerNominee(app);
  const judge = await promoted(app, await registerJudge(app, first()));
  expect((await assignmentsOf(app, judge)).map(({ organization }) => organization)).toContain(
    nominee.organization,
  );
  for (const about of [aboutNomination(nominee), await aboutJudge(judge)]) {
    await save(first(), about);
    expect(await read(judge, about)).toBeNull();
  }
  const withNotes = (await nominationsSeen(app, judge, { notes: 'any' })).rows;
  expect(withNotes.map(({ id }) => id)).not.toContain(nominee.nominationId);
  expect((await judgesSeen(app, judge, { search: judge.email })).rows[0]?.notes).toBeUndefined();
});

test('ADM-060 a reader reads notes and writes none; a screener those on what they screen, until judging opens', async () => {
  const { app } = suite();
  const [reader, screener] = [await withRole('reader'), await withRole('screener')];
  const applicant = await registerStranger(app);
  await apply(app, applicant);
  const nomination = aboutNomination(await storeNominee(app));
  const [waiting, judge] = [
    await aboutJudge(applicant),
    await aboutJudge(await registerJudge(app, first())),
  ];
  for (const about of [nomination, waiting, judge])
    await save(first(), about, { text: '#screened' });
  const { notes, mayAdd } = (await callAs(app, reader, 'listNotes', judge)).json();
  expect([notes, mayAdd]).toEqual([[expect.anything()], false]);
  expect([await read(screener, nomination), await tags(screener)]).toEqual([null, []]);
  await judgingIs(false);
  const statuses = async (by: Person) =>
    Promise.all(
      [nomination, waiting, judge].map(async (about) => (await save(by, about)).statusCode),
    );
  expect([await statuses(reader), await statuses(screener)]).toEqual([
    [403, 403, 403],
    [200, 200, 403],
  ]);
  expect(await read(screener, judge)).toBeNull();
  const marks = async () => (await listed(screener, { notes: '#screened' })).map(([id]) => id);
  expect([await read(screener, nomination), await marks()]).toEqual([
    [expect.objectContaining({ text: '#screened' }), expect.anything()],
    [nomination.id],
  ]);
  await judgingIs(true);
  expect([await read(screener, nomination), await marks()]).toEqual([null, []]);
  const nominations = app.mongo.db.collection<{ _id: string }>('nominations');
  await nominations.updateOne({ _id: nomination.id }, { $set: { judgingBegun: true } });
  await judgingIs(false);
  expect([await read(screener, nomination), await marks()]).toEqual([null, []]);
});

test('what is noted about a person is erased with them, and who wrote it with the author', async () => {
  const { app } = suite();
  const nominee = await storeNominee(app);
  const author = await registerAdmin(app);
  const other = aboutNomination(await storeNominee(app));
  await save(author, aboutNomination(nominee));
  await save(author, other);
  const archive = await app.inject({ url: '/api/account/export', headers: nominee.authorized });
  const copy = unzip(archive.rawPayload)['notes.json']?.toString() ?? '';
  expect(JSON.parse(copy)).toEqual([
    { about: 'nomination', at: expect.any(String), changedAt: null },
  ]);
  for (const { email, password, authorized: headers } of [nominee, author])
    await app.inject({
      ...{ method: 'POST', url: '/api/account/deletion', headers },
      payload: { email, password },
    });
  const stored = await app.mongo.db
    .collection('notes')
    .find({ accountId: nominee.accountId })
    .toArray();
  expect(stored).toEqual([]);
  expect(await read(first(), other)).toMatchObject([{ by: null, may: { remove: true } }]);
});

test('notes are limited in number, length and tags', async () => {
  const about = aboutNomination(await storeNominee(suite().app));
  const tooManyTags = Array.from({ length: 11 }, (_, at) => `#tag${at}`).join(' ');
  for (const text of ['   ', 'x'.repeat(2_001), `#${'x'.repeat(31)}`, tooManyTags])
    expect((await save(first(), about, { text })).statusCode).toBe(400);
  await save(first(), about);
  const stored = suite().app.mongo.db.collection<{ _id: string }>('notes');
  const [{ _id: _, ...one } = { _id: '' }] = await stored.find({ about: about.id }).toArray();
  await stored.insertMany(Array.from({ length: 98 }, () => ({ ...one, _id: randomUUID() })));
  // The second request stands for a retry after a lost reply.
  for (const noteId of Array(2).fill(randomUUID()))
    expect((await save(first(), about, { noteId })).statusCode).toBe(200);
  expect((await save(first(), about)).statusCode).toBe(412);
});
