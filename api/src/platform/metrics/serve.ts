import { createServer, type Server } from 'node:http';
import { seconds } from '../clock';
import type { Metrics } from './metrics';

/**
 * Answers `GET /metrics`, and `GET /live` and `/ready` also while migrations keep the public port
 * shut: with what the process does, in words. Who may connect is decided by the network: the port is
 * never the public one, and no proxy leads to it.
 */
export function metricsServer(scrape: NonNullable<Metrics['scrape']>, state: () => string): Server {
  const server = createServer(async ({ method, url }, reply) => {
    if (method === 'GET' && (url === '/live' || url === '/ready')) {
      const isGood = url === '/live' || state() === 'ready';
      return void reply.writeHead(isGood ? 200 : 503).end(`${state()}\n`);
    }
    if (method !== 'GET' || url !== '/metrics') return void reply.writeHead(404).end();
    try {
      const { type, text } = await scrape();
      reply.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
    } catch {
      reply.writeHead(500).end();
    }
  });
  server.requestTimeout = seconds(10);
  server.maxConnections = 20;
  return server;
}
