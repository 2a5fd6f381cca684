import type { JudgeAgainReply, JudgingQuestion } from '@meritum/shared/contracts/judging-again';
import { type SeasonAnswerState, seasonAnswers } from '@meritum/shared/contracts/list-options';
import type { Season } from '@meritum/shared/contracts/seasons';
import { retryOnConflict } from '../../module-kit/change-document';
import { pendingAuditEntry } from '../../module-kit/pending-entries';
import type { Caller } from '../../platform/authorisation/actor';
import { notFound } from '../../platform/errors/domain-error';
import { judgingAs } from './commands';
import { changeAsDecided, changeJudge, type Judges } from './context';
import { askedLinkNotUsable, declinedTooLate, seasonJudged } from './errors';
import type { Judge, JudgeStateFields } from './judge';
import { judgeAgainMail } from './mails/again';
import { mayJudge } from './policy';
import { answerForSeason, mayDecline, takesJudges } from './rules';

type Answer = JudgeAgainReply['answer'];

/** The judge's answer for a season; null if the person may not judge. */
export function answerStateOf(season: string, judge: JudgeStateFields): SeasonAnswerState | null {
  return mayJudge(judge) ? (answerForSeason(season, judge) ?? 'not-asked') : null;
}

/** Judges whose verification can be undone are not asked, because asking would end that. */
export const isToBeAsked = (
  season: string,
  judge: JudgeStateFields & Pick<Judge, 'emailConfirmed' | 'heldDecision'>,
): boolean =>
  judge.emailConfirmed && !judge.heldDecision && answerStateOf(season, judge) === 'not-asked';

export async function isOpenToJudges({ deps, platform }: Judges, season: Season): Promise<boolean> {
  const [all, closed] = await Promise.all([deps.seasons.all(), deps.contests.closedIn(season.id)]);
  return takesJudges(season, { all, closed, now: platform.clock() });
}

/** Throws not-found; failed-precondition once the season is judged. */
export async function seasonOpenToJudges(context: Judges, id: string): Promise<Season> {
  const season = await context.deps.seasons.named(id);
  if (!(await isOpenToJudges(context, season))) throw seasonJudged(season.name);
  return season;
}

/** Counts the judges by their answer for a season, by default the current one, and those to ask. */
export async function askedJudges(context: Judges, named: string | undefined) {
  const season = await context.deps.seasons.named(named);
  const { id, name } = season;
  const [judgeStates, isOpen] = await Promise.all([
    context.stores.judges.listStates(),
    isOpenToJudges(context, season),
  ]);
  const answers = judgeStates.map((judge) => answerStateOf(id, judge));
  const count = (state: SeasonAnswerState) => answers.filter((one) => one === state).length;
  return {
    season: id,
    name,
    judges: Object.fromEntries(seasonAnswers.map((state) => [state, count(state)])) as Record<
      SeasonAnswerState,
      number
    >,
    toAsk: isOpen ? judgeStates.filter((judge) => isToBeAsked(id, judge)).length : 0,
  };
}

/**
 * Mails every verified judge with a confirmed address who has not said whether they take part in a
 * season. Nobody is chosen or left out, and each is asked once. Writes an audit entry for each.
 * @returns how many were asked now
 * @throws not-found; failed-precondition once the season is judged
 */
export async function askJudges(context: Judges, actor: Caller, id: string): Promise<number> {
  const season = await seasonOpenToJudges(context, id);
  let asked = 0;
  for (const { _id } of await context.stores.judges.listUnasked(id))
    if (await retryOnConflict(() => askOne(context, actor, { season, judgeId: _id }))) asked += 1;
  return asked;
}

/** False for a judge who was asked or stopped judging meanwhile. */
async function askOne(
  context: Judges,
  actor: Caller,
  { season, judgeId }: { season: Season; judgeId: string },
): Promise<boolean> {
  const judge = await context.stores.judges.findById(judgeId);
  if (!judge || !isToBeAsked(season.id, judge)) return false;
  const at = context.platform.clock();
  const event = {
    actor: { accountId: actor.accountId },
    action: 'judge.asked' as const,
    subject: { id: judge._id, accountId: judge.accountId },
    reason: '',
    before: null,
    after: { season: season.id },
  };
  await changeJudge(context, judge, {
    fields: { answers: { ...judge.answers, [season.id]: { answer: 'asked', at, askedAt: at } } },
    effects: {
      audit: pendingAuditEntry(context.platform.clock, event),
      mails: [judgeAgainMail(judge, season, at)],
    },
  });
  return true;
}

/** The judge's questions about seasons that can still be judged, newest first. */
export async function questionsTo(
  context: Judges,
  judge: Judge | null,
): Promise<JudgingQuestion[]> {
  if (!judge || !mayJudge(judge)) return [];
  const now = context.platform.clock();
  const found: JudgingQuestion[] = [];
  for (const season of await context.deps.seasons.all()) {
    const { answer, askedAt } = judge.answers[season.id] ?? {};
    if (!answer || !askedAt || !(await isOpenToJudges(context, season))) continue;
    const { id, name } = season;
    found.unshift({ season: id, name, answer, mayDecline: mayDecline(judge, season, now) });
  }
  return found;
}

/**
 * Records whether the actor takes part in a season that they were asked about. They may say yes at
 * any time, and no until its judging has opened for them. Repeating an answer does nothing; another
 * one replaces it. Writes an audit entry.
 * @throws permission-denied; not-found when not asked; failed-precondition when it is too late
 */
export const judgeAgain = (
  context: Judges,
  actor: Caller,
  { season, answer }: { season: string; answer: Answer },
): Promise<JudgeAgainReply> =>
  retryOnConflict(async () =>
    answered(context, await judgingAs(context, actor), { season, answer, reason: '' }),
  );

/**
 * Does the same for the judge and season that a mailed link names.
 * @throws failed-precondition
 */
export const judgeAgainByLink = (
  context: Judges,
  asked: { judgeId: string; season: string } | undefined,
  answer: Answer,
): Promise<JudgeAgainReply> =>
  retryOnConflict(async () => {
    const judge = asked && (await context.stores.judges.findById(asked.judgeId));
    if (!judge || !mayJudge(judge) || !judge.answers[asked.season]) throw askedLinkNotUsable();
    return answered(context, judge, { season: asked.season, answer, reason: 'By the mailed link' });
  });

async function answered(
  context: Judges,
  judge: Judge,
  { season: id, answer, reason }: { season: string; answer: Answer; reason: string },
): Promise<JudgeAgainReply> {
  const before = judge.answers[id];
  if (!before) throw notFound('You were not asked about this season.');
  const season = await context.deps.seasons.named(id);
  const now = context.platform.clock();
  const answers = { ...judge.answers, [id]: { ...before, answer, at: now } };
  const { name } = season;
  const reply = {
    season: id,
    name,
    answer,
    mayDecline: mayDecline({ ...judge, answers }, season, now),
  };
  if (before.answer === answer) return reply;
  if (!(await isOpenToJudges(context, season))) throw seasonJudged(season.name);
  if (answer === 'no' && !mayDecline(judge, season, now)) throw declinedTooLate(season.name);
  await changeAsDecided(context, judge, {
    actor: { accountId: judge.accountId },
    action: answer === 'yes' ? 'judge.agreed' : 'judge.declined',
    reason,
    before: { season: id, answer: before.answer },
    after: { season: id, answer },
    fields: { answers },
  });
  return reply;
}
