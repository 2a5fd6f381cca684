import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { forAll } from '../testing/for-all';
import { drawRootOf, fixedDrawDigest, seasonSeedOf, seedOfTurn } from './season-draw';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const value = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('hex'));
const root = sha256('the root');

test('the root says the same in any order of texts and judges, and another once one differs', () => {
  const judge = fc.record({ id: fc.string(), expertise: value, capacity: fc.nat(1_000) });
  const judges = fc.uniqueArray(judge, { selector: ({ id }) => id, minLength: 1 });
  forAll([fc.uniqueArray(value, { minLength: 1 }), judges], (texts, all) => {
    const made = drawRootOf({ texts, judges: all });
    const turned = { texts: [...texts].reverse(), judges: [...all].reverse() };
    expect(drawRootOf(turned)).toBe(made);
    const [first, ...others] = all as [(typeof all)[0]];
    const fuller = [{ ...first, capacity: first.capacity + 1 }, ...others];
    const different = [
      { texts: texts.slice(1), judges: all },
      { texts, judges: others },
      { texts, judges: fuller },
    ];
    for (const one of different) expect(drawRootOf(one)).not.toBe(made);
  });
});

test('the seed is a hash over lines that any language repeats', () => {
  const [one, other] = ['1'.repeat(64), '2'.repeat(64)];
  const seed = sha256(`meritum-draw/1\n${root}\n${one}`);
  expect(seasonSeedOf(root, one)).toBe(seed);
  expect(seasonSeedOf(root, one, other)).toBe(sha256(`meritum-draw/1\n${root}\n${one}\n${other}`));
  const lines = `meritum-draw-fixed/1\n${root}\n${one}`;
  expect(fixedDrawDigest(root, one)).toBe(sha256(lines));
  const round = { chain: other, number: 1_000 };
  expect(fixedDrawDigest(root, one, round)).toBe(sha256(`${lines}\n${other}\n1000`));
  expect(seedOfTurn(seed, 3)).toBe(`${seed}\n3`);
});

test('root, value and round each change the seed', () => {
  forAll([fc.uniqueArray(value, { minLength: 4, maxLength: 4 })], (values) => {
    const [one, other, round, another] = values as [string, string, string, string];
    const seeds = [
      seasonSeedOf(one, other),
      seasonSeedOf(other, one),
      seasonSeedOf(one, round),
      seasonSeedOf(one, other, round),
      seasonSeedOf(one, other, another),
    ];
    expect(new Set(seeds).size).toBe(seeds.length);
  });
});
