import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { forAll } from '../testing/for-all';
import { fromHex, hashOfText, sha256, toHex } from './bytes';
import { canonicalJson } from './canonical';

const nodes = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');

test('SHA-256 is that of FIPS 180-4, for all lengths around the blocks', () => {
  expect(hashOfText('abc')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
  for (let length = 0; length <= 200; length += 1) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 37 + length) % 256);
    expect(toHex(sha256(bytes))).toBe(nodes(bytes));
  }
});

test('SHA-256 of any text is that of Node', () => {
  forAll([fc.string({ unit: 'grapheme', maxLength: 300 })], (text) => {
    expect(hashOfText(text)).toBe(nodes(text));
  });
});

test('bytes come back from hexadecimal, and nothing else is taken for it', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, at) => at);
  expect([...fromHex(toHex(bytes))]).toEqual([...bytes]);
  for (const text of ['0', 'AB', 'zz', ' 00', '00\n'])
    expect(() => fromHex(text)).toThrow(RangeError);
});

test('canonical JSON does not depend on the order of members, and reads back as it was', () => {
  const value = fc.letrec((recurse) => ({
    json: fc.oneof(
      fc.constantFrom(null, true, false),
      fc.maxSafeInteger(),
      fc.string({ unit: 'grapheme' }),
      fc.array(recurse('json'), { maxLength: 3 }),
      fc.dictionary(fc.stringMatching(/^[a-z]{1,3}$/), recurse('json'), { maxKeys: 4 }),
    ),
  })).json;
  const reversed = (one: unknown): unknown => {
    if (Array.isArray(one)) return one.map(reversed);
    if (typeof one !== 'object' || one === null) return one;
    return Object.fromEntries(
      Object.entries(one)
        .reverse()
        .map(([name, member]) => [name, reversed(member)]),
    );
  };
  forAll([value], (one) => {
    expect(canonicalJson(reversed(one))).toBe(canonicalJson(one));
    expect(canonicalJson(JSON.parse(canonicalJson(one)))).toBe(canonicalJson(one));
  });
  expect(canonicalJson({ b: [1, 'ü\n"'], a: null })).toBe('{"a":null,"b":[1,"ü\\n\\""]}');
});

test('values that languages write differently have no canonical JSON', () => {
  for (const value of [0.5, Number.NaN, 2 ** 53, '\ud800', { ü: 1 }, undefined, [() => 1]])
    expect(() => canonicalJson(value)).toThrow(RangeError);
});
