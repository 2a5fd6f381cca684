import autocannon, { type Client } from 'autocannon';
import { percentile } from '../figures';
import type { Measured } from './processes';

/** A request to repeat. */
export interface Ask {
  method: string;
  path: string;
  headers?: Record<string, string>;
  expected: number;
  /**
   * Called for each reading; returns a function for each connection that may change its requests.
   */
  setUp?(): (client: Client) => void;
}

export interface Reading {
  /** Processor time of the server for a request, in microseconds. */
  cpu: number;
  /** Response time in milliseconds. */
  p50: number;
  p99: number;
  perSecond: number;
}

interface Load {
  ask: Ask;
  connections: number;
  requests: number;
}

/** Repeats a request over some connections. Throws on an unexpected status. */
export async function load(server: Measured, { ask, ...load }: Load): Promise<Reading> {
  const { method, path, headers = {}, expected, setUp } = ask;
  const prepare = setUp?.();
  const took: number[] = [];
  const wrong = new Set<number>();
  const before = await server.cpu();
  const begun = performance.now();
  let ended: Promise<{ cpu: number; seconds: number }> | undefined;
  const end = async () => {
    const seconds = (performance.now() - begun) / 1_000;
    return { cpu: (await server.cpu()) - before, seconds };
  };
  const { errors } = await new Promise<{ errors: number }>((resolve, reject) => {
    const options = {
      url: `http://127.0.0.1:${server.port}${path}`,
      method,
      headers,
      timeout: 60,
      connections: load.connections,
      amount: load.requests,
      setupClient(client: Client) {
        client.on('response', (status: number, _bytes: number, milliseconds: number) => {
          if (status !== expected) wrong.add(status);
          took.push(milliseconds);
          if (took.length === load.requests) ended = end();
        });
        prepare?.(client);
      },
    };
    autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
  });
  const used = await ended;
  if (!used || errors > 0 || wrong.size > 0)
    throw new Error(`${method} ${path}: ${errors} errors, answered ${[...wrong].join(', ')}`);
  return {
    cpu: used.cpu / load.requests,
    p50: percentile(took, 50),
    p99: percentile(took, 99),
    perSecond: load.requests / used.seconds,
  };
}
