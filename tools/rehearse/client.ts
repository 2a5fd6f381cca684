import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { must, work } from './work';

/** Name of the rehearsed site: one that the edge gives a certificate of its own authority. */
export const siteName = 'meritum.local';
export const site = `https://${siteName}`;

/** The certificate of that authority, once the edge has run. */
export const authority = join(work, 'volumes/certificates/caddy/pki/authorities/local/root.crt');

/** Asks the site as a stranger does, by its name and over TLS that is verified against `ca`. */
export function clientOf(ca: string) {
  const agent = new Agent({ ca, keepAlive: true });
  return async (path: string) => {
    const sent = request(site + path, { agent, timeout: 60_000 }).end();
    sent.on('timeout', () => sent.destroy(new Error('no answer in a minute')));
    const [reply] = (await once(sent, 'response')) as [IncomingMessage];
    return { status: reply.statusCode ?? 0, headers: reply.headers, body: await text(reply) };
  };
}

export type Client = ReturnType<typeof clientOf>;

/**
 * Asks for a page every 150 ms, few enough for the API's limit for one address, until told to stop.
 * Says then how many requests there were. @throws Error if one was not answered with 200
 */
export function keepAsking(ask: Client, path: string) {
  const failed: unknown[] = [];
  const open: Promise<void>[] = [];
  let slowest = 0;
  const one = async () => {
    const began = Date.now();
    const got = await ask(path).then(({ status }) => status, String);
    slowest = Math.max(slowest, Date.now() - began);
    if (got !== 200) failed.push(got);
  };
  const timer = setInterval(() => open.push(one()), 150);
  return async () => {
    await wait(1000);
    clearInterval(timer);
    await Promise.all(open);
    must(failed.length === 0, `of ${open.length} requests ${failed.length} got ${failed}`);
    return `${open.length} requests, none failed, the slowest ${slowest} ms`;
  };
}
