import type { SystemReply } from '@meritum/shared/contracts/system';
import { defineModule, needs } from '../../module-kit/define-module';
import { byOneProcess } from '../../module-kit/upkeep';
import type { Actor } from '../../platform/authorisation/actor';
import { cacheByKey, longCache } from '../../platform/cache-by-key';
import { minutes } from '../../platform/clock';
import type { App } from '../../platform/zod/provider';
import type { AssignmentsApi } from '../assignments/api';
import { judgingMails } from '../assignments/mails/judging';
import type { ContestsApi } from '../contests/api';
import type { JudgesApi } from '../judges/api';
import type { NominationsApi } from '../nominations/api';
import { type Overview, type OverviewSnapshot, overviewFor } from './commands';
import { waitingMail } from './mails/DecisionsWaiting';
import { listOpenDecisions, type Notifying, tellOrganisers } from './open-decisions';
import { countUnconfirmed, type Reminding, remindUnconfirmed } from './reminding';

interface Needs
  extends Omit<Notifying, 'nominationsById' | 'mail' | 'clock'>,
    Pick<Reminding, 'oneAtATime'> {
  registrationState: Overview['registrationState'];
  registeredSince(moment: Date): Promise<Date[]>;
  seasons: Overview['seasons'];
  nominations: NominationsApi;
  judges: JudgesApi;
  assignments: Pick<AssignmentsApi, 'progress'>;
  contests: ContestsApi;
  documents: Pick<Overview, 'notClean'> & { room(): Promise<SystemReply['documents']> };
  accountAt(address: string): Promise<string | null>;
  mails: {
    countDead(without: readonly string[]): Promise<number>;
    outOfReach(without: readonly string[]): Promise<string[]>;
    state(actor: Actor): Promise<SystemReply['mails']>;
  } & Pick<Reminding, 'addressesSince'>;
}

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
  deps: needs<Needs>(),
  start({ deps, platform: { clock, trail, mail } }) {
    const { seasons, nominations, judges, contests, documents, mails } = deps;
    const assessed = cacheByKey(contests.borderlineIn, clock, longCache);
    const unasked = async (season: string): Promise<OverviewSnapshot['borderline']> => {
      const [found, closed, asked] = await Promise.all([
        assessed(season),
        contests.closedIn(season),
        contests.judgesWanted(season),
      ]);
      return found
        .filter(({ category }) => !closed.has(category))
        .map((one) => ({ ...one, entries: one.entries.filter((id) => !asked.has(id)) }));
    };
    /** How many accounts have an address now whose last mail came back. */
    const outOfReach = async (without: readonly string[]) => {
      const accounts = await Promise.all((await mails.outOfReach(without)).map(deps.accountAt));
      return accounts.filter((account) => account !== null).length;
    };
    const gathered = cacheByKey<OverviewSnapshot>(async (season) => {
      const countedAt = clock();
      const [
        judging,
        states,
        all,
        withoutJudging,
        reachless,
        reachlessWithoutJudging,
        borderline,
        mayBeAsked,
        isLeftOut,
        voided,
      ] = await Promise.all([
        deps.assignments.progress(season),
        judges.judgeStates(season),
        mails.countDead([]),
        mails.countDead(judgingMails),
        outOfReach([]),
        outOfReach(judgingMails),
        unasked(season),
        judges.mayBeAsked(season),
        nominations.leftOutIn(season),
        contests.voidedIn(season),
      ]);
      return {
        countedAt,
        judging,
        judges: states,
        mayBeAsked,
        isLeftOut,
        voided,
        mailsGivenUp: { all, withoutJudging },
        outOfReach: { all: reachless, withoutJudging: reachlessWithoutJudging },
        borderline,
      };
    }, clock);
    const telling: Notifying = { ...deps, nominationsById: nominations.byIds, mail, clock };
    const entering = cacheByKey(
      async (id: string) => {
        const { calendar } = await seasons.named(id);
        const [registered, drafts] = await Promise.all([
          calendar ? deps.registeredSince(new Date(calendar.nominations.from)) : [],
          nominations.draftsOf(id),
        ]);
        return { registered, drafts };
      },
      clock,
      longCache,
    );
    const registration = cacheByKey(deps.registrationState, clock);
    const room = cacheByKey(documents.room, clock);
    const contestsNow = cacheByKey(contests.contestStates, clock);
    const overview: Overview = {
      ...documents,
      organisers: deps.organisers,
      registrationState: () => registration('all accounts'),
      affiliationOf: nominations.affiliationOf,
      shortOfSeason: cacheByKey(nominations.shortOfSeason, clock),
      entering,
      contests: () => contestsNow('all seasons'),
      seasons,
      gathered,
      clock,
    };
    const reminding: Reminding = {
      ...deps,
      ...mails,
      nominatorsLeftOut: nominations.nominatorsLeftOut,
      judgesLeftOut: judges.judgesLeftOut,
      trail,
      clock,
    };
    return {
      api: {},
      commands: {},
      routes: [
        async (app: App) => {
          app.call('getOverview', ({ actor, query }) => overviewFor(overview, actor, query.season));
          app.call('listOpenDecisions', ({ actor }) => listOpenDecisions(telling, actor));
          app.call('getUnconfirmed', () => countUnconfirmed(reminding));
          app.call('remindUnconfirmed', ({ actor }) => remindUnconfirmed(reminding, actor));
          app.call('getSystem', async ({ actor }) => {
            const [mails, documents, database, registered] = await Promise.all([
              deps.mails.state(actor),
              room('all documents'),
              roundTrip(app.mongo.ping),
              deps.registrationState(),
            ]);
            return {
              ...{ mails, documents, database },
              failingJobs: app.failingJobs(),
              peopleAtOneAddress: app.peopleAtOneAddress(),
              registration: registered,
            };
          });
        },
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
