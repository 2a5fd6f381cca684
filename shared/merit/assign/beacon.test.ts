import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { forAll } from '../testing/for-all';
import {
  isFirstRound,
  isQuicknet,
  type PublishedRound,
  quicknet,
  roundAfter,
  timeOfRound,
  valueOfRound,
} from './beacon';

const chains = fc.record({
  hash: fc.constant(quicknet.hash),
  publicKey: fc.constant(quicknet.publicKey),
  genesis: fc.nat(2_000_000_000),
  period: fc.integer({ min: 1, max: 60 }),
});
const times = fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true });

test("quicknet's key and times are those that its hash is made of", () => {
  const founded = Buffer.alloc(12);
  founded.writeUInt32BE(quicknet.period);
  founded.writeBigInt64BE(BigInt(quicknet.genesis), 4);
  const hash = createHash('sha256')
    .update(founded)
    .update(Buffer.from(quicknet.publicKey, 'hex'))
    // The hash of the group that founded the chain, and the chain's name.
    .update(Buffer.from('f477d5c89f21a17c863a7f937c6a6d15859414d2be09cd448d4279af331c5d3e', 'hex'))
    .update('quicknet');
  expect(hash.digest('hex')).toBe(quicknet.hash);
});

test('a round is the first that nobody knows for ten minutes', () => {
  forAll([chains, times], (chain, now) => {
    const round = roundAfter(chain, now);
    const earliest = now.getTime() + 600_000;
    expect(timeOfRound(chain, round).getTime()).toBeGreaterThanOrEqual(earliest);
    if (round > 1) expect(timeOfRound(chain, round - 1).getTime()).toBeLessThan(earliest);
  });
});

/** A round as published by the League of Entropy. */
const published = {
  round: 1_000,
  randomness: 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
  signature:
    'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
};

test('the value of a published round is the one that its relays tell', () => {
  expect(valueOfRound(published.signature)).toBe(published.randomness);
});

const at = (seconds: number) =>
  new Date(timeOfRound(quicknet, 1_000).getTime() + 1_000 * seconds).toISOString();
const { signature } = published;
const right = { chain: quicknet, number: 1_000, fixedAt: at(-601), signature };

test.each<[string, PublishedRound, boolean]>([
  ['the round that was fixed', right, true],
  ['a signature that is none', { ...right, signature: 'no' }, false],
  ['a round that was known when it was fixed', { ...right, fixedAt: at(1) }, false],
  ['a later round than the first', { ...right, fixedAt: at(-610) }, false],
  ['another chain', { ...right, chain: { ...quicknet, period: 30 } }, false],
])('a published record is checked: %s', (_, record, isRight) => {
  expect(isFirstRound(record)).toBe(isRight);
});

test.each([
  { hash: '0'.repeat(64) },
  { publicKey: '0'.repeat(192) },
  { genesis: 0 },
  { period: 30 },
])('a chain that differs in one part is not quicknet: %o', (part) => {
  expect(isQuicknet({ ...quicknet })).toBe(true);
  expect(isQuicknet({ ...quicknet, ...part })).toBe(false);
});
