/**
 * Given to a server's node by `--import`: tells whoever asks at PROBE_PORT what the process has used
 * of the processor and of memory, and where its time goes (`/profile/start`, `/profile/stop`).
 */
import { createServer } from 'node:http';
import { Session } from 'node:inspector/promises';
import { isMainThread } from 'node:worker_threads';

const port = Number(process.env.PROBE_PORT);
const everyMs = 25;

if (isMainThread && port > 0) {
  let peak = 0;
  const look = () => {
    peak = Math.max(peak, process.memoryUsage.rss());
  };
  setInterval(look, everyMs).unref();

  const session = new Session();
  session.connect();

  /** The processor's time in microseconds; the largest memory in bytes since the answer before. */
  const usage = () => {
    look();
    const { user, system } = process.cpuUsage();
    const answer = { cpu: user + system, rss: process.memoryUsage.rss(), peak };
    peak = 0;
    return answer;
  };
  const answers = {
    '/usage': async () => usage(),
    '/profile/start': async () => {
      await session.post('Profiler.enable');
      await session.post('Profiler.setSamplingInterval', { interval: 200 });
      return session.post('Profiler.start');
    },
    '/profile/stop': () => session.post('Profiler.stop'),
  };
  const server = createServer(async ({ url }, res) => {
    res.end(JSON.stringify(await answers[url]()));
  });
  server.listen(port, '127.0.0.1').unref();
}
