import { defineModule } from '../../composition/define-module';
import { hours, minutes } from '../../platform/clock';
import { signerWith } from '../../platform/keys/signer';
import { resultAdminRoutes } from './admin-routes';
import { contestAnswers, contestsApi } from './api';
import type { ContestQueries, Results } from './context';
import { publishedLedgers } from './ledgers';
import { proved } from './mails/EntryProof';
import { voided } from './mails/RatingVoided';
import { judged } from './mails/ResultsJudged';
import { published } from './mails/ResultsPublished';
import { waiting } from './mails/ResultWaiting';
import { copiesOfResults, eraseFromResults } from './person';
import { closedContests } from './receipts';
import { remindOfResults } from './reminders';
import type { Result } from './result';
import { resultRoutes } from './routes';
import { resultsStore } from './store';
import { resumeInterrupted } from './upkeep';

type Needs = Omit<Results, 'results' | 'recordAudit' | 'mail' | 'signer' | 'clock'>;

interface Asked extends Pick<ContestQueries, 'seasons' | 'nominations'> {
  identity: Pick<ContestQueries, 'personOf' | 'organisers'>;
}

/** Contests from frozen rules to publication: closing, voids, finalising, publishing, the ledger. */
export const contestsModule = defineModule({
  name: 'contests',
  stores: { results: resultsStore },
  mails: [judged, proved, published, voided, waiting],
  answers: ({ stores: { results }, clock }, asked: Asked) =>
    contestAnswers(() => ({ results, clock, ...asked, ...asked.identity })),
  open({ stores: { results }, own, mail, trail, clock, config }, needs: Needs) {
    const recordAudit = (result: Result) => trail.recordAudit(results.pendingEntries, result);
    const signer = signerWith(config.keys['published statements']);
    const context: Results = { ...needs, results, recordAudit, mail, signer, clock };
    const ledgers = publishedLedgers(context);
    const closedContest = closedContests(context);
    return {
      commands: { results: context },
      api: contestsApi({ own, context, ledgers, closedContest }),
      routes: [
        (app) => resultRoutes(app, { context, ledgers, closedContest }),
        (app) => resultAdminRoutes(app, { ...context, trail, publicOrigin: config.publicOrigin }),
      ],
      upkeep: [
        {
          name: 'continuing results',
          every: minutes(1),
          across: 'one at a time',
          work: () => resumeInterrupted(context),
        },
        {
          name: 'reminding of results',
          every: hours(1),
          across: 'one at a time',
          work: () => remindOfResults(context),
        },
      ],
      personalData: {
        results: {
          archive: {
            file: 'results.json',
            about: 'what was taken out of your entries or ratings, and by what kind of reason',
            of: ({ _id }) => copiesOfResults(context, _id),
          },
          erase: ({ _id }) => eraseFromResults(context, _id),
        },
      },
    };
  },
});
