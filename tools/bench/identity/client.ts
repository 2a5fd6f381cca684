import { Agent, request } from 'node:http';
import { calls } from '@meritum/shared/contracts/calls';

export interface Answer {
  status: number;
  milliseconds: number;
}

/** Requests to the API itself, without the gateway before it, and how long each took. */
export function client(port: number) {
  const agent = new Agent({ keepAlive: true });

  function ask(method: string, path: string, body?: object): Promise<Answer> {
    const begun = performance.now();
    return new Promise((resolve, reject) => {
      const outgoing = request(
        {
          agent,
          host: '127.0.0.1',
          port,
          method,
          path,
          headers: body ? { 'content-type': 'application/json' } : {},
        },
        (reply) => {
          reply.resume();
          reply.once('end', () =>
            resolve({ status: reply.statusCode ?? 0, milliseconds: performance.now() - begun }),
          );
        },
      );
      // A kept connection may close just as it is used; that is no answer, and asked again.
      outgoing.once('error', (error) =>
        outgoing.reusedSocket ? resolve(ask(method, path, body)) : reject(error),
      );
      outgoing.end(body && JSON.stringify(body));
    });
  }

  return {
    register: (email: string) =>
      ask('POST', calls.register.path, { fullName: 'Ada Sample', email, password: rightPassword }),
    signIn: (email: string, password = rightPassword) =>
      ask('POST', calls.signIn.path, { email, password }),
    requestReset: (email: string) => ask('POST', calls.requestPasswordReset.path, { email }),
    winners: () => ask('GET', calls.getWinners.path),
    health: () => ask('GET', '/api/health/ready'),
    close: () => agent.destroy(),
  };
}

export type Client = ReturnType<typeof client>;

export const rightPassword = 'vq8-zt of the bench';
