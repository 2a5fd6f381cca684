import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from './percentile';
import { sent } from './raw';
import type { Stage } from './world';

/** What the request costs that meets a list which has changed: it is read, written and compressed. */
export interface First {
  /** Microseconds of the processor. */
  cpu: number;
  /** Milliseconds. */
  p50: number;
  slowest: number;
}

/** The API asks for the version of the lists again after two seconds. */
const trustedMs = 2_100;

export async function firstAfterChange(
  { api, winnersPath, changeWinners }: Stage,
  turns: number,
): Promise<First> {
  const asked = { method: 'GET', path: winnersPath, headers: { 'accept-encoding': 'br' } };
  const [took, used]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < turns; turn++) {
    await changeWinners();
    await sleep(trustedMs);
    const { cpu } = await api.usage();
    const begun = performance.now();
    await sent(api.port, asked, 200);
    took.push(performance.now() - begun);
    used.push((await api.usage()).cpu - cpu);
  }
  return { cpu: percentile(used, 50), p50: percentile(took, 50), slowest: percentile(took, 100) };
}
