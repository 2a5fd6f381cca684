// Replaces mongod where none is installed: locks its data folder and prints mongod's messages.
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: { dbpath: { type: 'string' }, bind_ip: { type: 'string' }, port: { type: 'string' } },
});
const lock = join(values.dbpath, 'mongod.lock');
if (existsSync(lock)) {
  console.log('{"s":"E","attr":{"error":"DBPathInUse: Unable to lock the lock file"}}');
  for (let line = 0; line < 20; line++) console.log('{"s":"I","msg":"Shutting down"}');
  process.exit(100);
}
writeFileSync(lock, String(process.pid));
process.once('SIGTERM', () => {
  rmSync(lock);
  process.exit(0);
});
createServer().listen(Number(values.port), values.bind_ip, () =>
  console.log('{"s":"I","msg":"Waiting for connections"}'),
);
