import {
  addresses,
  contract,
  type Operation,
  operations,
} from '@meritum/shared/contracts/calls/contract';
import { defaultSeason } from '@meritum/shared/programme/season';
import type { InjectOptions } from 'fastify';
import type { CommandStartedEvent } from 'mongodb';
import { allStores } from '../../modules/modules';
import type { App } from '../../platform/zod/provider';
import { isOfUpkeep } from '../commands';
import { servingIndex } from './serving-index';

/** A call of the console as it is measured, and what it was answered. */
export interface Measured {
  call: string;
  status: number;
  bytes: number;
  p50: number;
  p99: number;
  /** Each query with how often it is made and the index that serves it. */
  queries: Map<string, number>;
}

/** What calls are asked that need more than their address. */
const samples: { [Name in Operation]?: InjectOptions[] } = {
  exportWinners: [{ query: { format: 'csv' } }, { query: { format: 'xlsx' } }],
  exportAudit: [{ query: { format: 'csv' } }, { query: { format: 'xlsx' } }],
  listAudit: [{}, { query: { action: 'judge.verified' } }, { query: { actor: 'account-1' } }],
  reviewSeason: [{ payload: { seen: defaultSeason, change: { name: 'Renamed' } } }],
};

/** Colleagues' calls about one thing; here by name, as the contract may not have them yet. */
const ofOneThing: Record<string, InjectOptions[]> = {
  getNomination: [{ query: { nominationId: 'nomination-0' } }],
  getJudge: [{ query: { judgeId: 'judge-1' } }],
};

/** Files take as long as they are long; no screen waits for one. */
const isExport = (name: Operation) => name.startsWith('export');

const asked = (name: Operation): InjectOptions[] =>
  samples[name] ?? ofOneThing[name] ?? [isExport(name) ? { query: { format: 'csv' } } : {}];

/** Every call that an organiser's screen reads by. */
export const measurable = operations.filter(
  (name) =>
    contract[name].may === 'admin' && (addresses[name].method === 'GET' || name === 'reviewSeason'),
);

const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;

function queryOf({ command, commandName }: CommandStartedEvent): string {
  const collection = String(command[commandName]);
  const declared = allStores.flatMap(({ collections }) => collections[collection] ?? []);
  const [stage] = (command.pipeline ?? []) as { $match?: object }[];
  const filter = { ...(command.filter ?? command.query ?? stage?.$match) };
  return `${commandName} ${collection} by ${servingIndex(filter, declared)}`;
}

/** The queries that one request causes. */
async function queriesOf(app: App, work: () => Promise<unknown>): Promise<Map<string, number>> {
  const queries = new Map<string, number>();
  const note = (event: CommandStartedEvent) => {
    if (isOfUpkeep(event) || event.commandName === 'getMore') return;
    const query = queryOf(event);
    queries.set(query, (queries.get(query) ?? 0) + 1);
  };
  app.mongoClient.on('commandStarted', note);
  await work();
  app.mongoClient.off('commandStarted', note);
  return queries;
}

/** Asks each call again and again, one request at a time. */
export async function measure(app: App, headers: object, rounds: number): Promise<Measured[]> {
  const all: Measured[] = [];
  for (const name of measurable)
    for (const request of asked(name)) {
      const { method, path: url } = addresses[name];
      const ask = () => app.inject({ method, url, ...request, headers: { ...headers } });
      const queries = await queriesOf(app, ask);
      const reply = await ask();
      const times: number[] = [];
      for (let round = 0; round < (isExport(name) ? Math.ceil(rounds / 10) : rounds); round++) {
        const begun = performance.now();
        await ask();
        times.push(performance.now() - begun);
      }
      const sorted = times.sort((a, b) => a - b);
      all.push({
        call: `${name}${request.query ? ` ${new URLSearchParams(request.query as Record<string, string>)}` : ''}`,
        ...{ status: reply.statusCode, bytes: reply.rawPayload.length, queries },
        ...{ p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) },
      });
    }
  return all;
}
