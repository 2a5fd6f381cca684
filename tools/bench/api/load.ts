import autocannon, { type Client } from 'autocannon';
import type { Measured } from './processes';

/** A request to repeat. */
export interface Ask {
  path: string;
  headers?: Record<string, string>;
  expected: number;
  /**
   * Called for each reading; returns a function for each connection that may change its requests.
   */
  setUp?(): (client: Client) => void;
}

interface Load {
  ask: Ask;
  connections: number;
  requests: number;
}

/**
 * Repeats a request over some connections. Returns the server's processor time for one, in
 * microseconds. Throws on an unexpected status.
 */
export async function load(server: Measured, { ask, connections, requests }: Load) {
  const { path, headers = {}, expected, setUp } = ask;
  const prepare = setUp?.();
  const wrong = new Set<number>();
  let answered = 0;
  let after: Promise<number> | undefined;
  const before = await server.cpu();
  const { errors } = await new Promise<{ errors: number }>((resolve, reject) => {
    const options = {
      url: `http://127.0.0.1:${server.port}${path}`,
      method: 'GET' as const,
      headers,
      timeout: 60,
      connections,
      amount: requests,
      setupClient(client: Client) {
        client.on('response', (status: number) => {
          if (status !== expected) wrong.add(status);
          answered += 1;
          if (answered === requests) after = server.cpu();
        });
        prepare?.(client);
      },
    };
    autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
  });
  const used = await after;
  if (used === undefined || errors > 0 || wrong.size > 0)
    throw new Error(`${path}: ${errors} errors, answered ${[...wrong].join(', ')}`);
  return (used - before) / requests;
}
