import { randomUUID } from 'node:crypto';
import { calls } from '@meritum/shared/contracts/calls';

/** Somebody who has registered, with the access token that they were first given. */
export interface Person {
  /** Status of a request that needs the token. */
  ask(): Promise<number>;
  signOut(): Promise<void>;
  /** Status of a request to go on, and of one with the token that it was answered with. */
  refresh(): Promise<number>;
}

const cookieIn = (reply: Response): string =>
  reply.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('__Host-refresh='))
    ?.split(';')[0] ?? '';

export async function personOf(address: string): Promise<Person> {
  const post = (path: string, body: object, cookie = '') =>
    fetch(address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const askWith = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(address + calls.getAccount.path, { headers })).status;
  };
  const password = randomUUID();
  const email = `token-life-${randomUUID()}@example.com`;
  const reply = await post(calls.register.path, { fullName: 'Ada Sample', email, password });
  if (reply.status !== 201) throw new Error(`Registering was answered ${reply.status}`);
  const cookie = cookieIn(reply);
  const { accessToken } = (await reply.json()) as { accessToken: string };
  return {
    ask: () => askWith(accessToken),
    signOut: async () => void (await post(calls.signOut.path, {}, cookie)),
    async refresh() {
      const next = await post(calls.refreshSession.path, {}, cookie);
      if (next.status !== 200) return next.status;
      return askWith(((await next.json()) as { accessToken: string }).accessToken);
    },
  };
}
