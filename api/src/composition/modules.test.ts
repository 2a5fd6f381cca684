import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { post, registerAccount } from '../../testing/accounts';
import { suiteApp } from '../../testing/app';
import { buildForm, submit } from '../../testing/nominations';
import { unzip } from '../../testing/unzip';
import { uploadDocument } from '../../testing/uploads';
import { prepareStores } from '../module-kit/define-store';
import { allModules, allStores } from './modules';

const suite = suiteApp();

const composed = () => suite().commands();

const below = join(import.meta.dirname, '..');

/** Source files of the API without tests: their path below `src`, and their text. */
const sources = readdirSync(below, { recursive: true, encoding: 'utf8' })
  .filter((file) => /[.]tsx?$/.test(file) && !/[.]test[.]/.test(file))
  .map((file) => ({ file, text: readFileSync(join(below, file), 'utf8') }));

const filesWith = (wanted: RegExp) =>
  sources.filter(({ text }) => wanted.test(text)).map(({ file }) => file);

test('every module with a module.ts is listed and started', () => {
  const written = sources
    .map(({ file }) => /^modules[/]([^/]+)[/]module[.]ts$/.exec(file)?.[1])
    .filter((name) => name !== undefined);
  const listed = allModules.map(({ name }) => name);
  expect([...listed].sort()).toEqual(written.sort());
  expect(composed().started.map(({ name }) => name)).toEqual(listed);
});

test('every defined store is listed in a module, and only once', () => {
  const written = sources.flatMap(({ text }) => [
    ...text.matchAll(/export const \w+ = defineStore\(/g),
  ]);
  expect(new Set(allStores).size).toBe(allStores.length);
  expect(allStores).toHaveLength(written.length);
});

test('collections are touched by stores alone', () => {
  const touching = filesWith(/[.]collection[<(]/);
  // Migrations name collections as they were, regardless of today's stores.
  const others = touching.filter(
    (file) => !/(^|[/-])store[.]ts$|^platform[/]migrations[/]steps[/]/.test(file),
  );
  expect(others.sort()).toEqual(['module-kit/pending-mails.ts', 'platform/files/files.ts']);
});

test('no source file keeps state, which processes and test files would not share', () => {
  const state = /^(export )?(let |const \w+( *:[^=]+)? = (new (Map|Set)(<.*>)?\(\)|\[\]|\{\});)/m;
  for (const kept of [
    'let last = 0;',
    'const seen = new Map<string, number>();',
    'const all: Of[] = [];',
  ])
    expect(kept).toMatch(state);
  expect(filesWith(state)).toEqual([]);
});

test('every collection of the database is declared, and has the indexes that were declared', async () => {
  const { app } = suite();
  const ada = await registerAccount(app);
  const { url } = await uploadDocument(app, ada);
  await submit(app, ada, buildForm({ supportingDocUrl: url }));
  await post(app, '/api/auth/password-reset', { email: ada.email });
  await app.background.idle();
  await prepareStores(app.mongo.db, allStores);

  const declared = new Set(allStores.flatMap(({ collections }) => Object.keys(collections)));
  const there = (await app.mongo.db.listCollections().toArray()).map(({ name }) => name);
  expect(there.filter((name) => !declared.has(name))).toEqual([]);
  for (const { collections, pendingMails, pendingAuditEntries, expiring } of allStores)
    for (const [name, indexes] of Object.entries(collections)) {
      const wanted = indexes.map(({ key }) => Object.keys(key));
      if (pendingMails.includes(name)) wanted.push(['pendingMails.key']);
      if (pendingAuditEntries.includes(name)) wanted.push(['pendingAuditEntries.id']);
      if (expiring.includes(name)) wanted.push(['expiresAt']);
      if (wanted.length === 0) continue;
      const found = (await app.mongo.db.collection(name).indexes()).map(({ key }) =>
        Object.keys(key),
      );
      expect([name, found]).toEqual([name, expect.arrayContaining(wanted)]);
    }
});

test('every personal store is exported and erased, every other says why it has nothing personal', () => {
  const stores = allModules.flatMap((module) =>
    Object.entries(module.stores).map(([store, { personalData }]) => ({
      name: `${module.name}/${store}`,
      personalData,
    })),
  );
  const personal = stores.filter(({ personalData }) => personalData.personal);
  const { personalData } = composed().account.deps.modules;
  expect(Object.keys(personalData).sort()).toEqual(personal.map(({ name }) => name).sort());
  expect(Object.keys(personalData).at(-1)).toBe('mail/outbox');
  const reasons = stores.flatMap(({ personalData: held }) => (held.personal ? [] : [held.why]));
  expect(reasons.filter((why) => why.length < 20)).toEqual([]);
});

test('the archive of a person has every file, and says what each is', async () => {
  const { app } = suite();
  const { authorized: headers } = await registerAccount(app);
  const reply = await app.inject({ url: '/api/account/export', headers });
  const { 'README.txt': readMe, ...files } = unzip(reply.rawPayload);
  const { personalData } = composed().account.deps.modules;
  const copied = Object.values(personalData).flatMap(({ archive: copies }) => {
    if ('none' in copies) return [];
    return [['file' in copies ? copies.file : copies.folder, copies.about]];
  });
  expect(copied).toHaveLength(20);
  // Somebody without documents has no folder for them.
  const expected = copied.map(([name]) => name).filter((name) => name !== 'documents/');
  expect(Object.keys(files).sort()).toEqual(expected.sort());
  const described = `${readMe}`.split('\n').map((line) => line.split(/ {2,}/));
  expect(described).toEqual(expect.arrayContaining(copied));
});
