import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { forAll } from '../testing/for-all';
import {
  type CommittedValue,
  drawRootOf,
  fixedDrawDigest,
  isCommittedValue,
  seasonSeedOf,
  seedOfTurn,
} from './season-draw';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const value = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('hex'));
const committed = (its: string | null, isLeftOut = false): CommittedValue => ({
  hash: sha256(its ?? ''),
  value: its,
  isLeftOut,
});
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
  const seed = sha256(`meritum-draw/1\n${root}\n${one}\n${other}`);
  expect(seasonSeedOf(root, [committed(one), committed(other)])).toBe(seed);
  const lines = `meritum-draw-fixed/1\n${root}\n${one}`;
  expect(fixedDrawDigest(root, [one])).toBe(sha256(lines));
  expect(fixedDrawDigest(root, [one], 1_000)).toBe(sha256(`${lines}\n1000`));
  expect(seedOfTurn(seed, 3)).toBe(`${seed}\n3`);
  expect(isCommittedValue(committed(one), one)).toBe(true);
  expect(isCommittedValue(committed(one), other)).toBe(false);
});

test('every value that is not left out changes the seed, and there is none while one is missing', () => {
  forAll([fc.uniqueArray(value, { minLength: 2, maxLength: 6 }), fc.nat(5)], (values, at) => {
    const which = at % values.length;
    const withOne = (change: (one: string) => CommittedValue) =>
      seasonSeedOf(
        root,
        values.map((one, index) => (index === which ? change(one) : committed(one))),
      );
    const all = withOne((one) => committed(one));
    expect(withOne(() => committed(sha256('another')))).not.toBe(all);
    expect(withOne(() => committed(null))).toBeUndefined();
    const others = values.filter((_, index) => index !== which).map((one) => committed(one));
    expect(withOne(() => committed(null, true))).toBe(seasonSeedOf(root, others));
    expect(
      seasonSeedOf(
        sha256(root),
        values.map((one) => committed(one)),
      ),
    ).not.toBe(all);
  });
});
