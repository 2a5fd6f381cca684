import { withoutFormulas } from './formulas';
import type { Ledger, LedgerEntry, LedgerRow } from './ledger';

const field = (value: string | number): string => {
  const safe = withoutFormulas(String(value));
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const line = (values: readonly (string | number)[]): string => `${values.map(field).join(',')}\r\n`;

/**
 * Returns the ledger's ratings as CSV (RFC 4180) with a byte order mark for spreadsheets: a line
 * for each rating, with its entry's outcome. Checking the root needs the JSON.
 */
export function ledgerCsv(ledger: Ledger): string {
  const { rules, entries, rows, voided } = ledger;
  const byPseudonym = new Map(entries.map((entry) => [entry.pseudonym, entry]));
  const lineOf = (row: LedgerRow, reason: string) => {
    const entry = byPseudonym.get(row.entry) as LedgerEntry;
    const { name = '', ratings, score, tier } = entry;
    return line([
      row.entry,
      name,
      ratings,
      score ?? '',
      tier ?? '',
      ...row.scores,
      row.salt,
      reason,
    ]);
  };
  const criteria = rules.criteria.map((one) => one.name);
  const head = ['Entry', 'Name', 'Ratings', 'Score', 'Tier', ...criteria, 'Salt', 'Voided'];
  return [
    `\ufeff${line(head)}`,
    ...rows.map((row) => lineOf(row, '')),
    ...voided.map((row) => lineOf(row, row.reason)),
  ].join('');
}
