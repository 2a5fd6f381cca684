import { contract, type Operation, operations } from '@meritum/shared/contracts/calls/contract';
import { defaultSeason } from '@meritum/shared/programme/season';
import type { InjectOptions } from 'fastify';
import { type Examples, queriesOf } from '../call-fields';

/** A call with what it is asked. */
export interface Asked {
  name: Operation;
  request: InjectOptions;
}

/** By what there is in `years.ts`. */
const examples: Examples = {
  action: ['judge.verified', 'season.changed'],
  actor: ['account-1'],
  category: ['Technology'],
  coverage: ['short'],
  'listAudit.cursor': ['2000'],
  'listPlans.cursor': ['0'.repeat(24)],
  from: ['2025-09-01T00:00:00Z'],
  judgeId: ['judge-1'],
  nominationId: ['nomination-10'],
  page: ['3'],
  search: ['works 3'],
  season: [defaultSeason.id],
  sort: ['-completed'],
  subject: ['thing-7'],
  template: ['nomination-received'],
  to: ['n-7@m-7.example'],
  until: ['2025-09-02T00:00:00Z'],
  year: ['2025'],
};

const isFile = (name: Operation) => 'media' in (contract[name].replies as { 200: object })[200];

const reading = operations.filter(
  (name) => contract[name].method === 'GET' && contract[name].may === 'admin',
);

function askedOf(name: Operation): Asked[] {
  const url = contract[name].path.replace(':planId', 'plan-1');
  return queriesOf(name, examples).map((query) => ({ name, request: { url, query } }));
}

/** What the console's screens ask for, with each of their filters. */
export const screens: readonly Asked[] = [
  ...reading.filter((name) => !isFile(name)).flatMap(askedOf),
  {
    name: 'reviewSeason',
    request: { payload: { seen: defaultSeason, change: { name: 'Renamed' } } },
  },
];

/** Files take as long as they are long; no screen waits for one. */
export const files: readonly Asked[] = reading.filter(isFile).flatMap(askedOf);

/** A call as it is printed. */
export function spelledOut({ name, request }: Asked): string {
  const query = new URLSearchParams(request.query as Record<string, string>).toString();
  return query ? `${name} ${query}` : name;
}
