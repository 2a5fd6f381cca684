import { calls } from '@meritum/shared/contracts/calls';
import type { Client } from 'autocannon';
import type { Ask } from './load';
import { bearer, type Person } from './people';

export interface Case {
  name: string;
  /** Number of requests in a measurement. */
  requests: number;
  api: Ask;
  floor: Ask;
  /** The baseline's work, in words. */
  against: string;
  /** Target: the highest processor time as a multiple of the baseline's. */
  wanted: number;
}

export interface World {
  /** One person with a nomination for each connection. */
  nominators: readonly Person[];
  floorTokens: ReadonlyMap<string, string>;
  winnersPath: string;
}

const compressed = { 'accept-encoding': 'gzip, deflate, br' };

type HeadersOf = (person: Person) => Record<string, string>;

/** Gives each connection its own person. */
function each(people: readonly Person[], headersOf: HeadersOf) {
  let turn = 0;
  return (client: Client) => {
    const person = people[turn++ % people.length];
    if (person) client.setHeaders(headersOf(person));
  };
}

/** All comparisons, in the order of the report. */
export function casesOf({ nominators, floorTokens, winnersPath }: World): Case[] {
  const ofFloor = ({ accountId }: Person) => bearer({ token: floorTokens.get(accountId) ?? '' });
  const signedIn = (name: 'getTechNominationStatus' | 'getAccount', floor: string): Case => ({
    name,
    requests: 2_000,
    api: { path: calls[name].path, setUp: each(nominators, bearer) },
    floor: { path: floor, setUp: each(nominators, ofFloor) },
    against: 'JWT and the same read',
    wanted: 1.25,
  });
  return [
    {
      name: 'getWinners, warm',
      requests: 4_000,
      api: { path: winnersPath, headers: compressed },
      floor: { path: '/winners', headers: compressed },
      against: 'bare Fastify, the same buffer',
      wanted: 2,
    },
    signedIn('getTechNominationStatus', '/status'),
    signedIn('getAccount', '/account'),
  ];
}
