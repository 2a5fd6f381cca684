// Stands in for mongod where none can be installed: takes its options, locks its data folder and
// speaks as much of the protocol as bringing up a replica set of one needs.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BSON } from 'mongodb';

const { values } = parseArgs({
  options: Object.fromEntries(
    ['dbpath', 'bind_ip', 'port', 'replSet'].map((name) => [name, { type: 'string' }]),
  ),
});
const lock = join(values.dbpath, 'mongod.lock');
const stored = join(values.dbpath, 'config.json');
if (existsSync(lock)) {
  console.log(
    '{"s":"E","c":"CONTROL","attr":{"error":"DBPathInUse: Unable to lock the lock file"}}',
  );
  for (let line = 0; line < 20; line++) console.log('{"s":"I","msg":"Shutting down"}');
  process.exit(100);
}
writeFileSync(lock, String(process.pid));
writeFileSync(join(values.dbpath, 'WiredTiger'), '');
process.once('SIGTERM', () => {
  rmSync(lock);
  process.exit(0);
});

let config = existsSync(stored) ? JSON.parse(readFileSync(stored, 'utf8')) : undefined;

function answer(command) {
  const [name] = Object.keys(command);
  if (/^(hello|ismaster)$/i.test(name)) return { ...hello(), ok: 1 };
  if (name === 'replSetGetConfig') {
    return config ? { config, ok: 1 } : { ok: 0, code: 94, errmsg: 'no replset config' };
  }
  if (name === 'replSetInitiate' || name === 'replSetReconfig') {
    config = { version: 1, ...command[name] };
    writeFileSync(stored, JSON.stringify(config));
  }
  return { ok: 1 };
}

function hello() {
  const me = `127.0.0.1:${values.port}`;
  const primary = config?.members[0].host === me;
  const set = config && { setName: values.replSet, hosts: [config.members[0].host], me };
  const limits = { maxBsonObjectSize: 16777216, minWireVersion: 0, maxWireVersion: 25 };
  return { ismaster: primary, isWritablePrimary: primary, ...set, ...limits };
}

const QUERY = 2004;
createServer((socket) => {
  let received = Buffer.alloc(0);
  socket.on('error', () => {});
  socket.on('data', (data) => {
    received = Buffer.concat([received, data]);
    while (received.length >= 4 && received.length >= received.readInt32LE(0)) {
      const message = received.subarray(0, received.readInt32LE(0));
      received = received.subarray(message.length);
      socket.write(reply(message));
    }
  });
}).listen(Number(values.port), values.bind_ip);

/** OP_QUERY has flags, a collection's name and two numbers before the document; OP_MSG flags and a kind. */
function reply(message) {
  const legacy = message.readInt32LE(12) === QUERY;
  const at = legacy ? message.indexOf(0, 20) + 9 : 21;
  const end = at + message.readInt32LE(at);
  const document = BSON.serialize(answer(BSON.deserialize(message.subarray(at, end))));
  const before = Buffer.alloc(legacy ? 20 : 5);
  if (legacy) before.writeInt32LE(1, 16);
  const header = Buffer.alloc(16);
  header.writeInt32LE(16 + before.length + document.length, 0);
  header.writeInt32LE(message.readInt32LE(4), 8);
  header.writeInt32LE(legacy ? 1 : 2013, 12);
  return Buffer.concat([header, before, document]);
}
