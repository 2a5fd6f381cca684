/**
 * Given to a server's node by `--import`: tells whoever asks at PROBE_PORT how many microseconds of
 * the processor the process has used.
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
