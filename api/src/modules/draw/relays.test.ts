import { quicknet, timeOfRound, valueOfRound } from '@meritum/shared/merit/assign/beacon';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { days } from '../../platform/clock';
import { fetchRound, isRoundSigned, relayAnswers } from './relays';
import { type Behaviour, behaviours, signedRound, suiteRelay, testChain } from './testing-relay';

const relay = suiteRelay();
const round = 1_000;
const fetched = () => fetchRound([relay.address], testChain, round);

/** Rounds that the League of Entropy has published. */
const published: [number, string][] = [
  [
    42,
    '95a9f9f5b231b7714de1553105d8ffdf3dcda24cfdb1e689319bccf79a9c8ce430a91b811fbfaf763900bc998b5d686a',
  ],
  [
    657_413,
    'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b',
  ],
];

test.each(published)(
  'quicknet has signed its round %i, and no other',
  async (number, signature) => {
    expect(await isRoundSigned(quicknet, number, signature)).toBe(true);
    expect(await isRoundSigned(quicknet, number + 1, signature)).toBe(false);
    expect(await isRoundSigned(testChain, number, signature)).toBe(false);
  },
);

test('a relay that tells what the chain has signed is believed', async () => {
  expect(await fetched()).toBe(signedRound(round));
  expect(valueOfRound(await fetched())).toMatch(/^[0-9a-f]{64}$/);
});

const { right: _right, ...wrong } = behaviours;

test.each(Object.entries<Behaviour>(wrong))('a relay %s is not', async (_, behaviour) => {
  relay.behaviour = behaviour;
  await expect(fetched()).rejects.toThrow(`No relay gave round ${round} of the beacon`);
  expect(relay.asked).toBe(1);
});

test('a signature has one encoding, so that no relay can choose between two values', async () => {
  /** The same number in another encoding: plus the field's prime, if 381 bits hold that. */
  const again = (signature: string) => {
    const flags = BigInt(`0x${signature}`) >> 381n;
    const larger = (BigInt(`0x${signature}`) & largest) + bls12_381.fields.Fp.ORDER;
    return larger > largest ? [] : [((flags << 381n) | larger).toString(16)];
  };
  const largest = (1n << 381n) - 1n;
  const rounds = Array.from({ length: 20 }, (_, index) => index + 1);
  const others = rounds.flatMap((one) =>
    again(signedRound(one)).map((signature) => ({ one, signature })),
  );
  expect(others.length).toBeGreaterThan(0);
  for (const { one, signature } of others)
    expect(await isRoundSigned(testChain, one, signature)).toBe(false);
});

test('a relay that never answers is given up after five seconds, and the next one is asked', async () => {
  let asked = 0;
  const silent: Behaviour = (number, response) => {
    asked += 1;
    if (asked > 1) behaviours.right(number, response);
  };
  relay.behaviour = silent;
  const both = [relay.address, relay.address];
  expect(await fetchRound(both, testChain, round)).toBe(signedRound(round));
}, 20_000);

test('the beacon answers if one of its relays tells a round of the last minutes', async () => {
  const answers = (relays: string[], shift = 0) =>
    relayAnswers({ relays, chain: testChain }, new Date(Date.now() + shift));
  const gone = 'http://127.0.0.1:9';
  expect([await answers([gone, relay.address]), await answers([gone])]).toEqual([true, false]);
  expect(await relayAnswers(undefined, new Date())).toBe(false);
  // Relays answer like this while our clock is ahead.
  relay.behaviour = (number, response) =>
    timeOfRound(testChain, number) > new Date()
      ? behaviours['not knowing the round yet'](number, response)
      : behaviours.right(number, response);
  expect([await answers([relay.address]), await answers([relay.address], days(1))]).toEqual([
    true,
    false,
  ]);
});
