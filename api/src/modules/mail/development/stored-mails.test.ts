import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { testFolder } from '../../../../testing/folder';
import { removeStoredMails } from './stored-mails';

const directory = testFolder();

const write = (name: string) =>
  writeFile(
    join(directory(), name),
    `From: us@awards.example\r\nTo: ada@example.com\r\n\r\nWords.\r\n`,
  );

test('stored mails are removed after their time', async () => {
  const then = new Date('2025-08-04T09:30:00Z');
  for (const [name, seconds] of [
    ['old.eml', -1],
    ['new.eml', 1],
  ] as const) {
    await write(name);
    const at = then.getTime() / 1_000 + seconds;
    await utimes(join(directory(), name), at, at);
  }
  await removeStoredMails(directory(), then);
  expect(await readdir(directory())).toEqual(['new.eml']);
});

test('without stored mails there is nothing to remove', async () => {
  await expect(removeStoredMails(join(directory(), 'none'), new Date())).resolves.toBeUndefined();
});
