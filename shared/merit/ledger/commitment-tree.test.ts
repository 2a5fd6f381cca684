import fc from 'fast-check';
import { forAll } from '../testing/for-all';
import { sha256Of } from '../testing/merkle';
import { treeOf } from './commitment-tree';
import { rootFrom } from './merkle';

const hash = (part: string | number[]) => sha256Of(part).toString('hex');

const leavesOf = (count: number, seed = 0): string[] =>
  Array.from({ length: count }, (_, at) => hash([seed % 256, at % 256, at >> 8]));

test('every commitment has a proof that leads to the root, in any order of the others', () => {
  for (const size of [1, 2, 3, 7, 8, 33]) {
    const leaves = leavesOf(size);
    const { root } = treeOf([...leaves].reverse());
    const { proofOf } = treeOf(leaves);
    const roots = leaves.map((leaf) => {
      const proof = proofOf(leaf);
      return proof && rootFrom(leaf, proof);
    });
    expect(roots).toEqual(leaves.map(() => root));
  }
});

test('another commitment has no proof, nor does one lead it or a changed path to the root', () => {
  forAll(
    [fc.integer({ min: 2, max: 40 }), fc.nat(), fc.nat(), fc.nat({ max: 255 })],
    (size, which, where, seed) => {
      const leaves = leavesOf(size, seed);
      const leaf = leaves[which % size] as string;
      const { root, proofOf } = treeOf(leaves);
      const proof = proofOf(leaf);
      if (!proof) throw new Error('There was no proof.');
      const at = where % proof.path.length;
      const path = proof.path.map((one, index) => (index === at ? hash(one) : one));
      expect(proofOf(hash(leaf))).toBeUndefined();
      expect([
        rootFrom(hash(leaf), proof) === root,
        rootFrom(leaf, { ...proof, path }) === root,
        rootFrom(leaf, { ...proof, path: [...proof.path, leaf] }),
        rootFrom(leaf, { ...proof, path: proof.path.slice(1) }) === root,
        rootFrom(leaf, { ...proof, index: size }),
      ]).toEqual([false, false, undefined, false, undefined]);
    },
  );
});
