import fc from 'fast-check';
import { canonicalJson } from '../ledger/canonical';
import { type MerkleTree, rootAbove } from '../ledger/merkle';
import { forAll } from '../testing/for-all';
import { entriesOf, entryOf, treeOver } from '../testing/logs';
import { rootByDefinition, sha256Of } from '../testing/merkle';
import { blindedDigest, type LogEntry, leafOf } from './entry';
import { headLine, readHead, type SignedHead } from './head';
import { verifyConsistency } from './verify';

const headOf = (tree: MerkleTree, size = tree.size) => ({ size, root: tree.rootAt(size) });

/** Two sizes in order, the smaller of at least `least`. */
const sizes = (least: number) =>
  fc
    .tuple(fc.integer({ min: least, max: 70 }), fc.integer({ min: 0, max: 40 }))
    .map(([first, more]) => ({ first, second: first + more }));

test('a leaf is SHA-256 of a zero byte and the canonical JSON of the entry', () => {
  const entry = entryOf(1);
  const text = Buffer.from(canonicalJson(entry));
  expect(Buffer.from(leafOf(entry))).toEqual(sha256Of([0], text));
  expect(canonicalJson(entry)).toMatch(/^\{"category":"AI & Größe","day":"2025-11-23","digest":/);
});

test('the root of each size is that of RFC 6962 in the order of appending', () => {
  const entries = entriesOf(70);
  const tree = treeOver(entries);
  const leaves = entries.map(leafOf);
  for (let size = 0; size <= 70; size += 1)
    expect(tree.rootAt(size)).toBe(rootByDefinition(leaves.slice(0, size)).toString('hex'));
});

test('each entry is proved to be in each later log, and no other entry is', () => {
  forAll([sizes(1), fc.nat()], ({ first, second }, which) => {
    const entries = entriesOf(second);
    const tree = treeOver(entries);
    const index = which % first;
    const entry = entries[index] as LogEntry;
    const proof = tree.inclusionProof(index, first);
    expect(rootAbove(leafOf(entry), proof)).toBe(tree.rootAt(first));
    expect(rootAbove(leafOf(entryOf(index, 'other')), proof)).not.toBe(tree.rootAt(first));
  });
});

test('a log that has only grown is consistent with every earlier head', () => {
  forAll([sizes(0)], ({ first, second }) => {
    const tree = treeOver(entriesOf(second));
    const path = tree.consistencyProof(first, second);
    expect(verifyConsistency(headOf(tree, first), headOf(tree, second), path)).toBe(true);
  });
});

test('no changed history is consistent, whatever proof is given', () => {
  forAll(
    [
      sizes(1),
      fc.nat(),
      fc.array(fc.uint8Array({ minLength: 32, maxLength: 32 }), { maxLength: 8 }),
    ],
    ({ first, second }, which, made) => {
      const honest = treeOver(entriesOf(second));
      const changed = treeOver(entriesOf(second, which % first));
      const [earlier, later] = [headOf(honest, first), headOf(changed)];
      const paths = [
        honest.consistencyProof(first, second),
        changed.consistencyProof(first, second),
        made.map((hash) => Buffer.from(hash).toString('hex')),
        [],
      ];
      expect(paths.map((path) => verifyConsistency(earlier, later, path))).toEqual(
        paths.map(() => false),
      );
    },
  );
});

test('a shorter log, a cut or lengthened proof and a moved head are not consistent', () => {
  forAll([sizes(1)], ({ first, second }) => {
    const tree = treeOver(entriesOf(second + 1));
    const [earlier, later] = [headOf(tree, first), headOf(tree)];
    const path = tree.consistencyProof(first, second + 1);
    const wrong: [typeof earlier, typeof later, string[]][] = [
      [later, earlier, path],
      [earlier, later, path.slice(1)],
      [earlier, later, [...path, earlier.root]],
      [earlier, { ...later, size: first }, path],
      [earlier, { ...later, root: earlier.root }, path],
      [earlier, { ...later, size: 2 ** 32 + later.size }, path],
      [earlier, later, path.map((hash) => hash.toUpperCase().replace(/\d/g, 'A'))],
    ];
    expect(wrong.map((given) => verifyConsistency(...given))).toEqual(wrong.map(() => false));
  });
});

test('a proof that cannot exist is refused', () => {
  const tree = treeOver(entriesOf(3));
  for (const ask of [
    () => tree.rootAt(4),
    () => tree.inclusionProof(3, 3),
    () => tree.inclusionProof(0, 0),
    () => tree.consistencyProof(3, 2),
    () => tree.consistencyProof(-1, 2),
    () => tree.consistencyProof(0.5, 2),
  ])
    expect(ask).toThrow(RangeError);
});

test('a blinded digest says nothing without its salt', () => {
  const [one, other] = ['ab'.repeat(16), 'cd'.repeat(16)];
  expect(blindedDigest('a rating', one)).not.toBe(blindedDigest('a rating', other));
});

const head: SignedHead = {
  ...headOf(treeOver(entriesOf(5))),
  at: '2025-11-23T05:00:00.000Z',
  keyId: 'a_-b1234',
  signature: 'ab'.repeat(64),
};

test('a head is read from its line, from a quoted mail and from the JSON of the API', () => {
  const wrapped = headLine(head).replaceAll(' ', '\n  ');
  for (const text of [
    headLine(head),
    `The state of our log: ${wrapped}. Keep it.`,
    JSON.stringify(head),
    JSON.stringify({ head, keys: [] }),
  ])
    expect(readHead(text)).toEqual(head);
  for (const text of [
    '',
    'a head',
    headLine(head).slice(0, -1),
    headLine({ ...head, at: '2025-99-99T05:00:00Z' }),
    `${headLine(head)}0`,
    '{"head":7}',
  ])
    expect(readHead(text)).toBeUndefined();
});
