import { voidReasons } from './ledger';
import type { Schema } from './schema';

/** Without unpaired surrogates, for which languages have different bytes. */
const name: Schema = {
  type: 'string',
  minLength: 1,
  maxLength: 200,
  pattern: '^[^\\uD800-\\uDFFF]*$',
};
const hash: Schema = { type: 'string', pattern: '^[0-9a-f]{64}$' };
const count: Schema = { type: 'integer', minimum: 0, maximum: 10_000_000 };
const positive: Schema = { type: 'integer', minimum: 1, maximum: 1_000_000 };
const seed: Schema = { type: 'integer', minimum: 0 };

/** A pseudonym: 8 digits of Crockford's base 32 in two groups. */
const pseudonym: Schema = {
  type: 'string',
  pattern: '^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$',
};

/** An object with all of these members, except optional ones, and no others. */
const exactly = (
  properties: Readonly<Record<string, Schema>>,
  { optional = [] }: { optional?: readonly string[] } = {},
): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((one) => !optional.includes(one)),
  additionalProperties: false,
});

const orNull = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });

const rules = exactly(
  {
    format: { type: 'string', const: 'meritum-rules/1' },
    season: name,
    category: name,
    criteria: {
      type: 'array',
      minItems: 1,
      maxItems: 20,
      items: exactly({ name, weight: positive }),
    },
    scale: exactly({ from: count, to: positive }),
    tiers: { type: 'array', maxItems: 20, items: exactly({ name, fromHundredths: count }) },
    minimumRatings: positive,
    borderline: orNull(exactly({ certaintyThousandths: count, extraJudges: count })),
    largestLoadHundredths: positive,
    pairLimitHundredths: positive,
    passkeySignatures: positive,
    codeVersion: name,
    assignmentSeed: seed,
  },
  { optional: ['passkeySignatures'] },
);

const result = {
  ratings: count,
  score: orNull({ type: 'string', pattern: '^[0-9]{1,9}\\.[0-9]{2}$' }),
  tier: orNull(name),
};

const row = {
  entry: pseudonym,
  scores: { type: 'array', minItems: 1, maxItems: 20, items: count },
  salt: hash,
} as const;

const listOf = (items: Schema, maxItems = 10_000_000): Schema => ({
  type: 'array',
  maxItems,
  items,
});

const reason: Schema = { type: 'string', enum: voidReasons };

const base64url = (maxLength: number): Schema => ({
  type: 'string',
  maxLength,
  pattern: '^[A-Za-z0-9_-]+$',
});
const is = (value: string): Schema => ({ type: 'string', const: value });
const part = base64url(1_000);

const decision = exactly({
  statement: { type: 'string', maxLength: 10_000 },
  signatures: {
    type: 'array',
    maxItems: 2,
    items: exactly({
      publicKey: {
        anyOf: [
          exactly({ kty: is('EC'), crv: is('P-256'), x: part, y: part }),
          exactly({ kty: is('OKP'), crv: is('Ed25519'), x: part }),
          exactly({ kty: is('RSA'), n: part, e: part }),
        ],
      },
      authenticatorData: base64url(4_000),
      clientDataJSON: base64url(4_000),
      signature: base64url(2_000),
    }),
  },
});

const format = is('meritum-ledger/2');

/** Checked first, so that another format is not refused for what it lacks. */
export const formatSchema: Schema = { type: 'object', properties: { format } };

/** The schema of published ledgers. */
export const ledgerSchema: Schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Meritum ledger',
  description:
    'All ratings of a season and category, without their judges, and what they come to. docs/merit.md says how to check it.',
  ...exactly({
    format,
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
          nameSalt: { type: 'string', pattern: '^[0-9a-f]{32}$' },
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
          state: { type: 'string', enum: ['voided', 'erased'] },
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
    decision,
  }),
};
