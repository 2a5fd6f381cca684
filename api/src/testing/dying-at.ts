import type { MongoClient } from 'mongodb';

/** A moment in the life of a process, as the driver sees it. */
export interface Step {
  collection: string;
  command: string;
  /** Killed before the command is sent, or after the database has done it. */
  moment: 'before' | 'after';
  /** Which of these commands, counted from 1. */
  occurrence: number;
}

/** Kills this process at the step, as `kill -9` would; the production code knows nothing of it. */
export function dieAt(client: MongoClient, step: Step): void {
  let seen = 0;
  const isStep = (command: string, collection: unknown) =>
    command === step.command && collection === step.collection && ++seen === step.occurrence;
  const die = () => process.kill(process.pid, 'SIGKILL');
  /** Requests whose answer is the step's end. */
  const awaited = new Set<number>();
  client.on('commandStarted', ({ commandName, command, requestId }) => {
    if (!isStep(commandName, command[commandName])) return;
    if (step.moment === 'before') die();
    awaited.add(requestId);
  });
  client.on('commandSucceeded', ({ requestId }) => awaited.has(requestId) && die());
}
