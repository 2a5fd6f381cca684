import { defineModule, needs } from '../../module-kit/define-module';
import { byOneProcess } from '../../module-kit/upkeep';
import { hours } from '../../platform/clock';
import { signerWith } from '../../platform/keys/signer';
import { assignmentQueries, assignmentsApi } from './api';
import { calibrationsStore } from './calibration/store';
import type { AssignmentQueries, Assignments } from './context';
import { forgetFormerJudges, rememberFormerJudge } from './former-judges/former-judges';
import { formerJudgesStore } from './former-judges/store';
import { assignmentMails } from './mails/judging';
import { copiesOfAssignments, eraseAssignments } from './person';
import { pseudonymsStore } from './receipts/pseudonyms-store';
import { assignmentRoutes } from './routes';
import { assignmentsStore } from './store';
import { remindJudges } from './upkeep';

export const assignmentsModule = defineModule({
  name: 'assignments',
  stores: {
    assignments: assignmentsStore,
    calibrations: calibrationsStore,
    formerJudges: formerJudgesStore,
    pseudonyms: pseudonymsStore,
  },
  mails: assignmentMails,
  deps: needs<Assignments['deps']>(),
  queriesOfOthers: needs<AssignmentQueries['deps']>(),
  queries: (context) => assignmentQueries(context),
  start({ stores, deps, platform }) {
    const { assignments, calibrations } = stores;
    const { trail, config } = platform;
    const context: Assignments = {
      ...{ stores, deps, platform },
      signer: signerWith(config.keys['published statements']),
      recordAudit: (assignment) => trail.recordAudit(assignments.pendingEntries, assignment),
    };
    return {
      api: assignmentsApi(context),
      commands: { assigning: context },
      routes: [(app) => assignmentRoutes(app, context)],
      upkeep: [
        byOneProcess('reminding judges', hours(1), () => remindJudges(context)),
        byOneProcess('removing what former judges of past seasons had', hours(1), () =>
          forgetFormerJudges(context),
        ),
      ],
      personalData: {
        // First, because it reads the assignments that the next store erases.
        formerJudges: {
          archive: { none: 'written by the deletion of an account only' },
          erase: (person) => rememberFormerJudge(context, person),
        },
        assignments: {
          archive: {
            file: 'evaluations.json',
            about: 'what you were given to judge, and how you rated it',
            of: ({ _id }) => copiesOfAssignments(context, _id),
          },
          erase: ({ _id }) => eraseAssignments(context, _id),
        },
        calibrations: {
          archive: {
            file: 'calibration.json',
            about: 'how you rated the sample entries',
            of: ({ _id }) => calibrations.findByAccount(_id),
          },
          erase: ({ _id }) => calibrations.erase(_id),
        },
      },
    };
  },
});
