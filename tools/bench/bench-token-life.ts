import { buildParts } from '../build/build-parts';
import { parts } from '../parts';
import { startApi } from './token-life/api';
import { type Person, personOf } from './token-life/person';

/** What decision 0041 and the reply of a sign-in promise, in seconds. */
const promised = 600;
const longest = 11 * 60;
/** Around the end it is looked at each second, before it and after it each half minute. */
const isNear = (second: number) => Math.abs(second - promised) <= 5;
const isLooked = (second: number) => isNear(second) || second % 30 === 0;

const until = (time: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, time - Date.now())));

interface Look {
  second: number;
  kept: number;
  signedOut: number;
}

async function looks(begun: number, kept: Person, signedOut: Person): Promise<Look[]> {
  const seen: Look[] = [];
  for (let second = 0; second <= longest; second++) {
    if (!isLooked(second)) continue;
    await until(begun + second * 1_000);
    const look = { second, kept: await kept.ask(), signedOut: await signedOut.ask() };
    seen.push(look);
    console.log(`  ${String(second).padStart(4)} s  token ${look.kept}  revoked ${look.signedOut}`);
  }
  return seen;
}

/** What was promised and was not kept; a second is left to the clock and to a busy machine. */
function faults(seen: readonly Look[]): string[] {
  return seen.flatMap(({ second, kept, signedOut }) => [
    ...(second < promised - 1 && kept !== 200 ? [`${kept} after ${second} s, not 200`] : []),
    ...(second > promised + 1 && kept !== 401 ? [`${kept} after ${second} s, not 401`] : []),
    ...(signedOut === 401 ? [] : [`a token that was signed out: ${signedOut} after ${second} s`]),
  ]);
}

/**
 * One access token's whole life in real time, eleven minutes: it counts until its end and never
 * after it, one that was signed out never, and the session goes on.
 */
export async function run(): Promise<void> {
  await buildParts(
    parts.filter((part) => part === 'api'),
    console.log,
  );
  const api = await startApi();
  try {
    const signedOut = await personOf(api.address);
    await signedOut.signOut();
    const begun = Date.now();
    const kept = await personOf(api.address);
    const wrong = faults(await looks(begun, kept, signedOut));
    const next = await kept.refresh();
    if (next !== 200) wrong.push(`the session was answered ${next} afterwards, not 200`);
    console.log(wrong.length === 0 ? '\n  As promised.' : `\n  ${wrong.join('\n  ')}`);
    if (wrong.length > 0) process.exitCode = 1;
  } finally {
    await api.stop();
  }
}
