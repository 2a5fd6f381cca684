/** @jest-environment node */
import { generateKeyPairSync, sign } from 'node:crypto';
import * as fc from 'fast-check';
import { ledgerOf } from '../testing/ledgers';
import { sample, commitment as sampleCommitment } from '../testing/sample';
import { commitmentOf } from './commitment';
import { type HeldReceipt, NotAReceipt, parseReceipts, receiptLine } from './held-receipts';
import type { LedgerRow } from './ledger';
import { treeOf } from './merkle';
import { commitmentsOf } from './publish';
import { receiptAnswers, receiptWords } from './receipt-answers';
import { receiptStatement } from './receipt-statement';
import { type Signed, signatureOn } from './signature';

const ledger = ledgerOf(sample);
const { root, rulesHash } = ledger;
const row = ledger.rows[0] as LedgerRow;
const commitment = commitmentOf({ rulesHash, ...row });
const receipt: HeldReceipt = { commitment, judgeHalf: row.salt.slice(32) };
const line = `${commitment}:${receipt.judgeHalf}`;
const answer = receiptAnswers(ledger, root);

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const { x = '' } = publicKey.export({ format: 'jwk' });
const keys = [{ id: 'now', publicKey: Buffer.from(x, 'base64url').toString('hex') }];

function signed(given: HeldReceipt): HeldReceipt {
  const stated = { rulesHash, version: 'first', ...given };
  const text = Buffer.from(receiptStatement(stated));
  return { ...stated, keyId: 'now', signature: sign(null, text, privateKey).toString('hex') };
}

const wordsFor = async (given: HeldReceipt) =>
  receiptWords(answer(given, await signatureOn(given, keys)));

test('the saved file, its list, one receipt and copied lines are all accepted', () => {
  const proof = treeOf(commitmentsOf(sample)).proofOf(commitment);
  const held = { ...receipt, rulesHash, assignmentId: 'a', proof };
  const texts = [{ receipts: [held] }, [held], held].map((one) => JSON.stringify(one));
  expect(
    [...texts, line, ` ${line}\n${line} `].flatMap((text) =>
      parseReceipts(text).map((one) => answer(one, 'not checked').kind),
    ),
  ).toEqual(Array(6).fill('published'));
});

test('a mailed line has the whole statement, so that its signature can be checked', async () => {
  const { version = '', signature = '' } = signed(receipt);
  const mailed = { ...receipt, rulesHash, version, keyId: 'now', signature };
  const [parsed] = parseReceipts(receiptLine(mailed));
  expect(parsed).toEqual(mailed);
  expect(await signatureOn(parsed as HeldReceipt, keys)).toBe('ours');
});

test('anything but a receipt is refused with a message', () => {
  for (const text of ['', 'abc', '{}', '{"receipts":[1]}', '["a:b"]', `${line} rest`])
    expect(() => parseReceipts(text)).toThrow(NotAReceipt);
});

test('each answer states the result for the rating', async () => {
  const dropped = signed({ commitment: '0'.repeat(64), judgeHalf: 'ab'.repeat(16) });
  const forged = { ...dropped, signature: '0'.repeat(128) };
  const numbers = row.scores.join(', ');
  const others = row.scores.map((score) => 11 - score);
  const answers: readonly (readonly [HeldReceipt, string])[] = [
    [
      { ...receipt, scores: row.scores },
      `In the ledger as you gave it: entry ${row.entry}, ${numbers}.`,
    ],
    [
      { ...receipt, scores: others },
      `In the ledger with other numbers than you gave: entry ${row.entry}, ${numbers} instead of ${others.join(', ')}. Keep this file and report it.`,
    ],
    // A server that committed again, to other numbers, cannot have made another half.
    [
      { ...signed({ ...receipt, commitment: '0'.repeat(64) }), scores: others },
      `In the ledger with other numbers than you gave: entry ${row.entry}, ${numbers} instead of ${others.join(', ')}. Keep this file and report it.`,
    ],
    [
      receipt,
      `In the ledger: entry ${row.entry}, ${numbers}. This receipt does not say what you gave, so compare the numbers yourself.`,
    ],
    [
      { ...receipt, judgeHalf: '0'.repeat(32), scores: row.scores },
      'Not yours: a rating with this receipt is there, but it was given to another judge.',
    ],
    [
      {
        commitment: sampleCommitment('ZZZZ-0000', '3', [1, 1, 1, 1]),
        judgeHalf: '3'.repeat(32),
      },
      'In the ledger, but voided (conflict): entry ZZZZ-0000, 1, 1, 1, 1.',
    ],
    [
      { ...receipt, commitment: sampleCommitment('CCCC-0000', '7', [10, 10, 10, 10]) },
      'Covered by the root, but not published (rating of a voided entry).',
    ],
    [
      dropped,
      'Signed by us, but not under the root: keep this file, it proves it. (That is right only if the entry was returned to its nominator: for another text, or for good.)',
    ],
    [forged, 'Not in this ledger, and not signed by us.'],
    [
      { ...dropped, setAside: true },
      'Not in this ledger: by the portal, the nominator sent another text after this rating, and you were asked to rate again. If you were not asked, keep this file and report it.',
    ],
    [
      { ...dropped, keyId: 'gone' },
      'Not in this ledger. Its signature could not be checked: it has none, its key is not known here, or Ed25519 is missing here.',
    ],
    [
      { ...receipt, rulesHash: '0'.repeat(64) },
      'For another season or category: look it up in the ledger of that one.',
    ],
    [
      { ...receipt, scores: row.scores, proof: { index: 0, size: 1, path: [] } },
      'In the ledger, but the proof in your receipt leads to another root.',
    ],
  ];
  const answered = await Promise.all(answers.map(([given]) => wordsFor(given)));
  expect(answered).toEqual(answers.map(([, words]) => words));
});

test('a signature is of this one receipt: no other member can be put beside it', async () => {
  const good = signed(receipt);
  const hex = fc.stringMatching(/^[0-9a-f]{32}$/);
  expect(await signatureOn(good, keys)).toBe<Signed>('ours');
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('commitment', 'judgeHalf', 'rulesHash', 'version' as const),
      hex,
      async (name, other) => (await signatureOn({ ...good, [name]: other }, keys)) === 'not ours',
    ),
    { numRuns: 50 },
  );
});

test('whatever is pasted is answered or refused in words, never by a fault', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record(
        {
          commitment: fc.constantFrom(commitment, '0'.repeat(64)),
          judgeHalf: fc.constantFrom(receipt.judgeHalf, '0'.repeat(32)),
          scores: fc.anything(),
          proof: fc.anything(),
          signature: fc.oneof(fc.string(), fc.anything()),
          keyId: fc.constant('now'),
          version: fc.anything(),
          rulesHash: fc.constantFrom(rulesHash, 7),
        },
        { requiredKeys: ['commitment', 'judgeHalf'] },
      ),
      async (given) => {
        for (const one of parseReceipts(JSON.stringify(given)))
          expect(await wordsFor(one)).toMatch(/\.|\)$/);
      },
    ),
  );
});
