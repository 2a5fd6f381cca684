import { percentile } from '../figures';
import type { Case } from './cases';
import { type Ask, load, type Reading } from './load';
import type { Measured } from './processes';

/** One call and its baseline, by {@link typical} readings. */
export interface Row {
  name: string;
  api: Reading;
  floor: Reading;
  /** The API's processor time divided by the baseline's. */
  times: number;
  against: string;
  wanted: number | undefined;
}

export interface Both {
  api: Measured;
  floor: Measured;
}

interface How {
  connections: number;
  rounds: number;
}

/**
 * The lower quartile of several readings: other load on the machine only makes requests slower,
 * in processor time too.
 */
export function typical(readings: readonly Reading[]): Reading {
  const quarter = (of: (reading: Reading) => number) => percentile(readings.map(of), 25);
  return {
    cpu: quarter(({ cpu }) => cpu),
    p50: quarter(({ p50 }) => p50),
    p99: quarter(({ p99 }) => p99),
    perSecond: percentile(
      readings.map(({ perSecond }) => perSecond),
      75,
    ),
  };
}

/**
 * Measures a call and its baseline in turns, so that other load on the machine affects both. The
 * first reading of each is a warm-up.
 */
export async function compare(
  { api, floor }: Both,
  one: Case,
  { connections, rounds }: How,
): Promise<Row> {
  const { name, requests, reset, against, wanted } = one;
  const read = (server: Measured, ask: Ask) => load(server, { ask, connections, requests });
  const [apis, floors]: [Reading[], Reading[]] = [[], []];
  for (let round = 0; round <= rounds; round++) {
    floors.push(await read(floor, one.floor));
    apis.push(await read(api, one.api));
    await reset?.();
    if (round > 0) continue;
    floors.length = 0;
    apis.length = 0;
  }
  const [above, below] = [typical(apis), typical(floors)];
  return { name, against, wanted, api: above, floor: below, times: above.cpu / below.cpu };
}
