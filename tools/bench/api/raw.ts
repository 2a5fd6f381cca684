import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Sent {
  method: string;
  path: string;
  headers?: Record<string, string | number>;
  body?: Buffer;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** As it came, whatever its coding. */
  body: Buffer;
}

const agent = new Agent({ keepAlive: true });

/** One request over connections that stay open. */
export function send(port: number, { method, path, headers = {}, body }: Sent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const length = body && { 'content-length': body.length };
    const options = { agent, host: '127.0.0.1', port, method, path };
    const outgoing = request({ ...options, headers: { ...headers, ...length } }, (reply) => {
      const pieces: Buffer[] = [];
      reply.on('data', (piece: Buffer) => pieces.push(piece));
      reply.once('error', reject);
      reply.once('end', () =>
        resolve({
          status: reply.statusCode ?? 0,
          headers: reply.headers,
          body: Buffer.concat(pieces),
        }),
      );
    });
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}

/** The same; throws where the answer is another status. */
export async function sent(port: number, asked: Sent, expected: number): Promise<Answer> {
  const answer = await send(port, asked);
  if (answer.status === expected) return answer;
  throw new Error(`${asked.method} ${asked.path} was answered ${answer.status}: ${answer.body}`);
}

/** How often it was answered that the service is not available. */
export const refusals = { count: 0 };

const pauseMs = 500;

/** The same; where the service is not available, again until it is, as the browser does. */
export async function sentAtLast(port: number, asked: Sent, expected: number): Promise<Answer> {
  for (;;) {
    const answer = await send(port, asked);
    if (answer.status === expected) return answer;
    if (answer.status !== 503)
      throw new Error(`${asked.method} ${asked.path} was answered ${answer.status}`);
    refusals.count += 1;
    await sleep(pauseMs);
  }
}

export const close = () => agent.destroy();
