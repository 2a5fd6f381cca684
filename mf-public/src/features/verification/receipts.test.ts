/** @jest-environment node */
import { commitmentOf } from '@meritum/shared/merit/ledger/commitment';
import type { LedgerOfFormat2, LedgerRow, VoidedRow } from '@meritum/shared/merit/ledger/ledger';
import { treeOf } from '@meritum/shared/merit/ledger/merkle';
import { commitmentsOf, publishLedger } from '@meritum/shared/merit/ledger/publish';
import { sample, sample2 } from '@meritum/shared/merit/testing/sample';
import { answersTo, NotAReceipt, parseReceipts, receiptWords } from './receipts';
import { sampleReceipt } from './sample';

const ledger = publishLedger(sample);
const { root } = ledger;
const row = ledger.rows[0] as LedgerRow;
const receipt = sampleReceipt(ledger);
const line = `${receipt.commitment}:${receipt.judgeHalf}`;
const tree = treeOf(commitmentsOf(sample));

const answers = (text: string) =>
  answersTo(ledger, root, parseReceipts(text)).map(({ answer }) => answer.kind);

test('the downloaded file, its list, one receipt and copied lines are all accepted', () => {
  const { rulesHash } = ledger;
  const held = {
    ...receipt,
    rulesHash,
    assignmentId: 'a',
    proof: tree.proofOf(receipt.commitment),
  };
  const texts = [{ receipts: [held] }, [held], held].map((one) => JSON.stringify(one));
  expect([...texts, line, ` ${line}\n${line} `].map(answers)).toEqual(Array(5).fill(['published']));
});

test('anything but a receipt is refused with a message', () => {
  for (const text of ['', 'abc', '{}', '{"receipts":[1]}', '["a:b"]', `${line} rest`])
    expect(() => parseReceipts(text)).toThrow(NotAReceipt);
});

test('each answer states the result for the rating', () => {
  const voided = sample.entries[0]?.ratings[2];
  const sealed = commitmentOf({
    rulesHash: ledger.rulesHash,
    entry: 'ZZZZ-0000',
    scores: voided?.scores ?? [],
    salt: voided?.salt ?? '',
  });
  const foreign = { ...receipt, rulesHash: '0'.repeat(64) };
  const astray = { ...receipt, proof: { index: 0, size: 1, path: [] } };
  const given = [
    receipt,
    { ...receipt, judgeHalf: '0'.repeat(32) },
    { ...receipt, commitment: sealed },
    { ...receipt, commitment: '0'.repeat(64) },
    foreign,
    astray,
  ];
  expect(
    given
      .flatMap((one) => answersTo(ledger, root, [one]))
      .map(({ answer }) => receiptWords(answer)),
  ).toEqual([
    `In the ledger as you gave it: entry ${row.entry}, ${row.scores.join(', ')}.`,
    'Not yours: a rating with this receipt is there, but it was given to another judge.',
    'Covered by the root, but not published (rating voided).',
    'Not in this ledger.',
    'For another season or category; choose that one above.',
    'In the ledger, but the proof in your receipt leads to another root.',
  ]);
});

test('a judge finds a voided rating with its reason', () => {
  const second = publishLedger(sample2);
  const voided = (second as LedgerOfFormat2).voided[0] as VoidedRow;
  const commitment = commitmentOf({ rulesHash: second.rulesHash, ...voided });
  const held = { commitment, judgeHalf: voided.salt.slice(32) };
  expect(answersTo(second, second.root, [held]).map(({ answer }) => receiptWords(answer))).toEqual([
    'In the ledger as you gave it, but voided (the judge had a conflict of interest): entry ZZZZ-0000, 1, 1, 1, 1.',
  ]);
});
