import { contract } from '@meritum/shared/contracts/calls/contract';
import type { CommandStartedEvent } from 'mongodb';
import { allStores } from '../../src/composition/modules';
import type { App } from '../../src/platform/zod/provider';
import type { Asked } from './readings';
import { servingIndex } from './serving-index';

const reading = ['find', 'aggregate', 'count', 'distinct'];

/** Describes a query and the index that serves it. */
function queryOf({ command, commandName }: CommandStartedEvent): string {
  const collection = String(command[commandName]);
  const declared = allStores.flatMap(({ collections }) => collections[collection] ?? []);
  const [stage] = (command.pipeline ?? []) as { $match?: object }[];
  const filter = { ...(command.filter ?? command.query ?? stage?.$match) };
  return `${commandName} ${collection} by ${servingIndex(filter, declared)}`;
}

export const ask = (app: App, { name, request }: Asked, headers: object) => {
  const { method, path: url } = contract[name];
  return app.inject({ method, url, ...request, headers: { ...headers } });
};

/** The queries of a call, with their numbers. */
export async function queriesOf(
  app: App,
  asked: Asked,
  headers: object,
): Promise<{ status: number; queries: Map<string, number> }> {
  const queries = new Map<string, number>();
  const note = (event: CommandStartedEvent) => {
    if (!reading.includes(event.commandName)) return;
    const query = queryOf(event);
    queries.set(query, (queries.get(query) ?? 0) + 1);
  };
  app.mongoClient.on('commandStarted', note);
  const { statusCode: status } = await ask(app, asked, headers);
  app.mongoClient.off('commandStarted', note);
  return { status, queries };
}
