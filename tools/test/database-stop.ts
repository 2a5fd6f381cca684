import { rm } from 'node:fs/promises';

/** Stops the run's server and removes its data. */
export default async function stop() {
  const { __database } = globalThis as unknown as {
    __database: { stop(): Promise<void>; dataDir: string };
  };
  await __database.stop();
  await rm(__database.dataDir, { recursive: true, force: true });
}
