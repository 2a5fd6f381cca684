/** Possible faults of a ledger, in words for those who check it. */
export const findingWords = {
  'rules-hash': 'The hash in the ledger is not that of its rules.',
  'rules-published': 'These are not the rules that were published before judging opened.',
  root: 'The ratings do not match the fingerprint in the ledger: one was changed, added or left out.',
  'root-published': 'The ratings do not match the fingerprint published when judging closed.',
  size: 'There are more or fewer entries and ratings than the ledger says.',
  'commitment-twice': 'An entry or a rating is counted twice.',
  'entry-twice': 'This entry is listed twice.',
  'entry-unknown': 'There is a rating of this entry, but no such entry.',
  scores: 'A rating of this entry does not fit the criteria and the scale.',
  outcome: 'The ratings of this entry give a different number, score or tier.',
  name: 'This entry is named without an award.',
  decision: 'The organisers confirmed other data than this ledger contains.',
  'name-hash': 'This is not the name that was committed to when judging closed.',
  'with-voided': 'The result of this entry with its voided ratings is missing or different.',
  seal: 'Something is withheld without a voided or deleted entry, or a void without a reason.',
  'voids-root': 'The hash of the list of voids is not that of the voids in the ledger.',
  'voids-published': 'These are not the voids that were published with the results.',
  judges: 'The ratings of the judges do not add up to the ratings of the entries.',
} as const;

export type FindingCode = keyof typeof findingWords;

/** One fault of a ledger. */
export interface Finding {
  code: FindingCode;
  /** Pseudonym of the affected entry, if it affects one. */
  entry?: string;
}
