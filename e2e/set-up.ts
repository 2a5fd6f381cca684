import { buildParts } from '../tools/build/build-parts';
import { parts } from '../tools/parts';
import { startOwnStack } from '../tools/start/own-stack';

/** Runs before all journeys: builds what has changed and starts the shared stack. */
export default async function setUp(): Promise<() => Promise<void>> {
  await buildParts(parts, console.log);
  const stack = await startOwnStack(console.log);
  process.env.E2E_ADDRESS = stack.address;
  process.env.E2E_DATABASE_URI = stack.database.uri;
  process.env.E2E_DATABASE = stack.databaseName;
  process.env.E2E_API_PORT = String(stack.ports.api);
  return stack.stop;
}
