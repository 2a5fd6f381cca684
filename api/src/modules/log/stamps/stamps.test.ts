import type { LogHeadReply, LogHeadsReply } from '@meritum/shared/contracts/log';
import { headStatement } from '@meritum/shared/merit/log/head';
import { AsnConvert } from '@peculiar/asn1-schema';
import { TimeStampReq } from '@peculiar/asn1-tsp';
import { suiteApp } from '../../../testing/app';
import { testConfig } from '../../../testing/config';
import { composeForCommands } from '../../compose';
import { keepLog } from '../appending';
import {
  type Answering,
  hasOpenssl,
  type StandInAuthority,
  standInAuthority,
} from '../testing/authority';
import { timeStampAuthority } from './authority';
import { type Stamping, stampHeads } from './stamping';
import { stampRequest } from './token';

const suite = suiteApp();

/** Without OpenSSL there is no authority to ask, and nothing to verify with. */
const withOpenssl = hasOpenssl ? test : test.skip;
const name = 'Fictional Time';
const p256 = ['ec', '-pkeyopt', 'ec_paramgen_curve:P-256'];

const started: StandInAuthority[] = [];
async function authorityWith(keys: readonly string[]) {
  const one = await standInAuthority(...keys);
  started.push(one);
  return one;
}

let authority: StandInAuthority;
beforeAll(async () => {
  if (hasOpenssl) authority = await authorityWith(p256);
});
afterAll(() => {
  for (const one of started) one.close();
});

beforeEach(async () => {
  if (authority) authority.answering = undefined;
  const { db } = suite().app.mongo;
  for (const name of ['log', 'logHeads']) await db.collection(name).deleteMany({});
});

const clockAfter = (ms: number) => () => new Date(suite().clock().getTime() + ms);
const days = (count: number) => count * 86_400_000;

/** Signs the head of today, or of another day. */
const signHead = (after = 0) =>
  keepLog({ ...suite().commands().keepingLog, clock: clockAfter(after) });

/** The work of each minute, as a process does it; returns what went wrong. */
async function stampNow(changes: Partial<Stamping> = {}, { address } = authority) {
  const problems: unknown[] = [];
  await stampHeads({
    ...suite().commands().stamping,
    authority: timeStampAuthority(address, { timeoutMs: 500 }),
    onTurn: (problem) => problems.push(problem),
    ...changes,
  });
  return problems;
}

const lastHead = async () => {
  const { head } = (await suite().app.inject('/api/log/head')).json<LogHeadReply>();
  if (!head) throw new Error('No head is signed');
  return head;
};

/** All heads of the log. */
const heads = async () => {
  const url = '/api/log/heads?since=2020-01-01T00:00:00.000Z';
  return (await suite().app.inject(url)).json<LogHeadsReply>().heads;
};

withOpenssl.each([
  ['ECDSA', p256],
  ['RSA', ['rsa:2048']],
])('a signed head is stamped, and OpenSSL verifies the stamp offline: %s', async (_, keys) => {
  const own = await authorityWith(keys);
  await signHead();
  expect((await lastHead()).stamp).toBeNull();
  expect(await stampNow({}, own)).toEqual([undefined]);
  const head = await lastHead();
  const { token = '', by, at = '' } = head.stamp ?? {};
  expect(by).toBe(name);
  expect(Math.abs(Date.parse(at) - Date.parse(head.at))).toBeLessThan(60_000);
  const later = { ...head, size: head.size + 1 };
  expect([
    own.verifies(headStatement(head), token),
    own.verifies(headStatement(later), token),
    authority.verifies(headStatement(head), token),
  ]).toEqual([true, false, false]);
});

withOpenssl('each head is stamped once, also by two processes at once', async () => {
  await signHead(days(-1));
  await signHead();
  await Promise.all([stampNow(), stampNow()]);
  const stamped = await heads();
  expect(stamped.map(({ stamp }) => stamp?.by)).toEqual([name, name]);
  const { requests } = authority;
  expect(await stampNow()).toEqual([]);
  expect([await heads(), authority.requests]).toEqual([stamped, requests]);
});

withOpenssl('heads are listed from the moment of one that somebody kept', async () => {
  for (const day of [-2, -1, 0]) await signHead(days(day));
  const [, kept] = await heads();
  const { app } = suite();
  const since = await app.inject(`/api/log/heads?since=${kept?.at}`);
  expect(since.json<LogHeadsReply>().heads).toEqual((await heads()).slice(1));
  expect((await app.inject('/api/log/heads?since=yesterday')).statusCode).toBe(400);
});

