import * as z from 'zod/mini';
import { category } from './categories';
import { passkeyAssertion, passkeyRequestOptions } from './factors';
import { objectId } from './lists';
import { reasonGiven } from './reason';

export const seasonId = z.string().check(z.regex(/^2\d{3}$/, 'A season is named by its year'));
const instant = z.iso.datetime();
/** SHA-256 in hexadecimal. */
export const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'A hash has 64 hexadecimal digits'));

/** A category of a season: what is finalised and published as a whole. */
export const contest = z.strictObject({ season: seasonId, category });
export type Contest = z.infer<typeof contest>;

export const seasonQuery = z.object({ season: z.optional(seasonId) });
export const contestQuery = z.object({ season: z.optional(seasonId), category });

/** How chance takes part in a season's plans; docs/merit-assignment.md says how to check it. */
export const seasonDrawReply = z.object({
  /** SHA-256 over the texts and judges at the first plan; null before it. */
  root: z.nullable(z.string()),
  fixedAt: z.nullable(instant),
  /** Null until each value is revealed or left out; plans wait for it. */
  seed: z.nullable(z.string()),
  /** The server's first, then the organisers' in the order in which they were published. */
  commitments: z.array(
    z.object({
      source: z.enum(['server', 'organiser']),
      /** SHA-256 of the value. */
      hash: z.string(),
      at: instant,
      /** Null until it is revealed; the server's follows with the seed. */
      value: z.nullable(z.string()),
      /** Whether one organiser proposed, or two decided, to do without the value. */
      leftOut: z.nullable(z.enum(['proposed', 'confirmed'])),
    }),
  ),
});
export type SeasonDrawReply = z.infer<typeof seasonDrawReply>;
/** Key with which anyone can check what the server has signed. */
export const publicKey = z.object({ id: z.string(), publicKey: z.string() });
export type PublicKey = z.infer<typeof publicKey>;

/** Reply of `getSeasonRules`: the rules of judging, and since when they are frozen. */
export const seasonRulesReply = z.object({
  season: z.object({ id: z.string(), name: z.string() }),
  /** Null while the rules are a draft. */
  frozenAt: z.nullable(instant),
  /** Ed25519 keys, 32 bytes in hexadecimal, with which the server's statements are checked. */
  keys: z.array(publicKey),
  categories: z.array(
    z.object({
      category: z.string(),
      /** Canonical JSON of the frozen rules and its SHA-256; null while they are a draft. */
      frozen: z.nullable(z.object({ text: z.string(), hash: z.string() })),
    }),
  ),
  /** Null while the rules are a draft, and where they were frozen without a draw. */
  draw: z.nullable(seasonDrawReply),
});
export type SeasonRulesReply = z.infer<typeof seasonRulesReply>;

/** Kinds of reason for a void; published as counts. */
export const voidReasons = {
  conflict: 'A conflict of interest that was not declared',
  irregular: 'A rating that was bought, agreed on or not the judge’s own',
  ineligible: 'An entry that does not meet the conditions, or is withdrawn',
  error: 'A technical error',
} as const;
export type VoidReason = keyof typeof voidReasons;
const voidReason = z.enum(Object.keys(voidReasons) as [VoidReason, ...VoidReason[]]);

const byReason = z.object({
  conflict: z.int(),
  irregular: z.int(),
  ineligible: z.int(),
  error: z.int(),
});

/** Public counts of a published category. */
export const publishedCounts = z.object({
  /** Entries without a void, those of them with enough ratings, and ratings that count. */
  entries: z.int(),
  decided: z.int(),
  ratings: z.int(),
  awards: z.array(z.object({ tier: z.string(), count: z.int() })),
  voidedEntries: byReason,
  voidedRatings: byReason,
  erasedEntries: z.int(),
  /** Organisers' conflicts of interest by employer that two others lifted. */
  liftedConflicts: z.int(),
  /** How many of the two who finalised had such a conflict; allowed if nearly everyone had one. */
  decidedInConflict: z.int(),
});
export type PublishedCounts = z.infer<typeof publishedCounts>;

/** How often people did something that bears on which ratings count, and how many organisers did. */
const act = z.object({ kind: z.string(), times: z.int(), organisers: z.int() });
export type Act = z.infer<typeof act>;

