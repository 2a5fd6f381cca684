import { hashOfText } from '@meritum/shared/merit/ledger/bytes';
import { findingWords } from '@meritum/shared/merit/ledger/findings';
import type { Ledger, LedgerEntry } from '@meritum/shared/merit/ledger/ledger';
import type { SignedVerification } from '@meritum/shared/merit/ledger/signatures';
import { actWords, statementIn } from '@meritum/shared/merit/ledger/statement';
import type { Verification } from '@meritum/shared/merit/ledger/verify';

/** One line for programs, identical to that of the Python version. */
export const asJson = ({ isValid, rulesHash, root, entries }: Verification): string =>
  JSON.stringify({
    valid: isValid,
    rulesHash,
    root,
    entries: entries.map(({ pseudonym, ratings, score, tier }) => ({
      pseudonym,
      ratings,
      score,
      tier,
    })),
  });

const entryLine = ({ pseudonym, name, ratings, score, tier }: LedgerEntry): string =>
  [
    pseudonym,
    `${ratings} ratings`.padStart(12),
    (score ?? 'no result').padStart(9),
    (tier ?? 'no award').padEnd(9),
    name ?? '',
  ]
    .join('  ')
    .trimEnd();

/** What the two organisers confirmed; nothing in ledgers of earlier versions. */
function decisionLines(
  { decision }: Ledger,
  { signatures }: Pick<SignedVerification, 'signatures'>,
): string[] {
  const acts = decision && statementIn(decision.statement)?.acts;
  if (!decision || !acts) return [];
  const unknown = signatures.filter((one) => one === 'unknown').length;
  return [
    '',
    `Outcome ${hashOfText(decision.statement)}, signed with a passkey by ${signatures.length} of 2 organisers.`,
    ...(unknown > 0 ? [`Signatures that cannot be checked here: ${unknown}.`] : []),
    ...acts.map(actWords),
  ];
}

/** The result of a verification in words. */
export function asWords(
  ledger: Ledger,
  { isValid, findings, ...found }: SignedVerification,
): string {
  const { counts } = found;
  return [
    `${ledger.rules.category}, season ${ledger.rules.season}`,
    '',
    ...found.entries.map(entryLine),
    '',
    `Rules ${found.rulesHash}`,
    `Root  ${found.root}`,
    `${counts.entries} entries, ${counts.ratings} ratings; voided: ${counts.voidedEntries} entries, ${counts.voidedRatings} ratings; erased: ${counts.erasedEntries} entries, ${counts.erasedRatings} ratings.`,
    ...decisionLines(ledger, found),
    '',
    ...findings.map(({ code, entry }) => `${entry ? `${entry}: ` : ''}${findingWords[code]}`),
    isValid ? 'Everything holds.' : 'This ledger does NOT hold.',
  ].join('\n');
}
