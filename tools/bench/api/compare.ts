import { columns, percentile } from '../figures';
import type { Case } from './cases';
import { load } from './load';
import type { Measured } from './processes';

/** A call and its baseline, in microseconds of processor time per request. */
export interface Row extends Pick<Case, 'name' | 'against' | 'wanted'> {
  api: number;
  floor: number;
  /** The API's processor time divided by the baseline's. */
  times: number;
}

interface Both {
  api: Measured;
  floor: Measured;
}

/**
 * Measures a call and its baseline in turns, so that other load affects both. The first measurement
 * of each is a warm-up. The lower quartile counts, because other load only adds processor time.
 */
export async function compare(
  servers: Both,
  { name, requests, against, wanted, ...asks }: Case,
  { connections, rounds }: { connections: number; rounds: number },
): Promise<Row> {
  const readings = { api: [] as number[], floor: [] as number[] };
  for (let round = 0; round <= rounds; round++)
    for (const side of ['floor', 'api'] as const) {
      const cpu = await load(servers[side], { ask: asks[side], connections, requests });
      if (round > 0) readings[side].push(cpu);
    }
  const [api, floor] = [percentile(readings.api, 25), percentile(readings.floor, 25)];
  return { name, against, wanted, api, floor, times: api / floor };
}

export const passes = ({ times, wanted }: Row): boolean => times <= wanted;

const verdict = (row: Row): string =>
  passes(row) ? 'pass' : `MISS by ${Math.round((row.times / row.wanted - 1) * 100)} %`;

export function callsTable(rows: readonly Row[]): string {
  return columns([
    ['call', 'µs', 'floor', 'times', 'wanted', '', 'floor is'],
    ...rows.map((row) => [
      row.name,
      row.api.toFixed(1),
      row.floor.toFixed(1),
      row.times.toFixed(2),
      `<= ${row.wanted}`,
      verdict(row),
      row.against,
    ]),
  ]);
}
