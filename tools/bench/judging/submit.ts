import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from 'mongodb';
import type { Pending } from './evening';

/** One evaluation, from the first attempt to its acknowledgement. */
export interface Submitted {
  id: string;
  innovation: number;
  /** When it was first sent, in milliseconds since the start. */
  at: number;
  /** Milliseconds until it was acknowledged, including retries. */
  took: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 400 });

function attempt(port: number, { id, token }: Pending, innovation: number): Promise<number> {
  const ratings = { innovation, methodology: 7, execution: 8, results: 9 };
  return new Promise((resolve) => {
    const outgoing = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        method: 'POST',
        timeout: 10_000,
        path: `/api/judges/me/assignments/${id}/rating`,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      },
      (reply) => {
        reply.resume();
        reply.once('end', () => resolve(reply.statusCode ?? 0));
        reply.once('error', () => resolve(0));
      },
    );
    outgoing.once('error', () => resolve(0));
    outgoing.once('timeout', () => outgoing.destroy());
    outgoing.end(JSON.stringify({ assignmentId: id, ratings }));
  });
}

/** Sends an evaluation and retries until it is answered, as the page does. */
export async function submit(
  port: number,
  pending: Pending,
  innovation: number,
  begun: number,
): Promise<Submitted> {
  const sent = performance.now();
  for (;;) {
    const status = await attempt(port, pending, innovation);
    const took = performance.now() - sent;
    if (status === 200) return { id: pending.id, innovation, at: sent - begun, took };
    if (status !== 0 && status < 500) throw new Error(`An evaluation was answered with ${status}`);
    if (took > 120_000) throw new Error('An evaluation was not accepted for two minutes');
    await sleep(500);
  }
}

/** Number of acknowledged evaluations that are missing or differ in the database. */
export async function lostOf(
  db: Db,
  acknowledged: readonly Pick<Submitted, 'id' | 'innovation'>[],
): Promise<number> {
  const stored = await db.collection('assignments').find({ status: 'completed' }).toArray();
  const kept = new Map(
    stored.map(({ _id, evaluation }) => [String(_id), evaluation.ratings.innovation as number]),
  );
  return acknowledged.filter(({ id, innovation }) => kept.get(id) !== innovation).length;
}
