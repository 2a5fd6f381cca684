import type { CommandStartedEvent } from 'mongodb';
import type { App } from '../platform/zod/provider';

/**
 * Upkeep reads what other processes revoked and what a crash has left, whenever its turn comes; all
 * seasons are read again every few seconds, for whichever request comes then.
 */
export function isOfUpkeep({ commandName, command }: CommandStartedEvent): boolean {
  if (command.find === 'seasons' && command.limit === undefined) return true;
  const { filter = {} } = command as { filter?: object };
  const ofAll = !('_id' in filter) && !('email' in filter) && !('accountId' in filter);
  const left = ['revokedAt', 'leaving', 'state', 'owedMails.key', 'audit.owes'].some(
    (name) => name in filter,
  );
  return commandName === 'find' && ofAll && left;
}

/** Calls `note` with the name of each command of requests, as it is sent; answers how to stop. */
export function watchCommands(
  app: App,
  note: (name: string, collection: string) => void,
): () => void {
  const listen = (event: CommandStartedEvent) => {
    if (!isOfUpkeep(event)) note(event.commandName, String(event.command[event.commandName]));
  };
  app.mongoClient.on('commandStarted', listen);
  return () => void app.mongoClient.off('commandStarted', listen);
}

/** Names of the database commands that `work` causes, in their order, where it asks for one after the other. */
export async function commandsOf(app: App, work: () => Promise<unknown>): Promise<string[]> {
  const names: string[] = [];
  const stop = watchCommands(app, (name) => void names.push(name));
  await work();
  stop();
  return names;
}

/** The same in the order of their names: those that are asked for side by side come in any order. */
export const kindsOfCommands = async (app: App, work: () => Promise<unknown>): Promise<string[]> =>
  (await commandsOf(app, work)).sort();
