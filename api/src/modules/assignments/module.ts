import { defineModule } from '../../composition/define-module';
import type { Person } from '../../platform/authorisation/actor';
import { hours, minutes } from '../../platform/clock';
import { coalesce } from '../../platform/coalesce';
import { signerWith } from '../../platform/keys/signer';
import type { DrawPaper } from '../../platform/papers/papers';
import type { Threads } from '../../platform/threads/threads';
import { drawOf, eraseFromDraws } from '../draw/commands';
import type { SeasonDraw } from '../draw/draw';
import { receiveRounds } from '../draw/rounds';
import { drawRoutes } from '../draw/routes';
import { drawsStore } from '../draw/store';
import type { JudgesApi } from '../judges/api';
import type { NominationsApi } from '../nominations/api';
import { type AllocationContext, allocate } from '../planning/allocation';
import { appliedPlansIn } from '../planning/plan-input';
import { planInputsStore } from '../planning/plan-inputs-store';
import { plansStore } from '../planning/plans-store';
import type { Previews } from '../planning/previews';
import { planRoutes, tidyPlans } from '../planning/routes';
import type { StoredPlan } from '../planning/stored-plan';
import type { SeasonsApi } from '../seasons/api';
import { assignmentsApi } from './api';
import type { Assignment } from './assignment';
import type { Calibration } from './calibration/commands';
import { calibrationsStore } from './calibration/store';
import type { Assignments } from './commands';
import { conflictedIds } from './conflicts';
import type { AssignmentAdminQueries } from './console/queries';
import {
  type FormerJudges,
  forgetFormerJudges,
  judgedByFormerAccounts,
  rememberFormerJudge,
} from './former-judges/former-judges';
import { formerJudgesStore } from './former-judges/store';
import { assignmentMails, judgingMails } from './mails/events';
import { copiesOfAssignments, eraseAssignments } from './person';
import { giveReceipts } from './receipts/commands';
import { pseudonymsStore } from './receipts/pseudonyms-store';
import { assignmentRoutes } from './routes';
import { assignmentsStore } from './store';
import { notifyJudges, remindJudges } from './upkeep';

type Lent = Pick<Assignments, 'openDocument' | 'pagesOf' | 'frozenRules' | 'closedIn' | 'logHead'>;

interface Needs
  extends Lent,
    Pick<AllocationContext, 'judgesWanted'>,
    Pick<AssignmentAdminQueries, 'singleRatingsTold'> {
  /** Null when the account is deleted. */
  personOf(accountId: string): Promise<Person | null>;
  seasons: SeasonsApi;
  judges: JudgesApi;
  nominations: NominationsApi;
  threads: Threads;
  drawPaper: DrawPaper;
}

const hourly = (name: string, work: () => Promise<void>) =>
  ({ name, every: hours(1), across: 'one at a time', work }) as const;

