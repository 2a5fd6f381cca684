import { defineModule } from '../../composition/define-module';
import { byOneProcess } from '../../composition/upkeep';
import type { Person } from '../../platform/authorisation/actor';
import { hours } from '../../platform/clock';
import { signerWith } from '../../platform/keys/signer';
import type { DrawPaper } from '../../platform/papers/papers';
import type { JudgesApi } from '../judges/api';
import type { NominationsApi } from '../nominations/api';
import type { SeasonsApi } from '../seasons/api';
import { assignmentAnswers, assignmentsApi } from './api';
import type { Assignment } from './assignment';
import type { Calibration } from './calibration/commands';
import { calibrationsStore } from './calibration/store';
import type { Assignments } from './commands';
import type { AssignmentAdminQueries } from './console/queries';
import {
  type FormerJudges,
  forgetFormerJudges,
  rememberFormerJudge,
} from './former-judges/former-judges';
import { formerJudgesStore } from './former-judges/store';
import { assignmentMails, judgingMails } from './mails/judging';
import { copiesOfAssignments, eraseAssignments } from './person';
import { giveReceipts } from './receipts/commands';
import { pseudonymsStore } from './receipts/pseudonyms-store';
import { assignmentRoutes } from './routes';
import { assignmentsStore } from './store';
import { remindJudges } from './upkeep';

type Lent = Pick<Assignments, 'openDocument' | 'pagesOf' | 'frozenRules' | 'closedIn' | 'logHead'>;

interface Needs extends Lent {
  /** Null when the account is deleted. */
  personOf(accountId: string): Promise<Person | null>;
  seasons: SeasonsApi;
  judges: JudgesApi;
  nominations: NominationsApi;
  drawPaper: DrawPaper;
  allocate(): Promise<unknown>;
}

interface Asked {
  identity: Pick<AssignmentAdminQueries, 'personOf'>;
}

/** Assignments and ratings: rating, recusal, replacing a judge, receipts. */
export const assignmentsModule = defineModule({
  name: 'assignments',
  stores: {
    assignments: assignmentsStore,
    calibrations: calibrationsStore,
    formerJudges: formerJudgesStore,
    pseudonyms: pseudonymsStore,
  },
  mails: assignmentMails,
  answers: ({ stores: { assignments } }, asked: Asked) =>
    assignmentAnswers(() => ({ assignments, ...asked.identity })),
  start({ stores, mail, trail, clock, config }, needs: Needs) {
    const { seasons, judges, nominations, drawPaper, allocate, ...others } = needs;
    const { personOf, ...lent } = others;
    const { assignments, calibrations, formerJudges, pseudonyms } = stores;
    const keys = config.keys['former judges'];
    const former: FormerJudges = { formerJudges, assignments, seasons, keys, clock };
    const recordAudit = (assignment: Assignment) =>
      trail.recordAudit(assignments.pendingEntries, assignment);
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
    const calibration: Calibration = { ...assigning, calibrations };
    const { entryFor } = nominations;
    return {
      api: assignmentsApi({
        assigning,
        entryFor,
        former,
        mailsWithheldFrom: async (actor) =>
          (await nominations.isConflicted(actor)) ? judgingMails.map(({ name }) => name) : [],
      }),
      commands: { assigning },
      routes: [
        (app) =>
          assignmentRoutes(app, {
            ...assigning,
            entryFor,
            personOf,
            calibration,
            drawPaper,
            allocate,
          }),
      ],
      upkeep: [
        byOneProcess('giving receipts to earlier ratings', hours(1), async () => {
          for (const season of await seasons.newest()) await giveReceipts(assigning, season);
        }),
        byOneProcess('reminding judges', hours(1), () => remindJudges(assigning)),
        byOneProcess('removing what former judges of past seasons had', hours(1), () =>
          forgetFormerJudges(former),
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
      },
    };
  },
});
