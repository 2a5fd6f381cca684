import { buildApp } from '../app';
import { type Person, post, registerAccount, registration } from './accounts';
import { testConfig } from './config';
import { dieAt, type Step } from './dying-at';
import { forever } from './killed-process';
import { resetTokensOf } from './mails';
import { nominationForm, submit } from './nominations';

/**
 * Runs the API as a process in which people submit nominations, request a new password and choose
 * it, until it is killed right after a step: `crashing-api.ts <settings as JSON> <step>`. Prints a
 * line for each person before they begin. Steps are counted by the driver's commands.
 */
const [settings = '{}', at = '{}'] = process.argv.slice(2);
const step = JSON.parse(at) as Step;
const app = await buildApp(testConfig(JSON.parse(settings) as Record<string, string>), {
  logStream: { write: () => {} },
});
await app.ready();

dieAt(app.mongoClient, step);

async function nominate(): Promise<void> {
  const email = `${crypto.randomUUID()}@example.com`;
  const person = await registerAccount(app, registration({ email }));
  process.stdout.write(`${JSON.stringify(person)}\n`);
  await submit(app, person, nominationForm(), keyOf(person));
  await post(app, '/api/auth/password-reset', { email });
  const [token] = await resetTokensOf(app, email);
  await post(app, '/api/auth/password-reset/confirm', { token, password: 'chosen in time' });
}

function keyOf({ accountId }: Person): string {
  return `form-of-${accountId}`;
}

await Promise.all([forever(nominate), forever(nominate), forever(nominate)]);
