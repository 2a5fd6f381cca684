/** @jest-environment node */
import type { LogTree } from '@meritum/shared/merit/log/tree';
import { entriesOf, treeOver } from '@meritum/shared/merit/testing/logs';
import { headSigner } from '../../testing/signedHeads';
import { compareHeads } from './log';

let signer: Awaited<ReturnType<typeof headSigner>>;
beforeAll(async () => {
  signer = await headSigner();
});

/** A log of 20 entries, of which those from `changedFrom` on are not the usual ones. */
const logOf = (changedFrom = 20) => treeOver(entriesOf(20, changedFrom));

const headOf = (tree: LogTree, size: number) =>
  signer.sign({ size, root: tree.rootAt(size), at: '2025-11-23T05:00:00.000Z' });

async function verdictOn(before: LogTree, size: number, now: LogTree, sizeNow: number) {
  const [earlier, today] = [await headOf(before, size), await headOf(now, sizeNow)];
  const proofOf = async () => now.consistencyProof(size, sizeNow);
  return (await compareHeads({ earlier, today, keys: signer.keys, proofOf })).verdict;
}

test('a log that has grown, a shorter one and a rewritten one are told apart', async () => {
  const log = logOf();
  expect([
    await verdictOn(log, 7, log, 20),
    await verdictOn(log, 20, log, 20),
    await verdictOn(log, 20, log, 19),
    await verdictOn(log, 7, logOf(6), 20),
    await verdictOn(log, 20, logOf(6), 20),
  ]).toEqual(['grown', 'unchanged', 'shorter', 'changed', 'changed']);
});

test('a head that our key has not signed proves nothing', async () => {
  const log = logOf();
  const [earlier, today] = [await headOf(log, 7), await headOf(log, 20)];
  const proofOf = async () => log.consistencyProof(7, 20);
  const forged = { signature: earlier.signature };
  const compare = async (heads: object) =>
    (await compareHeads({ earlier, today, keys: signer.keys, proofOf, ...heads })).verdict;
  expect([
    await compare({ earlier: { ...earlier, root: today.root } }),
    await compare({ earlier: { ...earlier, keyId: 'another' } }),
    await compare({ today: { ...today, ...forged } }),
    await compare({}),
  ]).toEqual([
    'earlier not signed by us',
    'earlier not signed by us',
    'today not signed by us',
    'grown',
  ]);
});
