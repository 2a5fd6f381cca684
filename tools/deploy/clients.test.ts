import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify } from 'fastify';
import type { Child } from '../processes/child-server';
import { nextFreePort, somewhereForPorts } from '../start/ports';
import { answering, hasCaddy, startCaddy } from './production';

// Only the proxy itself can show which address it forwards.
const withCaddy = hasCaddy() ? test : test.skip;

const state = mkdtempSync(join(tmpdir(), 'edge-'));
const edges: Child[] = [];
const app = fastify();
afterAll(async () => {
  await Promise.all(edges.map((edge) => edge.stop()));
  await app.close();
  rmSync(state, { recursive: true, force: true });
});

/**
 * Starts an edge in front of an API that answers with the client's address; returns the edge's
 * port.
 */
async function edgeThatTrusts(trusted: string): Promise<number> {
  // As in docker-compose.yml: the edge's network and the trusted proxies.
  const api = fastify({ trustProxy: ['127.0.0.1', ...trusted.split(' ')] });
  api.get('/api/who', ({ ip }) => ip);
  for (const path of ['/api/issuer/did.json', '/api/passkeys/origins'])
    api.get(path, ({ host }) => `${path} of ${host}`);
  app.addHook('onClose', () => api.close());
  await api.listen({ host: '127.0.0.1', port: 0 });
  const apiPort = (api.server.address() as AddressInfo).port;
  const taken = new Set<number>();
  const from = somewhereForPorts();
  const ports = [];
  for (let index = 0; index < 3; index += 1) ports.push(await nextFreePort(from, taken));
  const [http, https, health] = ports as [number, number, number];
  const env = {
    ...{ HTTP_PORT: `${http}`, HTTPS_PORT: `${https}`, HEALTH_PORT: `${health}` },
    ...{ API_HOST: '127.0.0.1', API_PORT: `${apiPort}`, SITE_ADDRESS: 'localhost' },
    TRUSTED_PROXIES: trusted,
    FURTHER_NAMES: 'former.localhost',
  };
  edges.push(startCaddy('edge', env, state));
  await answering(`http://127.0.0.1:${health}/healthz`);
  return https;
}

interface Asked {
  path?: string;
  host?: string;
  claims?: string | undefined;
}

/** The client's address that the API sees for a request from `from` to the edge. */
const answerTo = (
  port: number,
  from: string,
  { path = '/api/who', host = 'localhost', claims }: Asked,
): Promise<string> =>
  new Promise((resolve, reject) => {
    const headers = { host, ...(claims && { 'x-forwarded-for': claims }) };
    const to = { host: from, localAddress: from, port, path, headers, servername: host };
    request({ ...to, rejectUnauthorized: false }, async (reply) => {
      let text = reply.headers.location ?? '';
      for await (const part of reply) text += part;
      resolve(text);
    })
      .on('error', reject)
      .end();
  });

withCaddy(
  'who is counted as whom: IPv4, IPv6, a trusted and an untrusted outer proxy',
  async () => {
    const alone = await edgeThatTrusts('192.0.2.1/32');
    const behind = await edgeThatTrusts('127.0.0.1/32 ::1/128');
    const table: [port: number, from: string, claims: string | undefined, counted: string][] = [
      [alone, '127.0.0.1', undefined, '127.0.0.1'],
      [alone, '::1', undefined, '::1'],
      // A visitor cannot choose the address under which they are counted.
      [alone, '::1', '203.0.113.7', '::1'],
      [alone, '127.0.0.1', '2001:db8::7', '127.0.0.1'],
      [behind, '127.0.0.1', '203.0.113.7', '203.0.113.7'],
      [behind, '::1', '2001:db8::7', '2001:db8::7'],
      // The outer proxy appends its own finding after the visitor's claim.
      [behind, '::1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ];
    const counted = [];
    for (const [port, from, claims] of table)
      counted.push([port, from, claims, await answerTo(port, from, { claims })]);
    expect(counted).toEqual(table);
  },
);

withCaddy('a further name leads to the site, and answers for its badges and passkeys', async () => {
  const port = await edgeThatTrusts('192.0.2.1/32');
  const ask = (path: string) => answerTo(port, '127.0.0.1', { path, host: 'former.localhost' });
  expect(await ask('/verify/abc?from=mail')).toBe('https://localhost/verify/abc?from=mail');
  expect(await ask('/api/issuer/did.json')).toBe('/api/issuer/did.json of former.localhost');
  expect(await ask('/.well-known/webauthn')).toBe('/api/passkeys/origins of former.localhost');
});
