import { readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { testConfig } from '../../../testing/config';
import { testFolder } from '../../../testing/folder';
import { erasedListIn } from './erased-list';

const folder = testFolder();
const at = new Date('2025-08-04T09:00:00Z');

async function listOf(...ids: string[]) {
  const file = join(folder(), 'erased');
  await writeFile(file, '');
  const list = erasedListIn(file, testConfig().keys['erased people']);
  for (const id of ids) await list.add(id, at);
  return { file, list };
}

test('a line that a crash has cut off takes no other with it, and is counted as unreadable', async () => {
  const { file, list } = await listOf('ada', 'ben');
  await truncate(file, (await readFile(file)).length - 20);
  await list.add('eve', at);
  expect(await list.among(['ada', 'ben', 'eve'])).toEqual({ erased: ['ada', 'eve'], unknown: 1 });
});

test('a list that was copied with the line ends of Windows names the same people', async () => {
  const { file, list } = await listOf('ada', 'ben');
  await writeFile(file, (await readFile(file, 'utf8')).replaceAll('\n', '\r\n'));
  expect(await list.among(['ada', 'ben'])).toEqual({ erased: ['ada', 'ben'], unknown: 0 });
});
