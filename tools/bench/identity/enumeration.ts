import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Answer, Client } from './client';
import { kolmogorovSmirnov, mannWhitney, quantile } from './statistics';

const tries = 200;
/** So few a person that neither pauses nor quotas begin. */
const triesPerPerson = 4;

export const someAddress = () => `bench.${randomBytes(6).toString('hex')}@example.com`;

interface Samples {
  known: number[];
  unknown: number[];
}

const describe = (samples: number[]) =>
  [0.1, 0.5, 0.9].map((at) => quantile(samples, at).toFixed(2).padStart(8)).join('');

function report(name: string, { known, unknown }: Samples): void {
  const ranks = mannWhitney(known, unknown);
  const steps = kolmogorovSmirnov(known, unknown);
  console.log(`\n  ${name}: milliseconds   p10     p50     p90   (${known.length} tries each)`);
  console.log(`    an account   ${describe(known)}`);
  console.log(`    none         ${describe(unknown)}`);
  console.log(
    `    Mann-Whitney p ${ranks.p.toFixed(3)}, slower with an account in ${(ranks.share * 100).toFixed(1)} % of pairs; ` +
      `Kolmogorov-Smirnov D ${steps.distance.toFixed(3)}, p ${steps.p.toFixed(3)}`,
  );
}

/** Asks in random order about addresses that have an account and such that have none. */
async function compare(
  known: readonly string[],
  unknown: readonly string[],
  ask: (email: string) => Promise<Answer>,
): Promise<Samples> {
  const samples: Samples = { known: [], unknown: [] };
  const order = [
    ...known.map((email) => ({ email, into: samples.known })),
    ...unknown.map((email) => ({ email, into: samples.unknown })),
  ]
    .map((one) => ({ ...one, at: Math.random() }))
    .sort((a, b) => a.at - b.at);
  for (const { email, into } of order) {
    into.push((await ask(email)).milliseconds);
    // What an answer leaves to be done is over before the next.
    await wait(25);
  }
  return samples;
}

const times = (addresses: readonly string[]) =>
  Array.from({ length: triesPerPerson }, () => addresses).flat();

/** Whether the time of an answer tells if an address has an account: sign-in, reset, registering. */
export async function enumeration(api: Client): Promise<void> {
  const people = Array.from({ length: tries / triesPerPerson }, someAddress);
  for (const email of people) await api.register(email);
  const nobody = people.map(someAddress);
  const wrong = (email: string) => api.signIn(email, 'a wrong password');
  report('wrong password', await compare(times(people), times(nobody), wrong));
  report('new password asked for', await compare(times(people), times(nobody), api.requestReset));
  const fresh = Array.from({ length: tries }, someAddress);
  report('registering', await compare(times(people), fresh, api.register));
}
