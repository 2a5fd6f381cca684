/** @jest-environment node */

import type { MerkleTree } from '@meritum/shared/merit/ledger/merkle';
import type { LogEntry } from '@meritum/shared/merit/log/entry';
import { headLine, type SignedHead } from '@meritum/shared/merit/log/head';
import { entriesOf, treeOver } from '@meritum/shared/merit/testing/logs';
import { hasPython, ran, written } from './testing/programs';
import { signer } from './testing/signer';

const withPython = hasPython ? test : test.skip;

const { keys, signedHead } = signer();

const headOf = (tree: MerkleTree, size: number) =>
  signedHead({ size, root: tree.rootAt(size), at: '2025-11-23T05:00:00.000Z' });

/** Runs the program; returns its exit code and last line. */
function python(...args: string[]) {
  const { status, stdout, stderr } = ran('python3', 'docs/verify_log.py', ...args);
  return [status, (stdout || stderr).trim().split('\n').at(-1)];
}

function compared(earlier: SignedHead, later: SignedHead, path: readonly string[]) {
  return python(
    written('earlier.txt', `In a mail: ${headLine(earlier)}`),
    // With a byte order mark, as some editors save it.
    written('later.json', `\ufeff${JSON.stringify({ head: later, keys })}`),
    '--proof',
    written('proof.json', { path }),
  );
}

const grown = [0, 'The log has only grown.'];

withPython('agrees with the server on every beginning of logs of up to 16 entries', () => {
  const tree = treeOver(entriesOf(16));
  const at = (size: number) => ({ size, root: tree.rootAt(size) });
  const pairs = Array.from({ length: 17 }, (_, second) =>
    Array.from({ length: second + 1 }, (_, first) => [
      ...[at(first), at(second), tree.consistencyProof(first, second)],
    ]),
  ).flat();
  // In one process, because starting it takes longer than checking all signatures.
  const program = `
import json, sys
sys.path.insert(0, "docs")
from verify_log import is_consistent
print([is_consistent(*one) for one in json.loads(sys.argv[1])].count(True))`;
  const { stdout } = ran('python3', '-B', '-c', program, JSON.stringify(pairs));
  expect(Number(stdout)).toBe(pairs.length);
});

withPython('a log that has grown holds; a changed, shorter or unsigned one does not', () => {
  const [tree, changed] = [treeOver(entriesOf(20)), treeOver(entriesOf(20, 6))];
  const [seven, twenty] = [headOf(tree, 7), headOf(tree, 20)];
  const path = tree.consistencyProof(7, 20);
  expect(compared(seven, twenty, path)).toEqual(grown);
  const otherPath = changed.consistencyProof(7, 20);
  const rewritten = [1, 'The log was changed: it is not the earlier one with entries added.'];
  expect(compared(seven, headOf(changed, 20), otherPath)).toEqual(rewritten);
  expect(compared(seven, twenty, path.slice(1))).toEqual(rewritten);
  expect(compared(twenty, seven, path)).toEqual([1, 'The log has lost entries.']);
  expect(compared(seven, { ...twenty, at: '2025-11-24T05:00:00.000Z' }, path)).toEqual([
    1,
    'The later head is not signed by a key that is given.',
  ]);
});

withPython('all entries give both roots, without a proof', () => {
  const tree = treeOver(entriesOf(20));
  const heads = [7, 20].map((size) =>
    written(`${size}.json`, { head: headOf(tree, size), keys }),
  ) as [string, string];
  const entriesIn = (entries: LogEntry[]) => ['--entries', written('entries.json', { entries })];
  expect(python(...heads, ...entriesIn(entriesOf(20)))).toEqual(grown);
  expect(python(...heads, ...entriesIn(entriesOf(20, 10)))).toEqual([
    1,
    'The entries do not lead to the later head.',
  ]);
});

withPython(
  'keys that were noted take the place of those beside the heads, also of a changed key',
  () => {
    const tree = treeOver(entriesOf(20));
    const other = signer();
    const later = other.signedHead({ ...headOf(tree, 20) });
    const files = [headOf(tree, 7), later].map((head, at) => written(`key-${at}.json`, { head }));
    const proof = ['--proof', written('keys-proof.json', { path: tree.consistencyProof(7, 20) })];
    const noted = [keys, other.keys].flatMap((one) => ['--key', one[0]?.publicKey ?? '']);
    expect(python(...files, ...proof, ...noted)).toEqual(grown);
    expect(python(...files, ...proof, ...noted.slice(0, 2))[0]).toBe(1);
  },
);

withPython('what is missing is asked for, and is no sign that the log was changed', () => {
  const tree = treeOver(entriesOf(20));
  const heads = [7, 20].map((size) => written(`${size}.json`, { head: headOf(tree, size), keys }));
  const [first, second] = [entriesOf(20).slice(0, 12), entriesOf(20).slice(12)].map((entries, at) =>
    written(`part-${at}.json`, { entries }),
  );
  expect(python(...heads)).toEqual([2, expect.stringMatching(/give --proof or --entries$/)]);
  expect(python(...heads, '--entries', `${first}`)).toEqual([
    2,
    expect.stringMatching(/entries from 12 to 20 are missing; one reply has 1,000 at most/),
  ]);
  expect(python(...heads, '--entries', `${first}`, `${second}`)).toEqual(grown);
});
