import { voidReasons } from './ledger';
import { exactly, listOf, oneOf, orNull, text, whole } from './schema';

export const ledgerFormat = 'meritum-ledger/2';

/** Without unpaired surrogates, which languages encode differently. */
const name = text(/^[^\uD800-\uDFFF]+$/u, 200);
const hash = text(/^[0-9a-f]{64}$/);
const count = whole(0, 10_000_000);
const positive = whole(1, 1_000_000);

/** 8 digits of Crockford's base 32 in two groups. */
const pseudonym = text(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);

const rules = exactly({
  format: oneOf('meritum-rules/1'),
  season: name,
  category: name,
  criteria: listOf(exactly({ name, weight: positive }), 20, 1),
  scale: exactly({ from: count, to: positive }),
  tiers: listOf(exactly({ name, fromHundredths: count }), 20),
  minimumRatings: positive,
  borderline: orNull(exactly({ certaintyThousandths: count, extraJudges: count })),
  largestLoadHundredths: positive,
  pairLimitHundredths: positive,
  codeVersion: name,
  assignmentSeed: whole(0),
});

const result = {
  ratings: count,
  score: orNull(text(/^[0-9]{1,9}\.[0-9]{2}$/)),
  tier: orNull(name),
};

const row = { entry: pseudonym, scores: listOf(count, 20, 1), salt: hash };

const reason = oneOf(...voidReasons);

/** The schema of published ledgers. docs/merit.md says how to check one. */
export const ledgerSchema = exactly({
  format: oneOf(ledgerFormat),
  rules,
  rulesHash: hash,
  root: hash,
  size: count,
  entries: listOf(
    exactly(
      {
        pseudonym,
        name,
        nameHash: hash,
        nameSalt: text(/^[0-9a-f]{32}$/),
        ...result,
        withVoided: exactly(result),
      },
      { optional: ['name', 'nameSalt', 'withVoided'] },
    ),
    100_000,
  ),
  rows: listOf(exactly(row)),
  voided: listOf(exactly({ ...row, reason })),
  sealed: listOf(
    exactly(
      {
        state: oneOf('voided', 'erased'),
        pseudonym,
        nameHash: hash,
        reason,
        ratings: listOf(hash, 100_000),
        voided: listOf(exactly({ commitment: hash, reason }), 100_000),
      },
      { optional: ['reason'] },
    ),
    100_000,
  ),
  judges: listOf(exactly({ ratings: count }), 100_000),
  voidsRoot: hash,
  statement: text(/^/, 10_000),
});
