import { defineModule } from '../../composition/define-module';
import { byEachProcess, byOneProcess } from '../../composition/upkeep';
import { hours, seconds } from '../../platform/clock';
import { linkTokens } from '../../platform/link-tokens';
import type { MessagesApi } from '../messages/api';
import type { Nomination } from '../nominations/nomination';
import type { SeasonsView } from '../seasons/view';
import type { Asking } from './again';
import { askingRoutes } from './again-routes';
import { judgesApi } from './api';
import { copyOfJudge, eraseJudge } from './commands';
import { type Confirmation, remindJudgesToConfirm } from './confirmation';
import type { ApplicationQueries } from './console/applications';
import type { JudgeAdminQueries } from './console/judges';
import { endHolds } from './console/queue';
import { judgeConsoleRoutes } from './console/routes';
import type { Judges } from './context';
import type { Judge } from './judge';
import { askedOf, judgingAgain, stoppingReminders } from './links';
import { again } from './mails/again';
import { letters } from './mails/letters';
import { organisersMessage } from './mails/OrganisersMessage';
import { judgesOfEmployer } from './possible-colleagues';
import { judgeRoutes, oneClickRoutes } from './routes';
import { judgesStore } from './store';

interface Needs
  extends Omit<JudgeAdminQueries & ApplicationQueries, 'judges' | 'seasons' | 'clock'> {
  seasons: SeasonsView;
  allocate(): Promise<unknown>;
  messages: MessagesApi;
  closedIn: Asking['closedIn'];
  confirmedAmong: Confirmation['confirmedAmong'];
  confirmationReminder: Confirmation['confirmationReminder'];
  confirmationLink: Judges['confirmationLink'];
}

/** Judges: applications, verification and capacity. */
export const judgesModule = defineModule({
  name: 'judges',
  stores: { judges: judgesStore },
  mails: [...Object.values(letters), again, organisersMessage],
  answers: ({ stores: { judges } }) => ({
    organizationOfJudge: async (accountId: string) =>
      (await judges.ofAccount(accountId))?.organization,
    possibleColleagues: async (nomination: Nomination) =>
      judgesOfEmployer(nomination, await judges.judging(nomination.season)),
  }),
  start({ stores: { judges }, mail, trail, clock, config }, needs: Needs) {
    const { seasons, allocate, closedIn, confirmedAmong, confirmationReminder, ...rest } = needs;
    const { confirmationLink, ...queries } = rest;
    const recordAudit = (judge: Judge) => trail.recordAudit(judges.pendingEntries, judge);
    const judging: Judges = { judges, seasons, confirmationLink, mail, recordAudit, clock };
    const confirming: Confirmation = { judges, confirmedAmong, confirmationReminder, mail, clock };
    const tokens = linkTokens(config.keys['mailed links']);
    const routes = {
      ...judging,
      allocate,
      closedIn,
      plannedCapacity: async () => (await seasons.current()).planning.capacityPerJudge,
      judgeNamedBy: (token: string) => tokens.idOf(stoppingReminders, token),
      currentSeason: async () => (await seasons.current()).id,
      askedBy: (token: string) => askedOf(tokens.idOf(judgingAgain, token) ?? ''),
    };
    return {
      api: judgesApi({ ...judging, closedIn }, confirming),
      commands: { judging, confirmingJudges: confirming },
      routes: [
        (app) => judgeRoutes(app, routes),
        (app) => oneClickRoutes(app, routes),
        (app) => askingRoutes(app, routes),
        (app) => judgeConsoleRoutes(app, { ...routes, ...queries, trail }),
      ],
      upkeep: [
        byEachProcess('sending the mails of decisions about judges', seconds(5), () =>
          endHolds(routes),
        ),
        byOneProcess('reminding judges to confirm their address', hours(1), () =>
          remindJudgesToConfirm(confirming),
        ),
      ],
      personalData: {
        judges: {
          archive: {
            file: 'judge.json',
            about: 'your application to judge, and what became of it',
            of: ({ _id }) => copyOfJudge(judging, _id),
          },
          erase: ({ _id }) => eraseJudge(judging, _id),
        },
      },
    };
  },
});
