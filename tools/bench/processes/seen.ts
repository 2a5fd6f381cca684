import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from 'mongodb';

const pollMs = 20;
/** Of a process that was asked: it may have been killed, and then counts for nothing. */
const patience = 10_000;

/** Milliseconds until the process says so; undefined when it stopped answering. */
async function until(since: number, isSo: () => Promise<boolean>): Promise<number | undefined> {
  try {
    while (!(await isSo())) {
      if (performance.now() - since > patience) throw new Error('It was never seen');
      await sleep(pollMs);
    }
    return performance.now() - since;
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

const numbers = (times: readonly (number | undefined)[]) =>
  times.filter((time) => time !== undefined);

/** Renames the season; how long each running process took to tell the new name. */
export async function seenByAll(db: Db, ports: () => number[]): Promise<number[]> {
  const name = `Season ${randomUUID().slice(0, 8)}`;
  await db.collection('seasons').updateMany({}, { $set: { name }, $inc: { revision: 1 } });
  const since = performance.now();
  const seen = ports().map((port) =>
    until(since, async () => {
      const reply = await fetch(`http://127.0.0.1:${port}/api/season`);
      const { data } = (await reply.json()) as { data?: { name: string } };
      return data?.name === name;
    }),
  );
  return numbers(await Promise.all(seen));
}

const post = (port: number, path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port}/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** Signs somebody out; how long each running process took to refuse the access token. */
export async function signOutSeen(gateway: number, ports: () => number[]): Promise<number[]> {
  const email = `${randomUUID()}@example.com`;
  const account = { fullName: 'Somebody Else', email, password: 'correct horse' };
  const registered = await post(gateway, 'register', account);
  // A process that was killed meanwhile; nobody is signed in.
  if (registered.status !== 201) return [];
  const { accessToken } = (await registered.json()) as { accessToken: string };
  const cookie = registered.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const reply = await post(gateway, 'sign-out', {}, { cookie });
  if (!reply.ok) return [];
  const since = performance.now();
  const headers = { authorization: `Bearer ${accessToken}` };
  const seen = ports().map((port) =>
    until(since, async () => {
      const { status } = await fetch(`http://127.0.0.1:${port}/api/account`, { headers });
      return status === 401;
    }),
  );
  return numbers(await Promise.all(seen));
}
