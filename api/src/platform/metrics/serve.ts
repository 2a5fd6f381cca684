import { createServer, type Server } from 'node:http';
import { seconds } from '../clock';
import type { Metrics } from './metrics';

/**
 * Answers `GET /metrics`, and `/live` and `/ready` with the state in words, also while migrations
 * keep the public port closed. No proxy leads to this port: the network decides who can connect.
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
