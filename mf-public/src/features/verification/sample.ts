import { type Random, randomFrom } from '@meritum/shared/merit/assign/random';
import { hashOfText, toHex } from '@meritum/shared/merit/ledger/bytes';
import { canonicalJson } from '@meritum/shared/merit/ledger/canonical';
import { commitmentOf, nameHashOf } from '@meritum/shared/merit/ledger/commitment';
import type { HeldReceipt } from '@meritum/shared/merit/ledger/held-receipts';
import type { Ledger, LedgerRow, UndecidedLedger } from '@meritum/shared/merit/ledger/ledger';
import { pseudonymFrom } from '@meritum/shared/merit/ledger/pseudonym';
import { publishLedger } from '@meritum/shared/merit/ledger/publish';
import type { EntryToPublish } from '@meritum/shared/merit/ledger/season';
import { actsOf, statementText, trailHashOf } from '@meritum/shared/merit/ledger/statement';
import type { RuleSet } from '@meritum/shared/merit/outcome/rule-set';
import { defaultSeason } from '@meritum/shared/programme/season';

const { criteria, scale, tiers, minimumRatings, largestLoad, pairLimit } = defaultSeason.rules;

const rules: RuleSet = {
  format: 'meritum-rules/1',
  season: 'Sample',
  category: 'made up',
  criteria: criteria.map(({ name, weight }) => ({ name, weight })),
  scale: { from: scale.min, to: scale.max },
  tiers: tiers.map(({ name, from }) => ({ name, fromHundredths: from * 100 })),
  minimumRatings,
  borderline: { certaintyThousandths: 955, extraJudges: 5 },
  largestLoadHundredths: largestLoad * 100,
  pairLimitHundredths: pairLimit * 100,
  codeVersion: 'meritum-merit/3',
  assignmentSeed: 1,
};

const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

const bytes = (random: Random, count: number): Uint8Array =>
  Uint8Array.from(times(count, () => Math.floor(random() * 256)));

function rating(random: Random, level: number) {
  const scores = rules.criteria.map(() =>
    Math.round(Math.min(scale.max, Math.max(scale.min, level + 3 * (random() - 0.5)))),
  );
  return { scores, salt: toHex(bytes(random, 32)), voided: null };
}

/** Quality of the fictional entries, from no award to Platinum. */
const levels = [6.2, 6.8, 7.3, 7.6, 7.9, 8.2, 8.5, 8.8, 9.3, 9.6];

function entry(random: Random, level: number, index: number): EntryToPublish {
  const name = `Sample entry ${index + 1}`;
  const nameSalt = toHex(bytes(random, 16));
  return {
    pseudonym: pseudonymFrom(bytes(random, 5)),
    name,
    nameSalt,
    nameHash: nameHashOf({ name, nameSalt }),
    voided: null,
    isErased: false,
    ratings: times(minimumRatings + (index % 3), () => rating(random, level)),
  };
}

/** One voided rating and one voided entry, as can occur in any season. */
function withVoids(entries: EntryToPublish[]): EntryToPublish[] {
  return entries.map((one, index) => {
    if (index === 1) return { ...one, voided: 'ineligible' };
    const [first, ...others] = one.ratings;
    if (index !== 2 || !first) return one;
    return { ...one, ratings: [{ ...first, voided: 'conflict' }, ...others] };
  });
}

/** The outcome of a season with only nominations and ratings. */
const statementOn = ({ rulesHash, root, voidsRoot, entries }: UndecidedLedger): string =>
  statementText({
    format: 'meritum-outcome/2',
    rulesHash,
    root,
    voided: voidsRoot,
    results: hashOfText(canonicalJson(entries)),
    acts: actsOf([]),
    trail: trailHashOf([]),
  });

/** The ledger of a fictional season, the same for everybody; all people in it are fictional. */
export function sampleLedger(): Ledger {
  const random = randomFrom(2025);
  const entries = withVoids(levels.map((level, index) => entry(random, level, index)));
  const judges = times(minimumRatings + 2, (judge) => ({
    ratings: entries.filter(({ ratings }) => ratings.length > judge).length,
  }));
  const ledger = publishLedger({ rules, entries, judges, seed: 'sample' });
  return { ...ledger, statement: statementOn(ledger) };
}

/** Whether a rating belongs to an award and can be raised by a point in the first criterion. */
const isRaisable = ({ entries }: Ledger, { entry: name, scores }: LedgerRow): boolean =>
  (scores[0] ?? scale.max) < scale.max &&
  entries.some(({ pseudonym, tier }) => pseudonym === name && tier !== null);

/** The same ledger with one digit of one rating changed, as a forger might. */
export function tamperedSample(): Ledger {
  const ledger = sampleLedger();
  const at = ledger.rows.findIndex((row) => isRaisable(ledger, row));
  const rows = ledger.rows.map((row, index) => {
    const [first = 0, ...others] = row.scores;
    return index === at ? { ...row, scores: [first + 1, ...others] } : row;
  });
  return { ...ledger, rows };
}

/** The receipt of a sample rating, with the rating; it is unsigned. */
export function sampleReceipt({ rows: [row], rulesHash }: Ledger): HeldReceipt {
  if (!row) throw new Error('The sample has no ratings.');
  const commitment = commitmentOf({ rulesHash, ...row });
  return { commitment, judgeHalf: row.salt.slice(32), rulesHash, scores: row.scores };
}
