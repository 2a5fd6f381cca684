import type { SystemReply } from '@meritum/shared/contracts/system';
import { defineModule } from '../../composition/define-module';
import { byOneProcess } from '../../composition/upkeep';
import type { Actor } from '../../platform/authorisation/actor';
import { cacheByKey, longCache } from '../../platform/cache-by-key';
import { minutes } from '../../platform/clock';
import type { App } from '../../platform/zod/provider';
import type { AssignmentsApi } from '../assignments/api';
import { assignmentMails } from '../assignments/mails/judging';
import type { ContestsApi } from '../contests/api';
import type { JudgesApi } from '../judges/api';
import type { NominationsApi } from '../nominations/api';
import { type Overview, type OverviewSnapshot, overviewFor } from './commands';
import { waitingMail } from './mails/DecisionsWaiting';
import { listOpenDecisions, type Telling, tellOrganisers } from './open-decisions';
import { countUnconfirmed, type Reminding, remindUnconfirmed } from './reminding';

interface Needs
  extends Pick<
    Overview,
    'seasons' | 'shortOfSeason' | 'affiliationOf' | 'notClean' | 'valuesAwaited'
  > {
  /** Pending and completed assignments of a season. */
  progress: AssignmentsApi['progress'];
  judgeStates: JudgesApi['judgeStates'];
  judgesMayBeAsked: JudgesApi['mayBeAsked'];
  leftOutIn: NominationsApi['leftOutIn'];
  reminding: Omit<Reminding, 'trail' | 'clock'>;
  countDead(without: readonly string[]): Promise<number>;
  deciding: Omit<Telling, 'mail' | 'clock'>;
  mailState(actor: Actor): Promise<SystemReply['mails']>;
  documentRoom(): Promise<SystemReply['documents']>;
  results: ContestsApi;
}

const judgingMails = assignmentMails.map(({ name }) => name);

async function roundTrip(ping: () => Promise<void>): Promise<SystemReply['database']> {
  const begun = performance.now();
  await ping();
  return { milliseconds: Math.ceil(performance.now() - begun) };
}

/** The overview of the season and the state of the system, and reminders to those left out; it stores nothing. */
export const overviewModule = defineModule({
  name: 'overview',
  stores: {},
  mails: [waitingMail],
  start({ clock, trail, mail }, needs: Needs) {
    const { seasons, affiliationOf, notClean, valuesAwaited, results } = needs;
    const assessed = cacheByKey(results.borderlineIn, clock, longCache);
    const unasked = async (season: string): Promise<OverviewSnapshot['borderline']> => {
      const [found, closed, asked] = await Promise.all([
        assessed(season),
        results.closedIn(season),
        results.judgesWanted(season),
      ]);
      return found
        .filter(({ category }) => !closed.has(category))
        .map((one) => ({ ...one, entries: one.entries.filter((id) => !asked.has(id)) }));
    };
    const gathered = cacheByKey<OverviewSnapshot>(async (season) => {
      const countedAt = clock();
      const [judging, judges, all, withoutJudging, borderline, mayBeAsked, isLeftOut] =
        await Promise.all([
          needs.progress(season),
          needs.judgeStates(season),
          needs.countDead([]),
          needs.countDead(judgingMails),
          unasked(season),
          needs.judgesMayBeAsked(season),
          needs.leftOutIn(season),
        ]);
      return {
        countedAt,
        judging,
        judges,
        mayBeAsked,
        isLeftOut,
        mailsGivenUp: { all, withoutJudging },
        borderline,
      };
    }, clock);
    const telling: Telling = { ...needs.deciding, mail, clock };
    const room = cacheByKey(needs.documentRoom, clock);
    const contestsNow = cacheByKey(results.contestStates, clock);
    const overview: Overview = {
      contests: () => contestsNow('all seasons'),
      seasons,
      shortOfSeason: cacheByKey(needs.shortOfSeason, clock),
      affiliationOf,
      notClean,
      valuesAwaited,
      gathered,
      clock,
    };
    return {
      api: {},
      commands: {},
      routes: [
        async (app: App) =>
          app.call('getOverview', ({ actor, query }) => overviewFor(overview, actor, query.season)),
        async (app: App) =>
          app.call('listOpenDecisions', ({ actor }) => listOpenDecisions(telling, actor)),
        async (app: App) => {
          const reminding: Reminding = { ...needs.reminding, trail, clock };
          app.call('getUnconfirmed', () => countUnconfirmed(reminding));
          app.call('remindUnconfirmed', ({ actor }) => remindUnconfirmed(reminding, actor));
        },
        async (app: App) =>
          app.call('getSystem', async ({ actor }) => {
            const [mails, documents, database] = await Promise.all([
              needs.mailState(actor),
              room('all documents'),
              roundTrip(app.mongo.ping),
            ]);
            return { mails, documents, database, failingJobs: app.failingJobs() };
          }),
      ],
      upkeep: [
        byOneProcess('telling organisers what waits for their decision', minutes(5), () =>
          tellOrganisers(telling),
        ),
      ],
      personalData: {},
    };
  },
});