/** Reply of `getPublishedResults`: roots once judging is closed for good, ledgers once published. */
export const publishedResultsReply = z.object({
  results: z.array(
    z.object({
      season: z.string(),
      category: z.string(),
      rulesHash: z.string(),
      /** Merkle root over all entries and ratings at closing, and their number. */
      root: z.string(),
      size: z.int(),
      closedAt: instant,
      /** Null until the results are published. */
      published: z.nullable(
        z.object({
          at: instant,
          /** SHA-256 of the JSON that `getLedger` sends; changes when an entry is erased. */
          ledgerHash: z.string(),
          /** Hash of the list of all voids; null in contests closed before format 2 of the ledger. */
          voidsRoot: z.nullable(z.string()),
          /** Ed25519 over the lines `meritum-voids/1`, season, category, rules' hash, voids' hash. */
          voidsSignature: z.nullable(z.object({ keyId: z.string(), signature: z.string() })),
          counts: publishedCounts,
          /** What two organisers confirmed; missing in results of earlier versions. */
          decision: z.optional(
            z.object({
              outcomeHash: z.string(),
              acts: z.array(act),
              /** How many of the two signed the hash with a passkey. */
              signatures: z.int(),
            }),
          ),
        }),
      ),
    }),
  ),
});
export type PublishedResultsReply = z.infer<typeof publishedResultsReply>;

/** Reply of `getNominationResult`: nothing before publication. */
export const nominationResultReply = z.object({
  /** Null until results are published, and if the caller has no entry in them. */
  result: z.nullable(
    z.object({
      /** The entry's name in the ledger. */
      pseudonym: z.string(),
      outcome: z.enum(['award', 'no award', 'too few ratings', 'voided']),
      tier: z.nullable(z.string()),
      /** Two decimals, truncated. */
      score: z.nullable(z.string()),
      ratings: z.int(),
      criteria: z.array(z.object({ name: z.string(), mean: z.string() })),
    }),
  ),
});
export type NominationResultReply = z.infer<typeof nominationResultReply>;

/** The judge's half of a rating's salt: 16 random bytes from their browser. */
export const judgeHalf = z
  .string()
  .check(z.regex(/^[0-9a-f]{32}$/, 'Half of a salt has 32 hexadecimal digits'));

/** A judge's receipt of a rating; it does not reveal the rating. */
export const receipt = z.object({
  assignmentId: z.string(),
  commitment: z.string(),
  judgeHalf: z.string(),
  /** `server` if the browser sent no half; such a receipt proves less. */
  halfFrom: z.enum(['judge', 'server']),
  rulesHash: z.string(),
  /** Digest of the text that was rated; empty for ratings from before it was kept. */
  version: z.string(),
  /** Ed25519 over `receiptStatement`, 64 bytes in hexadecimal, and its key. */
  signature: z.string(),
  keyId: z.string(),
});
export type Receipt = z.infer<typeof receipt>;

/**
 * Reply of `getReceipts`: the caller's own, whether or not they still judge, each with the proof
 * that it is in the tree.
 */
export const receiptsReply = z.object({
  receipts: z.array(
    z.extend(receipt, {
      season: z.string(),
      category: z.string(),
      completedAt: instant,
      /** The nominator has sent another text since, so that this rating does not count. */
      setAside: z.boolean(),
      /** Null until judging is closed for good, and for a rating that was set aside. */
      proof: z.nullable(
        z.object({
          root: z.string(),
          index: z.int(),
          size: z.int(),
          path: z.array(z.string()),
        }),
      ),
      /**
       * What was secret of the commitment, so that judges can compute it from what they gave; null
       * until judging is closed for good.
       */
      opening: z.nullable(z.object({ entry: z.string(), serverHalf: z.string() })),
    }),
  ),
});
export type ReceiptsReply = z.infer<typeof receiptsReply>;

/** `closing` and `publishing` are brief, and completed automatically after a crash. */
export const resultStates = [
  'open',
  'closing',
  'closed',
  'finalised',
  'publishing',
  'published',
] as const;
export type ResultState = (typeof resultStates)[number];

/** Name of the person who acted; null once their account is gone. */
const by = z.nullable(z.string());
const step = z.object({ at: instant, by });

