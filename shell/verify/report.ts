import { hashOfText } from '@meritum/shared/merit/ledger/bytes';
import { findingWords } from '@meritum/shared/merit/ledger/findings';
import type { EntryResult, Ledger, LedgerEntry } from '@meritum/shared/merit/ledger/ledger';
import type { SignedVerification } from '@meritum/shared/merit/ledger/passkey-signatures';
import { actWords, statementIn } from '@meritum/shared/merit/ledger/statement';
import type { Verification } from '@meritum/shared/merit/ledger/verify';
import type { ListedVoid } from '@meritum/shared/merit/ledger/voids';

/** One line for programs, identical to that of the Python version. */
export const asJson = ({
  isValid: valid,
  rulesHash,
  root,
  voidsRoot,
  counts,
  voids,
  entries,
}: Verification): string =>
  JSON.stringify({
    valid,
    rulesHash,
    root,
    voidsRoot,
    counts,
    voids: voids.map(({ kind, entry, reason, ratings }) => ({ kind, entry, reason, ratings })),
    entries: entries.map(({ pseudonym, ratings, score, tier, withVoided }) => ({
      pseudonym,
      ratings,
      score,
      tier,
      withVoided,
    })),
  });

const withVoidedWords = ({ score, tier }: EntryResult): string =>
  `with its voided ratings ${score ?? 'no result'} ${tier ?? 'no award'}`;

const entryLine = ({ pseudonym, name, ratings, score, tier, withVoided }: LedgerEntry): string =>
  [
    pseudonym,
    `${ratings} ratings`.padStart(12),
    (score ?? 'no result').padStart(9),
    (tier ?? 'no award').padEnd(9),
    name ?? '',
    ...(withVoided ? [withVoidedWords(withVoided)] : []),
  ]
    .join('  ')
    .trimEnd();

/** What the two organisers confirmed; nothing if their statement cannot be read. */
function decisionLines(
  { decision }: Ledger,
  { signatures }: Pick<SignedVerification, 'signatures'>,
): string[] {
  const acts = statementIn(decision.statement)?.acts;
  if (!acts) return [];
  const unknown = signatures.filter((one) => one === 'unknown').length;
  return [
    '',
    `Outcome ${hashOfText(decision.statement)}, signed with a passkey by ${signatures.length} of 2 organisers.`,
    ...(unknown > 0 ? [`Signatures that cannot be checked here: ${unknown}.`] : []),
    ...acts.map(actWords),
  ];
}

const voidLine = ({ kind, entry, reason, ratings }: ListedVoid): string =>
  `Voided of ${entry}: ${kind === 'entry' ? 'the whole entry, ' : ''}${ratings.length} ratings (${reason})`;

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
    ...found.voids.map(voidLine),
    '',
    `Rules ${found.rulesHash}`,
    `Root  ${found.root}`,
    `Voids ${found.voidsRoot}`,
    `${counts.entries} entries, ${counts.ratings} ratings; voided: ${counts.voidedEntries} entries, ${counts.voidedRatings} ratings; erased: ${counts.erasedEntries} entries, ${counts.erasedRatings} ratings.`,
    ...(found.voidsSigned === 'ours' ? ['The list of voids is signed with this key.'] : []),
    ...decisionLines(ledger, found),
    '',
    ...findings.map(({ code, entry }) => `${entry ? `${entry}: ` : ''}${findingWords[code]}`),
    isValid ? 'All checks passed.' : 'This ledger does NOT hold.',
  ].join('\n');
}