/** Assignments and ratings. */
export const assignmentsModule = defineModule({
  name: 'assignments',
  stores: {
    assignments: assignmentsStore,
    calibrations: calibrationsStore,
    draws: drawsStore,
    formerJudges: formerJudgesStore,
    planInputs: planInputsStore,
    plans: plansStore,
    pseudonyms: pseudonymsStore,
  },
  mails: assignmentMails,
  open({ stores, mail, trail, clock, config }, needs: Needs) {
    const { seasons, judges, nominations, judgesWanted, threads, drawPaper, ...others } = needs;
    const { personOf, singleRatingsTold, ...lent } = others;
    const { entryFor, entriesFor, affiliationOf } = nominations;
    const { assignments, calibrations, draws, formerJudges, planInputs, plans, pseudonyms } =
      stores;
    const keys = config.keys['former judges'];
    const former: FormerJudges = { formerJudges, assignments, seasons, keys, clock };
    const recordAudit = (assignment: Assignment) => trail.recordAudit(assignments.owed, assignment);
    const assigning: Assignments = {
      assignments,
      judges,
      nominations,
      pseudonyms,
      seasons,
      mail,
      signer: signerWith(config.keys['published statements']),
      recordAudit,
      clock,
      ...lent,
    };
    const settlePlan = (plan: StoredPlan) => trail.recordAudit(plans.owed, plan);
    const allocation: AllocationContext = {
      assignments,
      judges,
      nominations,
      seasons,
      plans,
      settlePlan,
      mail,
      draws,
      recordDraw: (draw: SeasonDraw) => trail.recordAudit(draws.owed, draw),
      beacon: config.beacon,
      personOf,
      threads,
      planInputs,
      clock,
      judgesWanted,
      async partyOfAccount(accountId) {
        const person = await personOf(accountId);
        return person && affiliationOf({ person: async () => person });
      },
      judgedBefore: (season, judging) => judgedByFormerAccounts(former, season, judging),
      closedIn: lent.closedIn,
      quiet: new Map(),
    };
    const planning: Previews = { ...allocation, seasons, affiliationOf };
    const queries: AssignmentAdminQueries = { assignments, personOf, singleRatingsTold };
    const consoleNeeds = { entryFor, entriesFor, recordAudit, trail, personOf };
    const takingAway = { ...consoleNeeds, planInputs, singleRatingsTold };
    const calibration: Calibration = { ...assigning, calibrations };
    const allocateNow = coalesce(async () => {
      await Promise.all([nominations.noteConfirmed(), judges.noteConfirmed()]);
      const made = await allocate(allocation);
      await notifyJudges(assigning);
      return made;
    });
    const receiveNow = async () => {
      const isStored = await receiveRounds({ ...allocation, seasonById: seasons.byId });
      if (isStored) await allocateNow();
    };
    return {
      api: assignmentsApi({
        assigning,
        queries,
        plansIn: (season) => appliedPlansIn({ plans }, season),
        allocate: allocateNow,
        drawOf: (season) => drawOf(allocation, season),
        mailsWithheldFrom: async (actor) =>
          (await nominations.isConflicted(actor)) ? judgingMails.map(({ name }) => name) : [],
        conflictedIds: (actor, ids) =>
          conflictedIds(
            { assignments, plans, seasons, nominations, affiliationOf, clock },
            actor,
            ids,
          ),
      }),
      commands: { assigning, planning, receiveRounds: receiveNow },
      routes: [
        (app) =>
          assignmentRoutes(app, { ...assigning, calibration, drawPaper, allocate: allocateNow }),
        (app) => planRoutes(app, { ...planning, ...takingAway, allocate: allocateNow }),
        (app) => drawRoutes(app, { ...planning, seasonById: seasons.byId, allocate: allocateNow }),
      ],
      upkeep: [
        {
          name: 'planning assignments',
          every: minutes(1),
          across: 'one at a time',
          work: allocateNow,
        },
        {
          name: 'receiving rounds of the beacon',
          every: minutes(1),
          across: 'one at a time',
          work: receiveNow,
        },
        hourly('giving receipts to earlier ratings', async () => {
          for (const season of await seasons.newest()) await giveReceipts(assigning, season);
        }),
        hourly('reminding judges', () => remindJudges(assigning)),
        // After a crash between the freezing of rules and the first look at their draw.
        hourly('committing to values of draws', async () => {
          for (const season of await seasons.all()) await drawOf(allocation, season);
        }),
        hourly('removing what former judges of past seasons had', () => forgetFormerJudges(former)),
        hourly('removing previews and inputs of plans', () =>
          tidyPlans({ ...allocation, planInputs }),
        ),
      ],
      personalData: {
        // First, because it reads what the next one erases.
        formerJudges: {
          archive: { none: 'written by the deletion of an account only' },
          erase: (person) => rememberFormerJudge(former, person),
        },
        assignments: {
          archive: {
            file: 'evaluations.json',
            about: 'what you were given to judge, and how you rated it',
            of: ({ _id }) => copiesOfAssignments(assigning, _id),
          },
          erase: ({ _id }) => eraseAssignments(assigning, _id),
        },
        calibrations: {
          archive: {
            file: 'calibration.json',
            about: 'how you rated the sample entries',
            of: ({ _id }) => calibrations.all(_id),
          },
          erase: ({ _id }) => calibrations.forget(_id),
        },
        draws: {
          archive: {
            none: 'random values without meaning; who contributed one is among decisions',
          },
          erase: ({ _id }) => eraseFromDraws(allocation, _id),
        },
        plans: {
          archive: {
            none: 'which plans an organiser asked for; those applied are among decisions',
          },
          async erase({ _id }) {
            for (const plan of await plans.ofOrganiser(_id)) await settlePlan(plan);
            return plans.forget(_id);
          },
        },
      },
    };
  },
});
