import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pending } from './evening';

/** One evaluation from the first attempt to the answer that it is there. */
export interface Submitted {
  id: string;
  innovation: number;
  /** Milliseconds since the bench began at which it was first sent. */
  at: number;
  /** Milliseconds until it was acknowledged, attempts and pauses included. */
  took: number;
  attempts: number;
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

/** Sends an evaluation as a page does: the same one again until it is answered. */
export async function submit(
  port: number,
  pending: Pending,
  innovation: number,
  begun: number,
): Promise<Submitted> {
  const sent = performance.now();
  for (let attempts = 1; ; attempts++) {
    const status = await attempt(port, pending, innovation);
    const took = performance.now() - sent;
    if (status === 200) return { id: pending.id, innovation, at: sent - begun, took, attempts };
    if (status !== 0 && status < 500) throw new Error(`An evaluation was answered with ${status}`);
    if (took > 120_000) throw new Error('An evaluation was not taken for two minutes');
    await sleep(500);
  }
}
