import { setTimeout as wait } from 'node:timers/promises';
import type { Answer, Client } from './client';
import { quantile } from './statistics';

export interface LoopDelay {
  p50: number;
  p99: number;
  max: number;
}

const probesPerSecond = 25;

/** What others meet meanwhile: one request of each kind, many times a second, come what may. */
async function others(api: Client, milliseconds: number): Promise<Map<string, number[]>> {
  const kinds = { winners: api.winners, health: api.health };
  const taken = new Map<string, number[]>(Object.keys(kinds).map((name) => [name, []]));
  const asked: Promise<unknown>[] = [];
  const end = performance.now() + milliseconds;
  while (performance.now() < end) {
    for (const [name, ask] of Object.entries(kinds))
      asked.push(ask().then((answer) => taken.get(name)?.push(answer.milliseconds)));
    await wait(1_000 / probesPerSecond);
  }
  await Promise.all(asked);
  return taken;
}

const round = (value: number) => value.toFixed(1);

export interface Load {
  name: string;
  seconds: number;
  /** Keeps signing in until `until`; answers with all that was answered. */
  signIns(until: number): Promise<Answer[]>;
}

/** Runs a load and says what it did to itself, to the requests of others and to the event loop. */
export async function measure(
  api: Client,
  { name, seconds, signIns }: Load,
  loopDelay: () => Promise<LoopDelay>,
): Promise<void> {
  await loopDelay();
  const [answers, taken] = await Promise.all([
    signIns(performance.now() + seconds * 1_000),
    others(api, seconds * 1_000),
  ]);
  const delay = await loopDelay();
  console.log(`\n  ${name}, ${seconds} s`);
  const statuses = new Map<number, number[]>();
  for (const { status, milliseconds } of answers)
    statuses.set(status, [...(statuses.get(status) ?? []), milliseconds]);
  for (const [status, times] of [...statuses].sort())
    console.log(
      `    sign-ins answered ${status}: ${round(times.length / seconds)} a second, p50 ${round(quantile(times, 0.5))} ms, p99 ${round(quantile(times, 0.99))} ms`,
    );
  for (const [kind, times] of taken)
    console.log(
      `    ${kind}: ${times.length} requests, p50 ${round(quantile(times, 0.5))} ms, p99 ${round(quantile(times, 0.99))} ms`,
    );
  console.log(
    `    event loop late by p50 ${round(delay.p50)} ms, p99 ${round(delay.p99)} ms, at most ${round(delay.max)} ms`,
  );
}

/** People who sign in one after the other, so many at once, each as soon as the last was answered. */
export function inARow(people: number, signIn: () => Promise<Answer>): Load['signIns'] {
  return async (until) => {
    const answers: Answer[] = [];
    const person = async () => {
      while (performance.now() < until) answers.push(await signIn());
    };
    await Promise.all(Array.from({ length: people }, person));
    return answers;
  };
}

/** So many sign-ins a second, whatever becomes of them. */
export function regardless(perSecond: number, signIn: () => Promise<Answer>): Load['signIns'] {
  return async (until) => {
    const asked: Promise<Answer>[] = [];
    while (performance.now() < until) {
      for (let turn = 0; turn < perSecond / 50; turn++) asked.push(signIn());
      await wait(20);
    }
    return Promise.all(asked);
  };
}
