import { buildApp } from '../app';
import { type Person, post, registerAccount, registration } from './accounts';
import { testConfig } from './config';
import { resetTokensOf } from './mails';
import { nominationForm, submit } from './nominations';

/**
 * The API as a process of its own, in which people submit nominations, ask for a new password and
 * choose it, until it is killed right after a step: `crashing-api.ts <settings as JSON> <step>`.
 * Each person is announced by a line before they begin. The production code knows nothing of it:
 * what is counted are the commands that the driver sends.
 */
export interface Step {
  collection: string;
  command: string;
  /** Killed before the command is sent, or after the database has done it. */
  moment: 'before' | 'after';
  /** Which of these commands, counted from 1. */
  occurrence: number;
}

const [settings = '{}', at = '{}'] = process.argv.slice(2);
const step = JSON.parse(at) as Step;
const app = await buildApp(testConfig(JSON.parse(settings) as Record<string, string>), {
  logStream: { write: () => {} },
});
await app.ready();

let seen = 0;
const isStep = (command: string, collection: unknown) =>
  command === step.command && collection === step.collection && ++seen === step.occurrence;
const die = () => process.kill(process.pid, 'SIGKILL');

/** Requests whose answer is the step's end. */
const awaited = new Set<number>();
app.mongoClient.on('commandStarted', ({ commandName, command, requestId }) => {
  if (!isStep(commandName, command[commandName])) return;
  if (step.moment === 'before') die();
  awaited.add(requestId);
});
app.mongoClient.on('commandSucceeded', ({ requestId }) => awaited.has(requestId) && die());

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

async function forever(work: () => Promise<unknown>): Promise<never> {
  for (;;) await work();
}

await Promise.all([forever(nominate), forever(nominate), forever(nominate)]);
