import { buildApp } from './app';
import { type Config, ConfigError, readConfig } from './config/environment';
import { lineWriter } from './platform/logs/line-writer';
import { isDriverError } from './platform/mongo/driver-errors';
import type { App } from './platform/zod/provider';

const longestGoodbyeMs = 10_000;

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
    return await buildApp(config, { logStream: lineWriter() });
  } catch (error) {
    if (isDriverError(error)) giveUp(`MONGODB_URI cannot be used: ${error.message}`);
    throw error;
  }
}

async function listen(app: App, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') giveUp(`Port ${port} on ${host} is taken (PORT).`);
    if (code === 'EACCES') giveUp(`Port ${port} on ${host} may not be used (PORT).`);
    throw error;
  }
}

/** Lets the requests under way end, then leaves; a second signal or too long a wait ends it now. */
function stopOnSignals(app: App): void {
  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) process.exit(1);
    stopping = true;
    app.log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), longestGoodbyeMs).unref();
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
  await listen(app, config);
}
