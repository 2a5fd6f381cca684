import { contract, type Operation, operations } from '@meritum/shared/contracts/calls/contract';
import { defaultSeason } from '@meritum/shared/programme/season';
import type { InjectOptions } from 'fastify';
import { type Examples, queriesOf } from '../call-fields';

/** A call with its request. */
export interface Asked {
  name: Operation;
  request: InjectOptions;
}

/** Values that occur in the data of `years.ts`. */
const examples: Examples = {
  action: ['judge.verified', 'season.changed'],
  actor: ['account-1'],
  batch: ['nomination-received:2025-08-01'],
  category: ['Technology'],
  coverage: ['short'],
  'listAudit.cursor': ['20'],
  'listNotes.noun': ['nomination'],
  'listPlans.cursor': ['0'.repeat(24)],
  from: ['2025-09-01T00:00:00Z'],
  id: ['nomination-10'],
  judgeId: ['judge-1'],
  nominationId: ['nomination-10'],
  notes: ['any'],
  page: ['3'],
  screen: ['judges'],
  search: ['bench 3'],
  season: [defaultSeason.id],
  sort: ['-completed'],
  subject: ['thing-7'],
  template: ['nomination-received'],
  to: ['n-7@m-7.example'],
  until: ['2025-09-02T00:00:00Z'],
  year: ['2025'],
};

const isFile = (name: Operation) => 'media' in (contract[name].replies as { 200: object })[200];

/** Calls about things that `years.ts` lacks; each is found by its key. */
const unkept: readonly Operation[] = [
  'exportPlanInput',
  'getMailText',
  'getPerson',
  'getOfferedPicture',
  'previewPublication',
];

const reading = operations.filter(
  (name) =>
    contract[name].method === 'GET' && contract[name].may === 'admin' && !unkept.includes(name),
);

function askedOf(name: Operation): Asked[] {
  const url = contract[name].path.replace(':planId', 'plan-1');
  return queriesOf(name, examples).map((query) => ({ name, request: { url, query } }));
}

/** Requests of the console's screens, with each filter. */
export const screens: readonly Asked[] = [
  ...reading.filter((name) => !isFile(name)).flatMap(askedOf),
  {
    name: 'reviewSeason',
    request: { payload: { seen: defaultSeason, change: { name: 'Renamed' } } },
  },
];

/** Exports; their duration depends on their length. */
export const files: readonly Asked[] = reading.filter(isFile).flatMap(askedOf);

/** A call as text. */
export function spelledOut({ name, request }: Asked): string {
  const query = new URLSearchParams(request.query as Record<string, string>).toString();
  return query ? `${name} ${query}` : name;
}
