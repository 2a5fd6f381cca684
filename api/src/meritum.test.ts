import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { programOf } from './testing/program';

const program = join(import.meta.dirname, 'meritum.ts');

const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [programOf(program), ...args], {
    env: { PATH: process.env.PATH ?? '' },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

const usage =
  'Usage: meritum serve | seed | season | return-nomination | factors-reset | verify-audit\n';

test.each(['sevre', 'constructor'])(
  'the program tells its commands when it is given none of them: %s',
  (name) => {
    expect(run(name)).toEqual({ status: 1, stdout: '', stderr: usage });
  },
  20_000,
);

test.each([
  ['factors-reset', ['ada@example.com']],
  ['return-nomination', ['ada@example.com']],
])(
  '%s tells what it takes when it is given too little, before it needs a database',
  (name, args) => {
    const { status, stdout, stderr } = run(name, ...args);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(new RegExp(`^Usage: ${name} [^\\n]+\\n$`));
  },
  20_000,
);
