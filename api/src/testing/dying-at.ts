import type { MongoClient } from 'mongodb';

/** A database command at which a process is killed. */
export interface Step {
  collection: string;
  command: string;
  /** Before the command is sent, or after it has succeeded. */
  moment: 'before' | 'after';
  /** Which of these commands, counted from 1. */
  occurrence: number;
}

/** The step after a command has succeeded for the nth time. */
export const after = (collection: string, command: string, occurrence = 1): Step => ({
  collection,
  command,
  moment: 'after',
  occurrence,
});

/** Kills this process at the step, as `kill -9` would. */
export function dieAt(client: MongoClient, step: Step): void {
  let seen = 0;
  const isStep = (command: string, collection: unknown) =>
    command === step.command && collection === step.collection && ++seen === step.occurrence;
  const die = () => process.kill(process.pid, 'SIGKILL');
  /** Commands to be killed after. */
  const awaited = new Set<number>();
  client.on('commandStarted', ({ commandName, command, requestId }) => {
    if (!isStep(commandName, command[commandName])) return;
    if (step.moment === 'before') die();
    awaited.add(requestId);
  });
  client.on('commandSucceeded', ({ requestId }) => awaited.has(requestId) && die());
}
