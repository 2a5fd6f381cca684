import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { BSON } from 'mongodb';

/** What is wrong between the API and its database. */
export type LineFault =
  | { kind: 'none' }
  | { kind: 'cut' }
  | { kind: 'slow'; ms: number }
  /** Writes are answered with an error of the server. */
  | { kind: 'no writes'; code: number; codeName: string };

const opMessage = 2013;
const writes = ['insert', 'update', 'delete', 'findAndModify', 'commitTransaction'];

/** The reply of a server that refuses the request with this id. */
function refusalTo(requestId: number, error: { code: number; codeName: string }): Buffer {
  const body = BSON.serialize({ ok: 0, errmsg: error.codeName, ...error });
  const head = Buffer.alloc(21);
  head.writeInt32LE(head.length + body.length, 0);
  head.writeInt32LE(requestId, 8);
  head.writeInt32LE(opMessage, 12);
  return Buffer.concat([head, body]);
}

/** Whether a message of the driver is a command that writes. */
function isWrite(message: Buffer): boolean {
  if (message.readInt32LE(12) !== opMessage || message[20] !== 0) return false;
  const size = message.readInt32LE(21);
  const command = Object.keys(BSON.deserialize(message.subarray(21, 21 + size)))[0] ?? '';
  return writes.includes(command);
}

/** A port that leads to the database, and can be cut, slow, or refuse writes. */
export async function databaseLine(port: number, target: number) {
  let fault: LineFault = { kind: 'none' };
  const open = new Set<Socket>();
  const server = createServer((client) => {
    if (fault.kind === 'cut') return client.destroy();
    const upstream = connect(target, '127.0.0.1');
    open.add(client);
    const end = () => {
      open.delete(client);
      client.destroy();
      upstream.destroy();
    };
    for (const side of [client, upstream]) side.on('error', end).on('close', end);
    let waiting = Buffer.alloc(0);
    const take = (message: Buffer) => {
      if (fault.kind === 'no writes' && isWrite(message))
        client.write(refusalTo(message.readInt32LE(4), fault));
      else if (fault.kind === 'slow') setTimeout(() => upstream.write(message), fault.ms);
      else upstream.write(message);
    };
    client.on('data', (data) => {
      waiting = Buffer.concat([waiting, data]);
      while (waiting.length >= 4 && waiting.length >= waiting.readInt32LE(0)) {
        const length = waiting.readInt32LE(0);
        take(waiting.subarray(0, length));
        waiting = waiting.subarray(length);
      }
    });
    upstream.on('data', (data) => client.write(data));
    return undefined;
  });
  server.listen(port);
  await once(server, 'listening');
  return {
    become(next: LineFault) {
      fault = next;
      if (next.kind === 'cut') for (const client of open) client.destroy();
    },
    close() {
      for (const client of open) client.destroy();
      server.close();
    },
  };
}