/** How far a contest is on its way to publication. */
export const contestStatus = z.object({
  season: z.string(),
  category: z.string(),
  state: z.enum(resultStates),
  /** Counts changes; a decision names the revision that it is based on. */
  revision: z.int(),
  rulesHash: z.nullable(z.string()),
  /** Number of borderline entries for which more judges were asked. */
  extraJudgesFor: z.int(),
  /** Closing was proposed where it takes two; another organiser may confirm it. */
  closingProposed: z.nullable(z.extend(step, { reason: z.string(), isOwn: z.boolean() })),
  closed: z.nullable(z.object({ at: instant, by, root: z.string(), size: z.int() })),
  /** This outcome was proposed; another admin may confirm it. */
  proposed: z.nullable(z.extend(step, { outcomeHash: z.string(), isOwn: z.boolean() })),
  finalised: z.nullable(
    z.object({
      at: instant,
      proposedBy: by,
      confirmedBy: by,
      /** Null for an admin with a conflict of interest. */
      outcomeHash: z.nullable(z.string()),
      /** How many of the two signed it; missing in results of earlier versions. */
      signatures: z.optional(z.int()),
    }),
  ),
  published: z.nullable(step),
  /** What the caller may do now; decided by the server. */
  may: z.object({
    close: z.boolean(),
    finalise: z.boolean(),
    publish: z.boolean(),
    void: z.boolean(),
    askExtraJudges: z.boolean(),
  }),
});
export type ContestStatus = z.infer<typeof contestStatus>;

/** Reply of `listResults`: every category of the season, or of all seasons. */
export const resultsReply = z.object({
  season: z.object({
    id: z.string(),
    revision: z.int(),
    frozenAt: z.nullable(instant),
    may: z.object({ freezeRules: z.boolean() }),
  }),
  contests: z.array(contestStatus),
});
export type ResultsReply = z.infer<typeof resultsReply>;

const probability = z.object({ tier: z.nullable(z.string()), probability: z.number() });

/** An entry of the results table before publication. */
export const previewEntry = z.object({
  nominationId: z.string(),
  fullName: z.string(),
  organization: z.string(),
  isVoided: z.boolean(),
  /** Completed ratings that count, and open assignments. */
  ratings: z.int(),
  pending: z.int(),
  /** By the rules; null if the ratings are too few or not yet shown. Two decimals, truncated. */
  score: z.nullable(z.string()),
  tier: z.nullable(z.string()),
  /** Supplements the rules; null if the ratings are too few or not yet shown. */
  certainty: z.nullable(
    z.object({ score: z.number(), standardError: z.number(), tiers: z.array(probability) }),
  ),
  /** Near any cut; null if the ratings are too few to tell. */
  isBorderline: z.nullable(z.boolean()),
  /** More judges were asked, by the frozen rules. */
  extraJudgesAsked: z.boolean(),
});
export type PreviewEntry = z.infer<typeof previewEntry>;

/** Something unusual for a person to review; never affects scores. */
export const signal = z.object({
  kind: z.enum([
    'sameness',
    'haste',
    'drift',
    'disagreement on an entry',
    'disagreement of a judge',
  ]),
  judge: z.nullable(z.object({ id: z.string(), name: z.string() })),
  nomination: z.nullable(z.object({ id: z.string(), name: z.string() })),
  ratings: z.int(),
  /** The evidence in words. */
  evidence: z.string(),
});
export type Signal = z.infer<typeof signal>;

export const checkNames = [
  'rules frozen',
  'judging closed',
  'borderline entries asked for',
  'no open void',
  'coverage',
  'no pending assignments',
  'no returned nominations',
] as const;

/** One thing to check before results are final. */
export const resultCheck = z.object({
  name: z.enum(checkNames),
  isMet: z.boolean(),
  /** Must be met before results are finalised; the others are for a person to weigh. */
  isRequired: z.boolean(),
  /** Number of obstacles. */
  count: z.int(),
});
export type ResultCheck = z.infer<typeof resultCheck>;

/**
 * Reply of `previewResults`: before judging is closed, how far each entry is rated and which are
 * near a cut; then the outcomes too. For an admin with a conflict of interest with an entry, that
 * entry appears unrated, and they can neither propose nor confirm; `hidden` counts such entries.
 */