const changed = (bytes: Buffer, at: number): Buffer => {
  const other = Buffer.from(bytes);
  other.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  return other;
};

/** The position of the last digit of the seconds that the authority states. */
const secondIn = (reply: Buffer) => reply.toString('latin1').search(/20\d{12}(\.\d+)?Z/) + 13;

const nonceIn = (request: Buffer) =>
  Buffer.from(AsnConvert.parse(request, TimeStampReq).nonce ?? new ArrayBuffer());

/** A reply as the authority would give it, changed on the way. */
const altering =
  (change: (reply: Buffer) => Buffer): Answering =>
  (request, response) =>
    response.end(change(authority.replyTo(request)));

const refused: [string, Answering, RegExp][] = [
  ['a changed signature', altering((reply) => changed(reply, reply.length - 1)), /no signature/],
  ['a changed time', altering((reply) => changed(reply, secondIn(reply))), /no signature/],
  [
    'another imprint',
    (request, response) => {
      const other = stampRequest({ text: 'another head', nonce: nonceIn(request) });
      response.end(authority.replyTo(other));
    },
    /something else/,
  ],
  [
    'another nonce',
    (_, response) => {
      lastHead().then((head) => {
        const other = { text: headStatement(head), nonce: Buffer.alloc(16, 0x41) };
        response.end(authority.replyTo(stampRequest(other)));
      });
    },
    /not for this request/,
  ],
  ['a refusal', (_, to) => to.end(Buffer.from('30053003020102', 'hex')), /refused, with status 2/],
  ['no stamp', (_, to) => to.end(Buffer.from('30053003020100', 'hex')), /no time stamp/],
  ['a stamp cut off', altering((reply) => reply.subarray(0, 200)), /cannot be read/],
  ['garbage', (_, to) => to.end('<html>Sign in to this network</html>'), /cannot be read/],
  ['nothing', (_, to) => to.end(), /cannot be read/],
  ['10 MB', (_, to) => to.end(Buffer.alloc(10_000_000, 0x30)), /too long/],
  ['an error', (_, to) => to.writeHead(503).end(), /status 503/],
  [
    'another address',
    (_, to) => to.writeHead(307, { location: authority.address }).end(),
    /cannot be reached/,
  ],
  ['silence', () => {}, /cannot be reached: .*timeout/],
];

withOpenssl.each(refused)('%s is no stamp, and the head gets one later', async (_, answer, why) => {
  await signHead();
  authority.answering = answer;
  expect(await stampNow()).toEqual([expect.stringMatching(why)]);
  expect((await lastHead()).stamp).toBeNull();
  authority.answering = undefined;
  expect(await stampNow()).toEqual([undefined]);
  expect((await lastHead()).stamp).not.toBeNull();
});

withOpenssl.each([
  ['before the head was signed', 120_000, 120_000],
  ['to come', -days(1), -120_000],
])('a time %s is refused', async (_, signedAfter, now) => {
  await signHead(signedAfter);
  expect(await stampNow({ clock: clockAfter(now) })).toEqual([
    'The time stamp is dated before the head, or in the future.',
  ]);
  expect((await lastHead()).stamp).toBeNull();
});

withOpenssl(
  'an authority that is away delays no head, and is logged when that changes',
  async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const config = testConfig({ TIMESTAMP_AUTHORITY_URL: authority.address });
    const { stamping } = composeForCommands(suite().app.mongo.db, { config, clock: suite().clock });
    await signHead(days(-1));
    authority.answering = (_, response) => response.writeHead(503).end();
    await stampHeads(stamping);
    await signHead();
    await stampHeads(stamping);
    expect((await heads()).map(({ stamp }) => stamp)).toEqual([null, null]);
    authority.answering = undefined;
    await stampHeads(stamping);
    expect((await heads()).map(({ stamp }) => stamp?.by)).toEqual([name, name]);
    expect(warned.mock.calls).toEqual([
      [
        { problem: 'The reply has the status 503.' },
        'heads of the public log are not time-stamped',
      ],
      [{}, 'heads of the public log are time-stamped again'],
    ]);
  },
);

test('without an authority nobody is asked', async () => {
  await signHead();
  expect(suite().commands().stamping.authority).toBeUndefined();
  await stampHeads(suite().commands().stamping);
  expect((await lastHead()).stamp).toBeNull();
});
