import { once } from 'node:events';
import { buildApp } from './app';
import { type Config, ConfigError, readConfig } from './config/environment';
import { lineWriter } from './platform/logs/line-writer';
import { metricsServer } from './platform/metrics/serve';
import { isDriverError } from './platform/mongo/driver-errors';
import type { App } from './platform/zod/provider';

const maxGoodbyeMs = 10_000;

/** Ends the process with a message for the person who started it. */
function giveUp(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function configuration(): Config {
  try {
    return readConfig();
  } catch (error) {
    if (error instanceof ConfigError) giveUp(error.message);
    throw error;
  }
}

async function build(config: Config): Promise<App> {
  try {
    return await buildApp(config, { logStream: lineWriter(), upkeepAtStart: 'once listening' });
  } catch (error) {
    if (isDriverError(error)) giveUp(`MONGODB_URI cannot be used: ${error.message}`);
    throw error;
  }
}

/** Listens on a port that a setting names, or ends the process with a line that says why not. */
async function listen(
  { host, port, setting }: { host: string; port: number; setting: string },
  start: () => Promise<unknown>,
): Promise<void> {
  try {
    await start();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') giveUp(`Port ${port} on ${host} is taken (${setting}).`);
    if (code === 'EACCES') giveUp(`Port ${port} on ${host} may not be used (${setting}).`);
    throw error;
  }
}

/** Serves the metrics on the inner port, where there is one, until the process ends. */
async function listenForScrapes(app: App, { host, metricsPort: port }: Config): Promise<void> {
  const { scrape } = app.metrics;
  if (port === undefined || !scrape) return;
  const server = metricsServer(scrape, app.mongo.state);
  await listen({ host, port, setting: 'METRICS_PORT' }, async () => {
    server.listen({ host, port });
    await once(server, 'listening');
  });
  app.log.info({ address: server.address() }, 'metrics are served');
}

/** Lets the requests under way end, then leaves; a second signal or too long a wait ends it now. */
function stopOnSignals(app: App): void {
  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) process.exit(1);
    stopping = true;
    app.log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), maxGoodbyeMs).unref();
    void app.close().then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** Starts the API with the settings of the environment, and stops it on SIGTERM or SIGINT. */
export async function serve(): Promise<void> {
  const config = configuration();
  const app = await build(config);
  stopOnSignals(app);
  void app.mongo.unusable.then(({ message }) => giveUp(message));
  const { host, port } = config;
  await listenForScrapes(app, config);
  await listen({ host, port, setting: 'PORT' }, () => app.listen({ host, port }));
}
