/**
 * Preloaded into a server with `--import`: serves the processor time of the process, in
 * microseconds, at PROBE_PORT.
 */
import { createServer } from 'node:http';
import { isMainThread } from 'node:worker_threads';

const port = Number(process.env.PROBE_PORT);

if (isMainThread && port > 0) {
  const server = createServer((_, res) => {
    const { user, system } = process.cpuUsage();
    res.end(String(user + system));
  });
  server.listen(port, '127.0.0.1').unref();
}
