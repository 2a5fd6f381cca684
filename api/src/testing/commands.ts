import type { CommandStartedEvent } from 'mongodb';
import type { App } from '../platform/zod/provider';

/**
 * Whether regular work sent the command: it looks for revoked sessions and interrupted work, and
 * reads all seasons every few seconds.
 */
export function isOfUpkeep({ commandName, command }: CommandStartedEvent): boolean {
  if (command.find === 'seasons' && command.limit === undefined) return true;
  if (command[commandName] === 'leases') return true;
  const { filter = {} } = command as { filter?: object };
  // Each minute it compares who is an organiser with the last record.
  const asked = JSON.stringify(filter);
  if (/^\{"role":"admin"\}|^\{"email":\{"\$in"|"organisers\.listed"/.test(asked)) return true;
  const ofAll = !('_id' in filter) && !('email' in filter) && !('accountId' in filter);
  const left = [
    'revokedAt',
    'leaving',
    'state',
    'owedMails.key',
    'audit.owes',
    'heldDecision.at',
  ].some((name) => name in filter);
  return commandName === 'find' && ofAll && left;
}

/** Calls `note` for each command of requests; returns a function that stops it. */
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

/**
 * Names of the database commands that `work` sends one after another, in order, once nothing of an
 * earlier request is running.
 */
export async function commandsOf(app: App, work: () => Promise<unknown>): Promise<string[]> {
  await app.background.idle();
  const names: string[] = [];
  const stop = watchCommands(app, (name) => void names.push(name));
  await work();
  stop();
  return names;
}
