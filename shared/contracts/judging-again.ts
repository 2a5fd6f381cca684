import * as z from 'zod/mini';
import { seasonId, seasonQuery } from './contests';
import { linkToken } from './identity';
import { seasonAnswers } from './list-options';

const decided = z.enum(['yes', 'no']);
/** A judge's answer about a season; `asked` until there is one. */
const answered = z.enum(['asked', 'yes', 'no']);

/** The question whether the judge takes part in a season, and their answer so far. */
export const judgingQuestion = z.object({
  season: z.string(),
  name: z.string(),
  answer: answered,
  /** False once judging has opened for a judge who agreed. */
  mayDecline: z.boolean(),
});
export type JudgingQuestion = z.infer<typeof judgingQuestion>;

export const judgeAgainRequest = z.strictObject({ season: seasonId, answer: decided });

/** The same answer with a mailed link's token, which names judge and season. */
export const judgeAgainByLinkRequest = z.strictObject({ token: linkToken, answer: decided });

export const judgeAgainReply = z.object({ ...judgingQuestion.shape, answer: decided });
export type JudgeAgainReply = z.infer<typeof judgeAgainReply>;

export const askJudgesRequest = z.strictObject({ season: seasonId });

/** How many judges this request asked; earlier ones are not counted. */
export const askJudgesReply = z.object({ asked: z.int() });

export const askedJudgesQuery = seasonQuery;

/** Verified judges, counted by their answer about a season. */
export const askedJudgesReply = z.object({
  season: z.string(),
  name: z.string(),
  judges: z.record(z.enum(seasonAnswers), z.int()),
  /** Judges with a confirmed address who can be asked now; 0 once the season is judged. */
  toAsk: z.int(),
});
export type AskedJudgesReply = z.infer<typeof askedJudgesReply>;
