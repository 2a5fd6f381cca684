import type { MessagePreviewRequest } from '@meritum/shared/contracts/messages';
import { defineModule, needs } from '../../module-kit/define-module';
import { byEachProcess, byOneProcess } from '../../module-kit/upkeep';
import { hours, minutes, seconds } from '../../platform/clock';
import { linkTokens } from '../../platform/link-tokens';
import type { Nomination } from '../nominations/nomination';
import type { SeasonsView } from '../seasons/view';
import { judgesApi } from './api';
import { copyOfJudge, eraseJudge, workInJudge } from './commands';
import { type Confirmation, remindJudgesToConfirm } from './confirmation';
import { judgesAudience } from './console/messages';
import { endHolds } from './console/queue';
import { type JudgeConsole, judgeConsoleRoutes } from './console/routes';
import { type Inviting, removeInvitations } from './invitations/commands';
import { type Invitation, mailboxMarks } from './invitations/invitation';
import { invitationsOfPerson } from './invitations/personal-data';
import { invitationRoutes, oneClickInvitationRoutes } from './invitations/routes';
import { invitationsStore } from './invitations/store';
import type { Judge } from './judge';
import {
  askedOf,
  invitedToJudge,
  judgingAgain,
  stoppingInvitations,
  stoppingReminders,
} from './links';
import { again } from './mails/again';
import { invitationMail } from './mails/invitation';
import { letters } from './mails/letters';
import { organisersMessage } from './mails/OrganisersMessage';
import { type OtherAccounts, withOtherAccounts } from './persons';
import { judgesOfEmployer } from './possible-colleagues';
import { askingRoutes, type JudgeRoutes, judgeRoutes, oneClickRoutes } from './routes';
import { judgesStore } from './store';

type Made =
  | 'judges'
  | 'mail'
  | 'clock'
  | 'trail'
  | 'recordAudit'
  | 'plannedCapacity'
  | 'judgeNamedBy'
  | 'askedBy'
  | 'invitations'
  | 'marksOf'
  | 'oneAtATime'
  | 'recordInvitation'
  | 'invitationNamedBy'
  | 'markNamedBy';

type Needs = Omit<JudgeConsole & JudgeRoutes & Inviting & Confirmation & OtherAccounts, Made> & {
  seasons: SeasonsView;
};

/** Judges: applications, verification and capacity. */
export const judgesModule = defineModule({
  name: 'judges',
  stores: { judges: judgesStore, invitations: invitationsStore },
  mails: [...Object.values(letters), again, invitationMail, organisersMessage],
  deps: needs<Needs>(),
  asks: needs<{ identity: Omit<OtherAccounts, 'judges'> }>(),
  answers: ({ stores: { judges }, deps }) => ({
    organizationsOfJudges: judges.organizationsOf,
    async possibleColleagues(nomination: Nomination) {
      const all = await judges.judging(nomination.season);
      const people = await withOtherAccounts({ ...deps.identity, judges }, all);
      return judgesOfEmployer(nomination, people);
    },
  }),
  start({
    stores: { judges, invitations },
    deps,
    platform: { mail, trail, clock, config, oneAtATime },
  }) {
    const { seasons } = deps;
    const tokens = linkTokens(config.keys['mailed links']);
    const marksOf = mailboxMarks(config.keys['invited mailboxes']);
    const context = {
      ...deps,
      judges,
      invitations,
      marksOf,
      recordInvitation: (one: Invitation) => trail.recordAudit(invitations.pendingEntries, one),
      invitationNamedBy: (token: string) => tokens.idOf(invitedToJudge, token),
      markNamedBy: (token: string) => tokens.idOf(stoppingInvitations, token),
      mail,
      clock,
      oneAtATime,
      trail,
      recordAudit: (judge: Judge) => trail.recordAudit(judges.pendingEntries, judge),
      plannedCapacity: async () => (await seasons.current()).planning.capacityPerJudge,
      judgeNamedBy: (token: string) => tokens.idOf(stoppingReminders, token),
      askedBy: (token: string) => askedOf(tokens.idOf(judgingAgain, token) ?? ''),
    };
    return {
      api: judgesApi(context),
      commands: { judging: context, confirmingJudges: context },
      routes: [
        (app) => judgeRoutes(app, context),
        (app) => oneClickRoutes(app, context),
        (app) => askingRoutes(app, context),
        (app) => judgeConsoleRoutes(app, context),
        (app) => invitationRoutes(app, context),
        (app) => oneClickInvitationRoutes(app, context),
      ],
      upkeep: [
        byEachProcess('sending the mails of decisions about judges', seconds(5), () =>
          endHolds(context),
        ),
        byOneProcess('sending planned mails to judges', minutes(1), () =>
          context.messages.sendPlanned<MessagePreviewRequest>('judges', (sender, asked) =>
            judgesAudience(context, sender, asked),
          ),
        ),
        byOneProcess('removing invitations of judged seasons', hours(1), () =>
          removeInvitations(context),
        ),
        byOneProcess('reminding judges to confirm their address', hours(1), () =>
          remindJudgesToConfirm(context),
        ),
      ],
      personalData: {
        invitations: invitationsOfPerson(context),
        judges: {
          archive: {
            file: 'judge.json',
            about: 'your application to judge, and what became of it',
            of: ({ _id }) => copyOfJudge(context, _id),
          },
          erase: ({ _id }) => eraseJudge(context, _id),
          work: async (accountId) => {
            const judge = await judges.ofAccount(accountId);
            return judge ? [workInJudge(judge)] : [];
          },
        },
      },
    };
  },
});
