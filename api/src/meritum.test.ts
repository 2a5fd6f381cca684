import { runMeritum } from '../testing/program';
import { eraseAccount, exportAccount } from './cli/erase-account';
import { factorsReset } from './cli/factors-reset';
import { restore } from './cli/restore';
import { returnNomination } from './cli/return-nomination';

test('the program tells its commands when it is given none of them, and fails', async () => {
  const usage =
    'Usage: meritum serve | seed | season | return-nomination | factors-reset | erase-account | ' +
    'export-account | test-mail | verify-audit | backup | backup-key | restore\n';
  // Properties that every object has are no commands, either.
  expect(await runMeritum(['constructor'])).toEqual({ code: 1, stdout: '', stderr: usage });
}, 20_000);

test.each<[string, (args: readonly string[]) => Promise<void>, string[]]>([
  ['factors-reset', factorsReset, ['ada@example.com']],
  ['erase-account', eraseAccount, ['ada@example.com']],
  ['export-account', exportAccount, ['ada@example.com']],
  ['return-nomination', returnNomination, ['ada@example.com']],
  ['restore', restore, ['season.age', 'key']],
])(
  '%s tells what it takes when it is given too little, before it needs a database',
  async (name, command, args) => {
    await expect(command(args)).rejects.toThrow(new RegExp(`^Usage: ${name} [^\\n]+$`));
  },
);
