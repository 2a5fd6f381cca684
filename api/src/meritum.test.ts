import { runMeritum } from './testing/program';

const usage =
  'Usage: meritum serve | seed | season | return-nomination | factors-reset | verify-audit | ' +
  'backup | backup-key | restore\n';

test.each(['sevre', 'constructor'])(
  'the program tells its commands when it is given none of them: %s',
  async (name) => {
    expect(await runMeritum([name])).toEqual({ code: 1, stdout: '', stderr: usage });
  },
  20_000,
);

test.each([
  ['factors-reset', ['ada@example.com']],
  ['return-nomination', ['ada@example.com']],
  ['restore', ['season.age', 'key']],
])(
  '%s tells what it takes when it is given too little, before it needs a database',
  async (name, args) => {
    const { code, stdout, stderr } = await runMeritum([name, ...args]);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(new RegExp(`^Usage: ${name} [^\\n]+\\n$`));
  },
  20_000,
);
