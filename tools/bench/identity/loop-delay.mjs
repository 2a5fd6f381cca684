/**
 * Given to the API's node by `--import`: measures how late its event loop is, and tells it to
 * whoever asks at LOOP_DELAY_PORT. Each answer is of the time since the one before.
 */
import { createServer } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const port = Number(process.env.LOOP_DELAY_PORT);
const resolution = 1;

if (port > 0 && process.argv[1]?.endsWith('server.cjs')) {
  const histogram = monitorEventLoopDelay({ resolution });
  histogram.enable();
  // What is recorded is the time from one turn of the timer to the next, its own period included.
  const late = (nanoseconds) => Math.max(0, nanoseconds / 1e6 - resolution);
  const server = createServer((_req, res) => {
    const [p50, p99] = [50, 99].map((percent) => late(histogram.percentile(percent)));
    res.end(JSON.stringify({ p50, p99, max: late(histogram.max) }));
    histogram.reset();
  });
  server.listen(port, '127.0.0.1').unref();
}
