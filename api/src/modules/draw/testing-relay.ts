import { createHash } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BeaconChain } from '@meritum/shared/merit/assign/beacon';
import { bls12_381 } from '@noble/curves/bls12-381.js';

const { shortSignatures } = bls12_381;
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
const [ours, others] = [7, 8].map((byte) => new Uint8Array(32).fill(byte)) as [
  Uint8Array,
  Uint8Array,
];

/** A chain whose key the tests hold. */
export const testChain: BeaconChain = {
  hash: createHash('sha256').update('a chain of the tests').digest('hex'),
  publicKey: hex(shortSignatures.getPublicKey(ours).toBytes()),
  genesis: 1_700_000_000,
  period: 3,
};

/** The chain's signature of a round; with `key`, another chain's. */
export function signedRound(round: number, key = ours): string {
  const number = Buffer.alloc(8);
  number.writeBigUInt64BE(BigInt(round));
  const message = Uint8Array.from(createHash('sha256').update(number).digest());
  return hex(shortSignatures.sign(shortSignatures.hash(message), key).toBytes());
}

const answer = (response: ServerResponse, body: object) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
};

/** How a relay answers a request for a round. */
export type Behaviour = (round: number, response: ServerResponse) => void;

/** `redirecting` redirects to a path with the correct reply. */
export const behaviours = {
  right: (round, response) => answer(response, { round, signature: signedRound(round) }),
  'not knowing the round yet': (_, response) => response.writeHead(404).end(),
  'telling another chain': (round, response) =>
    answer(response, { round, signature: signedRound(round, others) }),
  'telling another round': (round, response) =>
    answer(response, { round: round - 1, signature: signedRound(round - 1) }),
  "telling another round under this one's number": (round, response) =>
    answer(response, { round, signature: signedRound(round - 1) }),
  'telling the point at infinity': (round, response) =>
    answer(response, { round, signature: `c0${'00'.repeat(47)}` }),
  'telling what is no point': (round, response) =>
    answer(response, { round, signature: 'ff'.repeat(48) }),
  redirecting: (round, response) =>
    response.writeHead(302, { location: `/elsewhere/public/${round}` }).end(),
  'not speaking JSON': (_, response) => response.end('<html>'),
  'sending without end': (_, response) => {
    response.on('error', () => {});
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
    };
    response.on('drain', more);
    more();
  },
  'hanging up': (_, response) => response.destroy(),
} satisfies Record<string, Behaviour>;

/** A relay in this process that counts its requests and works at the start of each test. */
export function suiteRelay() {
  const relay = { address: '', asked: 0, behaviour: behaviours.right as Behaviour };
  const server = createServer(({ url = '' }, response) => {
    const [, path, round] = /^\/([^/]+)\/public\/(\d+)$/.exec(url) ?? [];
    relay.asked += 1;
    const isElsewhere = path === 'elsewhere';
    (isElsewhere ? behaviours.right : relay.behaviour)(Number(round), response);
  });
  beforeAll(async () => {
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    relay.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => Object.assign(relay, { asked: 0, behaviour: behaviours.right }));
  afterAll(() => {
    server.closeAllConnections();
    return new Promise<void>((closed) => void server.close(() => closed()));
  });
  return relay;
}
