/** The content of a signed receipt, which does not reveal the rating. */
export interface ReceiptStatement {
  commitment: string;
  /** The judge's half of the salt. */
  judgeHalf: string;
  rulesHash: string;
  /** Digest of the text that was rated. */
  version: string;
}

/** The signed text: five lines; only the first is the same in all receipts. */
export const receiptStatement = (receipt: ReceiptStatement): string => {
  const { commitment, judgeHalf, rulesHash, version } = receipt;
  return ['meritum-receipt/1', commitment, judgeHalf, rulesHash, version].join('\n');
};
