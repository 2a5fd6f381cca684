import { request as plainRequest } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import type { Answer } from './observatory';

export interface Asked {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  /** Sends the headers alone, for an answer that comes before any body. */
  withoutBody?: boolean;
}

/** How a site is asked; `trustAny` for one whose certificate is of this machine. */
export interface Site {
  address: string;
  /** Where plain HTTP is answered; port 80 of the same host unless said otherwise. */
  plainAddress?: string;
  trustAny?: boolean;
}

/** Whether plain HTTP leads to TLS on the same host at once, or is not answered at all. */
function leadsToTls({ address, plainAddress }: Site): Promise<boolean> {
  const { hostname } = new URL(address);
  return new Promise((resolve) => {
    const asked = plainRequest(plainAddress ?? `http://${hostname}/`, (reply) => {
      reply.resume();
      const to = new URL(reply.headers.location ?? 'http://nowhere', address);
      resolve(to.protocol === 'https:' && to.hostname === hostname);
    });
    asked.once('error', () => resolve(true));
    asked.end();
  });
}

function reply(site: Site, { path, method = 'GET', headers = {}, withoutBody }: Asked) {
  const options: RequestOptions = { method, headers, rejectUnauthorized: !site.trustAny };
  return new Promise<Omit<Answer, 'redirects' | 'preloaded'>>((resolve, reject) => {
    const asked = request(new URL(path, site.address), options, async (got) => {
      const body = withoutBody ? '' : Buffer.concat(await got.toArray()).toString();
      const { 'set-cookie': cookies = [], ...others } = got.headers;
      resolve({ headers: others as Answer['headers'], cookies, body });
      if (withoutBody) asked.destroy();
    });
    asked.once('error', reject);
    if (withoutBody) asked.flushHeaders();
    else asked.end();
  });
}

/** Asks a site as a program does that sends no cookies; the list of preloaded hosts is not asked. */
export async function answerOf(site: Site, asked: Asked): Promise<Answer> {
  const [got, redirects] = await Promise.all([reply(site, asked), leadsToTls(site)]);
  return { ...got, redirects, preloaded: false };
}

/** Every kind of answer that anybody can have of a site. */
export async function kindsOf(site: Site): Promise<Record<string, Asked>> {
  const read = async <T>(path: string) => JSON.parse((await reply(site, { path })).body) as T;
  const remotes = await read<Record<string, { integrity: string }>>('/remotes.json');
  const { integrity = '' } = remotes['mf-nomination'] ?? {};
  const { seal } = await read<{ seal: string }>(integrity);
  const entry = new URL(
    (JSON.parse(seal) as { entry: string }).entry,
    new URL(integrity, site.address),
  );
  return {
    page: { path: '/' },
    'portal page': { path: '/tech-nomination' },
    'not-found page': { path: '/no-such-page' },
    'script of a remote': { path: entry.pathname },
    'API reply': { path: '/api/health/live' },
    'API error': { path: '/api/no-such-call' },
    'proxy error': {
      path: '/api/no-such-call',
      method: 'POST',
      headers: { 'content-length': '2000000' },
      withoutBody: true,
    },
  };
}
