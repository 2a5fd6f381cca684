import { hashOfText } from '../ledger/bytes';
import type { Ledger, UndecidedLedger } from '../ledger/ledger';
import { publishLedger } from '../ledger/publish';
import type { SeasonToPublish } from '../ledger/season';
import { actsOf, statementText, trailHashOf } from '../ledger/statement';

/** A statement as two organisers confirm it, with made-up acts. */
function statementOf({ rulesHash, root, voidsRoot }: UndecidedLedger): string {
  const recorded = [
    { kind: 'judges verified', hash: hashOfText('1'), organiser: 'a' },
    { kind: 'judges verified', hash: hashOfText('2'), organiser: 'b' },
    { kind: 'recusals', hash: hashOfText('3'), organiser: null },
  ] as const;
  return statementText({
    format: 'meritum-outcome/2',
    rulesHash,
    root,
    voided: voidsRoot,
    results: hashOfText('results'),
    acts: actsOf(recorded),
    trail: trailHashOf(recorded),
  });
}

/** A ledger with a confirmed statement. */
export const confirmed = (ledger: UndecidedLedger): Ledger => ({
  ...ledger,
  statement: statementOf(ledger),
});

/** The ledger of a season, confirmed by two organisers. */
export const ledgerOf = (season: SeasonToPublish): Ledger => confirmed(publishLedger(season));
