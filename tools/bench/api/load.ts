import autocannon, { type Client, type Result } from 'autocannon';
import type { Measured } from './processes';

export interface Ask {
  path: string;
  headers?: Record<string, string>;
  /** Called for each connection to change its requests. */
  setUp?(client: Client): void;
}

interface Load {
  ask: Ask;
  connections: number;
  requests: number;
}

/**
 * Repeats a request over some connections. Returns the server's processor time per request in
 * microseconds. Throws unless all succeed.
 */
export async function load(server: Measured, { ask, connections, requests }: Load) {
  const { path, headers = {}, setUp } = ask;
  let answered = 0;
  let after: Promise<number> | undefined;
  const before = await server.cpu();
  const { errors, non2xx } = await new Promise<Result>((resolve, reject) => {
    const options = {
      url: `http://127.0.0.1:${server.port}${path}`,
      method: 'GET' as const,
      headers,
      timeout: 60,
      connections,
      amount: requests,
      setupClient(client: Client) {
        client.on('response', () => {
          answered += 1;
          if (answered === requests) after = server.cpu();
        });
        setUp?.(client);
      },
    };
    autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
  });
  const used = await after;
  if (used === undefined || errors > 0 || non2xx > 0)
    throw new Error(`${path}: ${errors} errors, ${non2xx} refusals`);
  return (used - before) / requests;
}
