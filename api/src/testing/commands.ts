import type { CommandStartedEvent } from 'mongodb';
import type { App } from '../platform/zod/provider';

/** Names of the database commands that `work` causes, in their order. */
export async function commandsOf(app: App, work: () => Promise<unknown>): Promise<string[]> {
  const names: string[] = [];
  const note = ({ commandName }: CommandStartedEvent) => void names.push(commandName);
  app.mongoClient.on('commandStarted', note);
  await work();
  app.mongoClient.off('commandStarted', note);
  return names;
}
