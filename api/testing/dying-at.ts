import type { MongoClient } from 'mongodb';
import { composeForCommands } from '../src/composition/compose';
import { systemClock } from '../src/platform/clock';
import { mongoClient } from '../src/platform/mongo/mongo';
import { testConfig } from './config';
import { silentLog as log } from './mail/silent-log';

/** A database command at which a process dies. */
export interface Step {
  collection: string;
  command: string;
  /** Before the command is sent, or after it has succeeded. */
  moment: 'before' | 'after';
  /** Number of the occurrence, from 1. */
  occurrence: number;
}

/** The step after the nth success of a command. */
export const after = (collection: string, command: string, occurrence = 1): Step => ({
  collection,
  command,
  moment: 'after',
  occurrence,
});

/**
 * Cuts a client off at the step, leaving in the database what `kill -9` of its process would:
 * nothing is sent afterwards, and no reply arrives. The returned function tells if it happened.
 */
export function dieAt(client: MongoClient, step: Step): () => boolean {
  let isDead = false;
  let seen = 0;
  /** Ids of commands to die after. */
  const awaited = new Set<number>();
  // The driver passes an error of a listener to the sender of the command.
  const dieIf = (isTime: boolean) => {
    isDead ||= isTime;
    if (isDead) throw new Error('The process is dead');
  };
  client.on('commandStarted', ({ commandName, command, requestId }) => {
    const isStep =
      commandName === step.command &&
      command[commandName] === step.collection &&
      ++seen === step.occurrence;
    dieIf(isStep && step.moment === 'before');
    if (isStep) awaited.add(requestId);
  });
  client.on('commandSucceeded', ({ requestId }) => dieIf(awaited.has(requestId)));
  return () => isDead;
}

/** More repetitions than any step needs. */
const maxTurns = 500;

/** Repeats several works concurrently until their process has died. */
export async function untilDead(
  isDead: () => boolean,
  ...works: readonly (() => Promise<unknown>)[]
): Promise<void> {
  const repeat = async (work: () => Promise<unknown>) => {
    for (let turn = 0; !isDead(); turn += 1) {
      if (turn === maxTurns) throw new Error('The step was not reached');
      await work().catch((error) => {
        if (!isDead()) throw error;
      });
    }
  };
  await Promise.all(works.map(repeat));
}

/** Lets another process work on the database until it dies at the step. */
export async function processUntil(
  step: Step,
  database: string,
  work: (commands: ReturnType<typeof composeForCommands>, isDead: () => boolean) => Promise<void>,
): Promise<void> {
  const config = testConfig({ MONGODB_DATABASE: database });
  const client = mongoClient({ ...config.mongo, observable: true });
  const isDead = dieAt(client, step);
  const commands = composeForCommands(client.db(database), { config, clock: systemClock, log });
  try {
    await work(commands, isDead);
  } catch (error) {
    if (!isDead()) throw error;
  } finally {
    await client.close();
  }
  expect([step, isDead()]).toEqual([step, true]);
}
