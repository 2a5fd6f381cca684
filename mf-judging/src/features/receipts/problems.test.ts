/** @jest-environment node */
import type { Receipt } from '@meritum/shared/contracts/receipts';
import type { PublicKey } from '@meritum/shared/contracts/season-rules';
import { toHex } from '@meritum/shared/merit/ledger/bytes';
import { commitmentOf, saltOf } from '@meritum/shared/merit/ledger/commitment';
import { rootFrom } from '@meritum/shared/merit/ledger/merkle';
import { receiptStatement } from '@meritum/shared/merit/ledger/receipt-statement';
import type { KeptRating } from './kept';
import { checkedReceipts, type ListedReceipt, problemOfReply } from './problems';

const { subtle } = crypto;
let keyPair: CryptoKeyPair;
let keys: PublicKey[];
let right: Receipt;
let kept: KeptRating;
beforeAll(async () => {
  keyPair = (await subtle.generateKey('Ed25519', false, ['sign', 'verify'])) as CryptoKeyPair;
  const raw = await subtle.exportKey('raw', keyPair.publicKey);
  keys = [{ id: 'now', publicKey: toHex(new Uint8Array(raw)) }];
  right = await receiptOf(sent);
  kept = { ...sent, receipt: right };
});

const sent: KeptRating = {
  assignmentId: 'a',
  version: 'first',
  scores: [8, 9, 7, 9],
  judgeHalf: 'ab'.repeat(16),
};
const opening = { entry: 'ZZZZ-0000', serverHalf: 'cd'.repeat(16) };
const rulesHash = 'e'.repeat(64);

/** The correctly signed receipt of an honest server for these scores and this half. */
async function receiptOf({ scores, judgeHalf, version }: KeptRating): Promise<Receipt> {
  const { entry, serverHalf } = opening;
  const salt = saltOf({ serverHalf, judgeHalf });
  const commitment = commitmentOf({ rulesHash, entry, scores, salt });
  const text = receiptStatement({ commitment, judgeHalf, rulesHash, version });
  const bytes = await subtle.sign('Ed25519', keyPair.privateKey, new TextEncoder().encode(text));
  const signature = toHex(new Uint8Array(bytes));
  const stated = { commitment, judgeHalf, rulesHash, version };
  return { assignmentId: 'a', halfFrom: 'judge', ...stated, signature, keyId: 'now' };
}

const listedAfterClosing = (
  receipt: Receipt,
  over: Partial<ListedReceipt> = {},
): ListedReceipt => ({
  ...receipt,
  season: '2025',
  category: 'AI',
  completedAt: '2025-10-01T09:00:00.000Z',
  setAside: false,
  proof: {
    root: rootFrom(receipt.commitment, { index: 0, size: 1, path: [] }) ?? '',
    index: 0,
    size: 1,
    path: [],
  },
  opening,
  ...over,
});

test('the reply to a rating is right only with the own half, text and our signature', async () => {
  const cases = [
    [right, undefined],
    [undefined, 'no receipt'],
    // Another judge's receipt, correctly signed.
    [await receiptOf({ ...sent, judgeHalf: 'ef'.repeat(16) }), 'other half'],
    [await receiptOf({ ...sent, version: 'second' }), 'other text'],
    [{ ...right, signature: '0'.repeat(128) }, 'not signed'],
    // The keys could not be fetched, which is not the receipt's fault.
    [{ ...right, keyId: 'other' }, undefined],
  ] as const;
  const problems = cases.map(([receipt]) => problemOfReply(sent, receipt, keys));
  expect(await Promise.all(problems)).toEqual(cases.map(([, problem]) => problem));
});

describe('all receipts after the closing', () => {
  const problemsOf = async (
    listed: readonly ListedReceipt[],
    own: readonly KeptRating[] = [kept],
  ) =>
    (await checkedReceipts({ listed, kept: own, keys })).map(({ problem, compared }) => [
      problem,
      compared,
    ]);

  test("lead to the judge's own ratings, and the file has them", async () => {
    const [only] = await checkedReceipts({
      listed: [listedAfterClosing(right)],
      kept: [kept],
      keys,
    });
    expect(only).toMatchObject({
      problem: undefined,
      compared: true,
      saved: { scores: sent.scores },
    });
  });

  test('keep the signature that came first, if another is listed later', async () => {
    const forged = listedAfterClosing({ ...right, signature: '0'.repeat(128) });
    const [only] = await checkedReceipts({ listed: [forged], kept: [kept], keys });
    expect([only?.problem, only?.saved.signature]).toEqual(['not signed', right.signature]);
  });

  test('show that the server committed to other numbers', async () => {
    const made = await receiptOf({ ...sent, scores: [8, 9, 7, 1] });
    expect(await problemsOf([listedAfterClosing(made)])).toEqual([
      ['other numbers', true],
      // Nor is the receipt listed that the server gave first.
      ['not listed', false],
    ]);
    expect(await problemsOf([listedAfterClosing(made)], [{ ...kept, receipt: made }])).toEqual([
      ['other numbers', true],
    ]);
  });

  test('show a rating that is not under the root, unless another text came after it', async () => {
    expect(await problemsOf([listedAfterClosing(right, { proof: null })])).toEqual([
      ['not under the root', true],
    ]);
    expect(await problemsOf([listedAfterClosing(right, { proof: null, setAside: true })])).toEqual([
      [undefined, true],
    ]);
  });

  test('show one that the server no longer lists, and one with the half of another judge', async () => {
    expect(await problemsOf([])).toEqual([['not listed', false]]);
    const clash = await receiptOf({ ...sent, judgeHalf: 'ef'.repeat(16) });
    expect(await problemsOf([listedAfterClosing(clash)], [{ ...sent, receipt: clash }])).toEqual([
      ['other half', true],
    ]);
  });

  test('of another device are listed, and nothing is claimed of them', async () => {
    expect(await problemsOf([listedAfterClosing(right)], [])).toEqual([[undefined, false]]);
  });

  test('before the closing nothing is compared, and an attempt without a reply is no receipt', async () => {
    const open = listedAfterClosing(right, { proof: null, opening: null });
    expect(await problemsOf([open], [kept, { ...sent, judgeHalf: '0'.repeat(32) }])).toEqual([
      [undefined, false],
    ]);
  });
});
