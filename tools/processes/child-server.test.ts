import { startChild } from './child-server';

const node = (source: string) => startChild(process.execPath, ['-e', source], process.env);

test('output is read line by line, before and after asking, and all of it by the end', async () => {
  const program = node(
    "console.error('one'); console.log('port 12'); setTimeout(() => console.log('late 3'), 50); process.stdin.resume();",
  );
  const numberOf = (word: string) => (line: string) =>
    new RegExp(`^${word} (\\d+)$`).exec(line)?.[1];
  expect(await program.said(numberOf('late'))).toBe('3');
  expect(await program.said(numberOf('port'))).toBe('12');
  await program.stop();
  expect([...program.output()].sort()).toEqual(['late 3', 'one', 'port 12']);
});

test('it stops when its standard input ends', async () => {
  const program = node(
    "process.stdin.resume().on('end', () => process.exit(3)); console.log('up');",
  );
  await program.said((line) => line === 'up' || undefined);
  await program.stop();
  expect(await program.ended).toBe('ended with 3: up');
});

test('one that ends too early is reported with its last output', async () => {
  const program = node("console.error('no room'); process.exit(2);");
  await expect(program.said(() => undefined)).rejects.toThrow('ended with 2: no room');
});

test('a missing program is reported, not thrown', async () => {
  const program = startChild('/no/such/program', [], process.env);
  expect(await program.ended).toMatch(/ENOENT/);
  await program.stop();
});
