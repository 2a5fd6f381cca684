/** @jest-environment node */
import { generateKeyPairSync, sign } from 'node:crypto';
import * as fc from 'fast-check';
import { ledgerOf } from '../testing/ledgers';
import { receipt, signedReceipt, unchecked } from '../testing/receipts';
import { sample } from '../testing/sample';
import { answersTo } from './answers';
import { treeOf } from './commitment-tree';
import { type HeldReceipt, NotAReceipt, parseReceipts, receiptLine } from './held-receipts';
import { commitmentsOf } from './publish';
import { receiptAnswers } from './receipt-answers';
import { type Signed, signatureOn } from './signature';

const ledger = ledgerOf(sample);
const { root, rulesHash } = ledger;
const { commitment } = receipt;
const line = `${commitment}:${receipt.judgeHalf}`;
const answer = receiptAnswers(ledger, root);

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const { x = '' } = publicKey.export({ format: 'jwk' });
const keys = [{ id: 'now', publicKey: Buffer.from(x, 'base64url').toString('hex') }];

const signText = (text: string) => ({
  keyId: 'now',
  signature: sign(null, Buffer.from(text), privateKey).toString('hex'),
});
const signed = (given: HeldReceipt) => signedReceipt(given, signText);

const wordsFor = async (given: HeldReceipt) => answer(given, await signatureOn(given, keys));

test('the saved file, its list, one receipt and copied lines are all accepted', () => {
  const proof = treeOf(commitmentsOf(sample)).proofOf(commitment);
  const held = { ...receipt, rulesHash, assignmentId: 'a', proof };
  const texts = [{ receipts: [held] }, [held], held].map((one) => JSON.stringify(one));
  expect(
    [...texts, line, ` ${line}\n${line} `].flatMap((text) =>
      parseReceipts(text).map((one) => answer(one, 'not checked')),
    ),
  ).toEqual(Array(6).fill(expect.stringMatching(/^In the ledger: /)));
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

test('a signature by a key that is not known here cannot be checked', async () => {
  const dropped = { commitment: '0'.repeat(64), judgeHalf: 'ab'.repeat(16) };
  expect(await wordsFor({ ...signed(dropped), keyId: 'gone' })).toBe(unchecked);
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

/** Values that are not texts and, in part, cannot be converted to texts. */
const noText = fc.oneof(fc.anything(), fc.constant({ toString: 1, valueOf: 1 }));

test('whatever is pasted is answered or refused in words, never by a fault', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record(
        {
          commitment: fc.oneof(fc.constantFrom(commitment, '0'.repeat(64)), noText),
          judgeHalf: fc.oneof(fc.constantFrom(receipt.judgeHalf, '0'.repeat(32)), noText),
          scores: fc.anything(),
          proof: fc.oneof(fc.anything(), fc.constant({ index: 0, size: 1, path: [[commitment]] })),
          signature: fc.oneof(fc.string(), fc.anything()),
          keyId: fc.constant('now'),
          version: fc.anything(),
          rulesHash: fc.constantFrom(rulesHash, 7),
        },
        { requiredKeys: ['commitment', 'judgeHalf'] },
      ),
      async (given) => {
        const text = JSON.stringify(given);
        const answers = answersTo(text, { ledger, root, keysOf: () => keys });
        const words = await answers.catch((error: unknown) => [error]);
        for (const one of words)
          if (!(one instanceof NotAReceipt))
            expect(one).toHaveProperty('words', expect.stringMatching(/\.|\)$/));
      },
    ),
  );
});
