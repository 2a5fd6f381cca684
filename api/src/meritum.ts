import './config/readable-site';
import { season } from './cli/change-season';
import { eraseAccount, exportAccount } from './cli/erase-account';
import { factorsReset } from './cli/factors-reset';
import { returnNomination } from './cli/return-nomination';
import { testMail } from './cli/test-mail';
import { verifyAudit } from './cli/verify-audit';
import { serve } from './server';

/** What an operator runs to its end, by name; api/README.md says what each takes. */
const commands = new Map<string, (args: readonly string[]) => Promise<void>>([
  // Loaded when asked for, as those of backups: the server has no use for the samples.
  ['seed', async (args) => (await import('./cli/seed-samples')).seed(args)],
  ['season', season],
  ['return-nomination', returnNomination],
  ['factors-reset', factorsReset],
  ['erase-account', eraseAccount],
  ['export-account', exportAccount],
  ['test-mail', testMail],
  ['verify-audit', verifyAudit],
  ['backup', async (args) => (await import('./cli/backup')).backup(args)],
  ['backup-key', async () => (await import('./cli/backup')).backupKey()],
  ['restore', async (args) => (await import('./cli/restore')).restore(args)],
]);

/** Runs a command; a failure is told in one readable line and ends the process with 1. */
async function run(name: string, args: readonly string[]): Promise<void> {
  try {
    const command = commands.get(name);
    if (!command) throw new Error(`Usage: meritum serve | ${[...commands.keys()].join(' | ')}`);
    await command(args);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

const [name = '', ...args] = process.argv.slice(2);
if (name === 'serve') await serve();
else await run(name, args);
