import { percentile } from '../figures';
import type { Case } from './cases';
import { type Ask, load, type Reading } from './load';
import type { Measured } from './processes';

/** One call beside its floor, each by {@link typical} readings. */
export interface Row {
  name: string;
  api: Reading;
  floor: Reading | undefined;
  /** The API's processor time over the floor's. */
  times: number | undefined;
  against: string | undefined;
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
 * Of several readings the one that a quarter are better than: whatever else the machine does only
 * makes a request dearer, processor time included.
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
 * Readings of a call and of its floor in turns, so that whatever else the machine does meets both
 * alike; the first of each only warms up.
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
    if (one.floor) floors.push(await read(floor, one.floor));
    apis.push(await read(api, one.api));
    await reset?.();
    if (round > 0) continue;
    floors.length = 0;
    apis.length = 0;
  }
  const [above, below] = [typical(apis), floors.length > 0 ? typical(floors) : undefined];
  const times = below && above.cpu / below.cpu;
  return { name, against, wanted, api: above, floor: below, times };
}
