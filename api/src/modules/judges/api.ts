import type { MailRequest } from '../../module-kit/mail-request';
import { withContext } from '../../module-kit/with-context';
import type { Caller } from '../../platform/authorisation/actor';
import type { OpenDecision } from '../../platform/authorisation/open-decision';
import { answerStateOf, isOpenToJudges, isToBeAsked } from './again';
import { followAddress } from './changes';
import { judgingAs } from './commands';
import { judgesLeftOut, noteConfirmedJudges } from './confirmation';
import type { Judges } from './context';
import { withOtherAccounts } from './persons';
import { isLeftOut } from './rules';
import type { RepeatedMail, SeasonNotice } from './store';

/** Records a mail in the store and sends it; returns whether it was recorded. */
async function sendRecorded(
  { platform }: Judges,
  recorded: Promise<boolean>,
  mail: MailRequest,
): Promise<boolean> {
  const isFirst = await recorded;
  if (isFirst) await platform.mail(mail);
  return isFirst;
}

/** The functions for other modules. */
export const judgesApi = (context: Judges) => ({
  /** Null when the account has no record. */
  findByAccount: context.stores.judges.findByAccount,
  /** Throws permission-denied when the account may not judge. */
  judgingAs: (actor: Caller) => judgingAs(context, actor),
  findByIds: context.stores.judges.findByIds,
  listJudging: context.stores.judges.listJudging,
  listNamed: context.stores.judges.listNamed,
  /** All records, with the answers of verified judges for a season. */
  judgeStates: async (season: string) =>
    (await context.stores.judges.listStates()).map((judge) => ({
      id: judge._id,
      status: judge.status,
      deactivated: Boolean(judge.deactivated),
      answer: answerStateOf(season, judge),
      isLeftOut: isLeftOut(judge),
      isToBeAsked: isToBeAsked(season, judge),
    })),
  /** All applications that wait for a decision, as one decision. */
  async openDecisions(): Promise<OpenDecision[]> {
    const [since, ...later] = await context.stores.judges.listWaitingSince();
    if (!since) return [];
    const kind = 'applications';
    return [{ kind, id: kind, since, count: 1 + later.length, mayDecide: async () => true }];
  },
  /** Whether judges can still be asked whether they judge in a season. */
  mayBeAsked: async (season: string) =>
    isOpenToJudges(context, await context.deps.seasons.named(season)),
  /** Sends a judge a mail about a season, once. */
  tell: (id: string, news: SeasonNotice, mail: MailRequest) =>
    sendRecorded(context, context.stores.judges.tell(id, news, mail), mail),
  /** Reminds a judge by mail, unless reminded since `before` or unsubscribed. */
  remind: (id: string, turn: RepeatedMail, mail: MailRequest) =>
    sendRecorded(context, context.stores.judges.remind(id, turn, mail), mail),
  /** Mails a judge their receipts, unless that was done since `before`; returns whether it did. */
  mailReceipts: (id: string, turn: RepeatedMail, mail: MailRequest) =>
    sendRecorded(context, context.stores.judges.mailReceipts(id, turn, mail), mail),
  take: context.stores.judges.take,
  takeAll: context.stores.judges.takeAll,
  release: context.stores.judges.release,
  ...withContext(() => context, {
    followAddress,
    noteConfirmed: noteConfirmedJudges,
    judgesLeftOut,
    withOtherAccounts,
  }),
});

export type JudgesApi = ReturnType<typeof judgesApi>;
