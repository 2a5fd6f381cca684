import type { MessagePreviewRequest } from '@meritum/shared/contracts/messages';
import { defineModule, needs } from '../../module-kit/define-module';
import { byEachProcess, byOneProcess } from '../../module-kit/upkeep';
import { hours, minutes, seconds } from '../../platform/clock';
import { linkTokens } from '../../platform/link-tokens';
import type { Nomination } from '../nominations/nomination';
import { judgesApi } from './api';
import { copyOfJudge, eraseJudge, workInJudge } from './commands';
import { remindJudgesToConfirm } from './confirmation';
import { judgesAudience } from './console/messages';
import { endHolds } from './console/queue';
import { judgeConsoleRoutes } from './console/routes';
import type { Judges } from './context';
import { removeInvitations } from './invitations/commands';
import { mailboxMarks } from './invitations/invitation';
import { invitationsOfPerson } from './invitations/personal-data';
import { invitationRoutes } from './invitations/routes';
import { invitationsStore } from './invitations/store';
import { again } from './mails/again';
import { invitationMail } from './mails/invitation';
import { letters } from './mails/letters';
import { organisersMessage } from './mails/OrganisersMessage';
import { type OtherAccounts, withOtherAccounts } from './persons';
import { judgesOfEmployer } from './possible-colleagues';
import { askingRoutes, judgeRoutes, oneClickRoutes } from './routes';
import { judgesStore } from './store';

export const judgesModule = defineModule({
  name: 'judges',
  stores: { judges: judgesStore, invitations: invitationsStore },
  mails: [...Object.values(letters), again, invitationMail, organisersMessage],
  deps: needs<Judges['deps']>(),
  queriesOfOthers: needs<{ identity: OtherAccounts }>(),
  queries: ({ stores, deps }) => ({
    organizationsOfJudges: stores.judges.listOrganizations,
    async possibleColleagues(nomination: Nomination) {
      const all = await stores.judges.listJudging(nomination.season);
      return judgesOfEmployer(nomination, await withOtherAccounts({ stores, deps }, all));
    },
  }),
  start({ stores, deps, platform }) {
    const { judges, invitations } = stores;
    const { config, trail } = platform;
    const context: Judges = {
      ...{ stores, deps, platform },
      marksOf: mailboxMarks(config.keys['invited mailboxes']),
      recordAudit: (judge) => trail.recordAudit(judges.pendingEntries, judge),
      recordInvitation: (one) => trail.recordAudit(invitations.pendingEntries, one),
      plannedCapacity: async () => (await deps.seasons.current()).planning.capacityPerJudge,
      tokens: linkTokens(config.keys['mailed links']),
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
      ],
      upkeep: [
        byEachProcess('sending the mails of decisions about judges', seconds(5), () =>
          endHolds(context),
        ),
        byOneProcess('sending planned mails to judges', minutes(1), () =>
          context.deps.messages.sendPlanned<MessagePreviewRequest>('judges', (sender, asked) =>
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
            const judge = await judges.findByAccount(accountId);
            return judge ? [workInJudge(judge)] : [];
          },
        },
      },
    };
  },
});
