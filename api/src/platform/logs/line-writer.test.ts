import { setTimeout } from 'node:timers/promises';
import { lineWriter } from './line-writer';

test('lines are written together and in their order, soon after the first', async () => {
  const written: string[] = [];
  const lines = lineWriter((text) => written.push(text));
  lines.write('one\n');
  lines.write('two\n');
  expect(written).toEqual([]);
  await setTimeout(15);
  expect(written).toEqual(['one\ntwo\n']);
  lines.write('three\n');
  lines.flushSync();
  expect(written).toEqual(['one\ntwo\n', 'three\n']);
  await setTimeout(15);
  expect(written).toEqual(['one\ntwo\n', 'three\n']);
});
