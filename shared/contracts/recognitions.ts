import * as z from 'zod/mini';
import { contestNames, contestQuery, inclusionProof, instant } from './contests';
import { copiedPart } from './copied-part';
import { limits } from './limits';
import { objectId } from './lists';
import { namedProposal, proposal, proposalStates } from './proposals';
import { reasonGiven } from './reason';
import { asLine, requiredLine } from './texts';

/** 128 random bits in base64url. */
const recognitionId = z
  .string()
  .check(
    z.overwrite(copiedPart),
    z.regex(/^[\w-]{22}$/, 'The id of a recognition has 22 characters'),
  );

export const recognitionParams = z.object({ id: recognitionId });

const recognitionPicture = z.enum([
  'card.png',
  'certificate.svg',
  'medal.png',
  'seal.svg',
  'seal.png',
  'seal-dark.svg',
  'seal-dark.png',
]);
export type RecognitionPicture = z.infer<typeof recognitionPicture>;

/** Params of `getRecognitionPicture`; `specimen` is a sample certificate. */
export const pictureParams = z.object({
  id: z.union([z.literal('specimen'), recognitionId]),
  picture: recognitionPicture,
});

/** Formats of a badge and their media types. The pictures contain the JWT. */
export const badgeTypes = {
  jwt: 'application/vc+jwt',
  svg: 'image/svg+xml',
  png: 'image/png',
} as const;
export type BadgeFormat = keyof typeof badgeTypes;
const badgeFormats = ['jwt', 'svg', 'png'] as const satisfies BadgeFormat[];

/** Query of `getBadge`; without a format it is the JWT. */
export const badgeQuery = z.extend(contestQuery, { format: z.optional(z.enum(badgeFormats)) });

const recognitionStates = z.enum(['valid', 'revoked']);

/** Reply of `getRecognition`: the certificate's texts, proof, and whether it is revoked. */
export const recognitionReply = z.object({
  id: recognitionId,
  state: recognitionStates,
  revokedAt: z.nullable(instant),
  name: z.string(),
  organization: z.string(),
  /** The work in one line; empty in older nominations. */
  line: z.string(),
  tier: z.string(),
  ...contestNames,
  seasonName: z.string(),
  score: z.string(),
  /** Judges whose rating counts. */
  judges: z.int(),
  publishedAt: instant,
  /** The entry's pseudonym in the ledger. */
  entry: z.string(),
  /** The public page of its winner's profile. */
  profile: z.optional(z.string()),
  /** Proves that the entry is in the root published at closing. */
  proof: z.nullable(inclusionProof),
});
export type RecognitionReply = z.infer<typeof recognitionReply>;

export const fileParams = z.object({
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'A SHA-256 has 64 hexadecimal digits')),
});

/** Files that winners and judges can download and forward. */
const handedOutFile = z.enum([
  ...['certificate', 'letter', 'badge'],
  ...['certificate of service', 'reference letter of a judge'],
] as const);
export type HandedOutFile = z.infer<typeof handedOutFile>;

export const fileRecognitionReply = z.object({
  id: recognitionId,
  kind: handedOutFile,
  state: recognitionStates,
  /** Whether the file shows a name or line that was corrected since; the award is the same. */
  showsFormerName: z.boolean(),
});
export type FileRecognitionReply = z.infer<typeof fileRecognitionReply>;

/**
 * Body of `revokeRecognition`, which takes two organisers. It names the award by the nomination,
 * because the award may have no recognition yet.
 */
export const revocationRequest = z.strictObject({
  nominationId: objectId,
  reason: reasonGiven,
  ...namedProposal,
});
export type RevocationRequest = z.infer<typeof revocationRequest>;

export const revocationReply = z.object({ state: z.enum([...proposalStates, 'revoked']) });

/** The published facts about the winner. */
const shownOfWinner = {
  organization: requiredLine(limits.organizationCharacters, 'Enter an organization'),
  designation: requiredLine(limits.designationCharacters, 'Enter a title'),
};

/**
 * Body of `correctAward`, which takes two organisers. A new name must be that of the winner's
 * account, repeated as it was read; without one the published name stays.
 */
export const correctionRequest = z.extend(revocationRequest, {
  name: z.optional(z.string().check(asLine(), z.maxLength(limits.nameCharacters))),
  ...shownOfWinner,
});
export type CorrectionRequest = z.infer<typeof correctionRequest>;

export const correctionReply = z.object({ state: z.enum([...proposalStates, 'corrected']) });

/** Whether an award is valid, for organisers. */
export const recognitionState = z.object({
  /** Null until the winner opens the award or somebody proposes to revoke it. */
  id: z.nullable(recognitionId),
  revokedAt: z.nullable(instant),
  proposed: z.nullable(proposal),
  /** Whether the caller may propose or confirm its revocation. */
  mayRevoke: z.boolean(),
});

/** Present and proposed data of a winner, for organisers. */
export const correctionState = z.object({
  name: z.string(),
  organization: z.string(),
  designation: z.string(),
  /** The account's name, if it is different. */
  account: z.nullable(z.string()),
  proposed: z.nullable(proposal),
  /** The proposed values, with the name only if it changes. */
  asked: z.nullable(
    z.object({ name: z.optional(z.string()), organization: z.string(), designation: z.string() }),
  ),
  mayCorrect: z.boolean(),
});
export type CorrectionState = z.infer<typeof correctionState>;
export type RecognitionState = z.infer<typeof recognitionState>;