export const previewReply = z.object({
  season: z.string(),
  category: z.string(),
  state: z.enum(resultStates),
  revision: z.int(),
  /** What is proposed and confirmed; null before closing and for an admin with a conflict of interest. */
  outcomeHash: z.nullable(z.string()),
  /** What the hash covers besides the results; missing if there is none. */
  acts: z.optional(z.array(act)),
  /** How the caller signs the hash; null if their account has no passkey. */
  signing: z.optional(z.nullable(passkeyRequestOptions)),
  hidden: z.int(),
  /** An entry would get no result, or there is none: closing needs two organisers and a reason. */
  closingTakesTwo: z.boolean(),
  /** Ratings that an entry needs for a result. */
  minimumRatings: z.int(),
  /** False until judging is closed for good: until then nobody sees how any entry is rated. */
  scoresTold: z.boolean(),
  entries: z.array(previewEntry),
  signals: z.array(signal),
  /** Estimated severity and noise; null if the ratings are too few or not yet shown. */
  calibration: z.nullable(
    z.object({
      mean: z.number(),
      severityDeviation: z.number(),
      noiseDeviation: z.number(),
      parts: z.int(),
    }),
  ),
  checks: z.array(resultCheck),
});
export type PreviewReply = z.infer<typeof previewReply>;

/** Reply of `getEntryRatings`: the ratings of one entry, for an admin without a conflict of interest. */
export const entryRatingsReply = z.object({
  nominationId: z.string(),
  fullName: z.string(),
  season: z.string(),
  category: z.string(),
  voidId: z.nullable(z.string()),
  /** False until nobody can be assigned in the season any more. */
  scoresTold: z.boolean(),
  ratings: z.array(
    z.object({
      assignmentId: z.string(),
      judge: z.object({ id: z.string(), name: z.string() }),
      /** Null until they are shown. */
      scores: z.nullable(z.array(z.object({ criterion: z.string(), score: z.int() }))),
      averageRating: z.nullable(z.number()),
      completedAt: instant,
      voidId: z.nullable(z.string()),
      /** Kinds of reason for which it may still be voided. */
      voidableFor: z.array(voidReason),
    }),
  ),
});
export type EntryRatingsReply = z.infer<typeof entryRatingsReply>;

/** Payload of `freezeRules`, with the season as the caller saw it. */
export const freezeRequest = z.strictObject({
  season: seasonId,
  revision: z.int().check(z.minimum(1)),
});

/** Payload of `proposeExtraJudges`, with the `revision` that the caller saw; 0 at first. */
export const contestRequest = z.strictObject({
  season: seasonId,
  category,
  revision: z.int().check(z.minimum(0)),
});

/** Payload of `closeJudging`; a reason is required where closing takes two organisers. */
export const closingRequest = z.extend(contestRequest, { reason: z.optional(reasonGiven) });

/** Payload of `publishResults`: the outcome that the admin has seen. */
export const outcomeRequest = z.strictObject({ season: seasonId, category, outcomeHash: hash });

/** Payload of `finaliseResults`; admins with a passkey sign the hash, which is the challenge. */
export const finaliseRequest = z.extend(outcomeRequest, {
  signature: z.optional(passkeyAssertion),
});

export const contestReply = z.object({ contest: contestStatus });

/** Reply of `proposeExtraJudges`: entries for which more judges are asked, and judges found. */
export const extraJudgesReply = z.object({
  entries: z.int(),
  assignments: z.int(),
  contest: contestStatus,
});

/** Payload of `proposeVoid`: a rating by its assignment, an entry by its nomination. */
export const voidRequest = z.strictObject({
  kind: z.enum(['rating', 'entry']),
  id: objectId,
  why: voidReason,
  reason: reasonGiven,
});
export type VoidRequest = z.infer<typeof voidRequest>;

export const voidConfirmation = z.strictObject({ voidId: objectId });
export const voidWithdrawal = z.strictObject({ voidId: objectId, reason: reasonGiven });

/** A void of a rating or an entry, proposed or confirmed. */
export const voiding = z.object({
  id: z.string(),
  kind: z.enum(['rating', 'entry']),
  season: z.string(),
  category: z.string(),
  nomination: z.object({ id: z.string(), name: z.string() }),
  /** Set for the void of a rating. */
  assignmentId: z.nullable(z.string()),
  why: voidReason,
  reason: z.string(),
  state: z.enum(['proposed', 'confirmed', 'withdrawn']),
  proposed: step,
  decided: z.nullable(step),
  may: z.object({ confirm: z.boolean(), withdraw: z.boolean() }),
});
export type Voiding = z.infer<typeof voiding>;

export const voidReply = z.object({ void: voiding });
/** Reply of `listVoids`, newest first, without entries that the caller has a conflict of interest with. */
export const voidsReply = z.object({ voids: z.array(voiding) });
export const entryQuery = z.object({ nominationId: objectId });
export const ledgerParams = z.object({ season: seasonId, category });
