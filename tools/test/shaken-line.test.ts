import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { listening } from '../start/ports';
import { maybeShaken, shakenLine } from './shaken-line';

/** A server that sends back what it is sent. */
async function echo() {
  const server = createServer({ allowHalfOpen: true }, (socket) => socket.pipe(socket));
  return {
    port: await listening(server),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

test('data arrives complete and in order, and so does the end', async () => {
  const server = await echo();
  const line = await shakenLine(server.port);
  const sent = Buffer.from(Array.from({ length: 300_000 }, (_, at) => at % 251));
  const client = connect({ port: line.port, host: '127.0.0.1', allowHalfOpen: true });
  client.end(sent);
  expect((await buffer(client)).equals(sent)).toBe(true);
  line.close();
  await server.close();
});

test('without a listener the connection ends', async () => {
  const server = await echo();
  await server.close();
  const line = await shakenLine(server.port);
  const client = connect(line.port, '127.0.0.1');
  client.on('error', () => {});
  await once(client, 'close');
  line.close();
});

test('a database is reached with or without delays, as configured', async () => {
  const uri = 'mongodb://127.0.0.1:27017/?replicaSet=main';
  expect((await maybeShaken(uri)).uri).toBe(uri);
  process.env.MERITUM_SHAKE = '2';
  const shaken = await maybeShaken(uri);
  delete process.env.MERITUM_SHAKE;
  expect(shaken.uri).toMatch(/^mongodb:\/\/127\.0\.0\.1:\d+\/\?directConnection=true$/);
  expect(shaken.uri).not.toContain(':27017');
  shaken.close();
});
