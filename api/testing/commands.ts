import type { CommandStartedEvent } from 'mongodb';
import type { App } from '../src/platform/zod/provider';

/** Calls `note` for each database command of the application; returns a function that stops it. */
export function watchCommands(
  app: App,
  note: (name: string, collection: string) => void,
): () => void {
  const listen = ({ commandName, command }: CommandStartedEvent) =>
    note(commandName, String(command[commandName]));
  app.mongoClient.on('commandStarted', listen);
  return () => void app.mongoClient.off('commandStarted', listen);
}

/**
 * Names of the database commands that `work` sends, in order, after earlier background work has
 * ended.
 */
export async function commandsOf(app: App, work: () => Promise<unknown>): Promise<string[]> {
  await app.background.idle();
  const names: string[] = [];
  const stop = watchCommands(app, (name) => void names.push(name));
  await work();
  stop();
  return names;
}
