import { headStatement } from '@meritum/shared/merit/log/head';
import { AsnConvert } from '@peculiar/asn1-schema';
import { TimeStampReq } from '@peculiar/asn1-tsp';
import type { Answering } from '../testing/authority';
import { days, suiteStamping, withOpenssl } from '../testing/stamping';
import { NoTimeStamp, stampIn, stampRequest } from './token';

const { authority, signHead, stampNow, lastHead, clockAfter } = suiteStamping();

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
    response.end(change(authority().replyTo(request)));

const refused: [string, Answering, RegExp][] = [
  ['a changed signature', altering((reply) => changed(reply, reply.length - 1)), /no signature/],
  ['a changed time', altering((reply) => changed(reply, secondIn(reply))), /no signature/],
  [
    'another imprint',
    (request, response) => {
      const other = stampRequest({ text: 'another head', nonce: nonceIn(request) });
      response.end(authority().replyTo(other));
    },
    /something else/,
  ],
  [
    'another nonce',
    (_, response) => {
      lastHead().then((head) => {
        const other = { text: headStatement(head), nonce: Buffer.alloc(16, 0x41) };
        response.end(authority().replyTo(stampRequest(other)));
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
    (_, to) => to.writeHead(307, { location: authority().address }).end(),
    /cannot be reached/,
  ],
  ['silence', () => {}, /cannot be reached: .*timeout/],
];

withOpenssl.each(refused)(
  '%s is no stamp, and the head gets one later',
  async (said, answer, why) => {
    await signHead();
    authority().answering = answer;
    const patience = said === 'silence' ? 500 : undefined;
    expect(await stampNow({}, authority(), patience)).toEqual([expect.stringMatching(why)]);
    expect((await lastHead()).stamp).toBeNull();
    authority().answering = undefined;
    expect(await stampNow()).toEqual([undefined]);
    expect((await lastHead()).stamp).not.toBeNull();
  },
);

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

/** So many bytes lie between two that are changed: no multiple of a length that ASN.1 repeats. */
const stride = 7;

withOpenssl('a reply with another byte is refused in words, or says the same time', () => {
  const question = { text: 'a head', nonce: Buffer.alloc(16, 0x41) };
  const reply = authority().replyTo(stampRequest(question));
  const { at } = stampIn(reply, question);
  const timeIn = (bytes: Buffer) => {
    try {
      return stampIn(bytes, question).at;
    } catch (error) {
      return error instanceof NoTimeStamp ? 'refused' : error;
    }
  };
  const outcomes = Array.from({ length: Math.floor(reply.length / stride) }, (_, at) =>
    timeIn(changed(reply, at * stride)),
  );
  expect(outcomes.filter((one) => one !== 'refused' && String(one) !== String(at))).toEqual([]);
  expect(outcomes.filter((one) => one === 'refused').length).toBeGreaterThan(300 / stride);
});
