import { setImmediate } from 'node:timers/promises';
import { lineWriter } from './line-writer';

test('the lines of one turn are written together and in their order, before the next turn ends', async () => {
  const written: string[] = [];
  const lines = lineWriter((text) => written.push(text));
  lines.write('one\n');
  lines.write('two\n');
  expect(written).toEqual([]);
  await setImmediate();
  expect(written).toEqual(['one\ntwo\n']);
  lines.write('three\n');
  lines.flushSync();
  expect(written).toEqual(['one\ntwo\n', 'three\n']);
  await setImmediate();
  expect(written).toEqual(['one\ntwo\n', 'three\n']);
});
