import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { testFolder } from '../../../testing/folder';
import { forgetStoredMails, removeStoredMails } from './stored-mails';

const directory = testFolder();

const ada = { address: 'ada@example.com', from: new Date(0), until: null };

const write = (name: string, to: string) =>
  writeFile(join(directory(), name), `From: us@awards.example\r\nTo: ${to}\r\n\r\nWords.\r\n`);

test('every mail to an address is removed, and no other', async () => {
  await write('a~1.eml', 'ada@example.com');
  await write('a~2.eml', '"Ada" <ADA@example.com>');
  await write('a~3.eml', 'Someone <adam@example.com>');
  await write('a~4.eml', '"ada@example.com" <bob@example.com>');
  await write('notes.txt', 'ada@example.com');
  await forgetStoredMails(directory(), ada);
  expect((await readdir(directory())).sort()).toEqual(['a~3.eml', 'a~4.eml', 'notes.txt']);
});

test('stored mails are removed after their time', async () => {
  const then = new Date('2025-08-04T09:30:00Z');
  for (const [name, seconds] of [
    ['old.eml', -1],
    ['new.eml', 1],
  ] as const) {
    await write(name, 'ada@example.com');
    const at = then.getTime() / 1_000 + seconds;
    await utimes(join(directory(), name), at, at);
  }
  await removeStoredMails(directory(), then);
  expect(await readdir(directory())).toEqual(['new.eml']);
});

test('without stored mails there is nothing to remove', async () => {
  const nowhere = join(directory(), 'nowhere');
  await forgetStoredMails(nowhere, ada);
  await removeStoredMails(nowhere, new Date());
  expect(await readdir(directory())).toEqual([]);
});
