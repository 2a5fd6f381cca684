import { openCategory } from '@meritum/shared/programme/season';
import { returnNomination } from '../modules/nominations/returning';
import { composedUntil } from './killed-process';

/** Returns a nomination and is killed at a step: `crashing-return.ts <database> <step> <account's id>`. */
const [database = '', step = '{}', accountId = ''] = process.argv.slice(2);
const { nominating } = composedUntil(step, database);
await returnNomination(nominating, {
  actor: { command: 'return-nomination' },
  accountId,
  emailConfirmed: true,
  category: openCategory,
  note: 'Say more.',
});
