import { calls } from '@meritum/shared/contracts/calls';
import type { Client } from 'autocannon';
import type { Ask } from './load';
import { bearer, type Person } from './people';

export interface Case {
  name: string;
  /** Requests of one reading. */
  requests: number;
  api: Ask;
  floor: Ask;
  /** What the baseline does. */
  against: string;
  /** Target: processor time at most this multiple of the baseline's. */
  wanted?: number | undefined;
}

export interface World {
  /** One for each connection, each with a nomination. */
  nominators: readonly Person[];
  floorTokens: ReadonlyMap<string, string>;
  /** ETag of the list of winners. */
  etag: string;
  winnersPath: string;
}

const compressed = { 'accept-encoding': 'gzip, deflate, br' };

type HeadersOf = (person: Person) => Record<string, string>;

/** Gives each connection its own person. */
const each = (people: readonly Person[], headersOf: HeadersOf) => () => {
  let turn = 0;
  return (client: Client) => {
    const person = people[turn++ % people.length];
    if (person) client.setHeaders(headersOf(person));
  };
};

const reads = 'JWT and the same read';

/** All comparisons, in the order of the report. */
export function casesOf(world: World): Case[] {
  const { nominators, floorTokens, etag, winnersPath } = world;
  const ofFloor = ({ accountId }: Person) => bearer({ token: floorTokens.get(accountId) ?? '' });
  const signedIn = (path: string) => ({
    api: { path, expected: 200, setUp: each(nominators, bearer) },
  });
  const onFloor = (path: string): Ask => ({
    path,
    expected: 200,
    setUp: each(nominators, ofFloor),
  });
  return [
    {
      name: 'getWinners, warm',
      requests: 4_000,
      api: { path: winnersPath, headers: compressed, expected: 200 },
      floor: { path: '/winners', headers: compressed, expected: 200 },
      against: 'bare Fastify, the same buffer',
      wanted: 2,
    },
    {
      name: 'getWinners, 304',
      requests: 4_000,
      api: {
        path: winnersPath,
        expected: 304,
        headers: { ...compressed, 'if-none-match': etag },
      },
      floor: { path: '/unmodified', expected: 304 },
      against: 'bare Fastify, 304',
    },
    {
      name: 'getTechNominationStatus',
      requests: 2_000,
      ...signedIn(calls.getTechNominationStatus.path),
      floor: onFloor('/status'),
      against: reads,
      wanted: 1.25,
    },
    {
      name: 'getAccount',
      requests: 2_000,
      ...signedIn(calls.getAccount.path),
      floor: onFloor('/account'),
      against: reads,
      wanted: 1.25,
    },
  ];
}
