import { defineModule, needs } from '../../module-kit/define-module';
import { byOneProcess } from '../../module-kit/upkeep';
import { minutes } from '../../platform/clock';
import { signerWith } from '../../platform/keys/signer';
import { contestQueries, contestsApi } from './api';
import { resumeClosing } from './closing';
import type { ContestQueries, Results } from './context';
import { proved } from './mails/EntryProof';
import { leftOut } from './mails/LeftOut';
import { copiesOfResults, eraseFromResults } from './person';
import { contestRoutes } from './routes';
import { resultsStore } from './store';

/** Decisions about contests until their results are final: closing, voids, the outcome. */
export const contestsModule = defineModule({
  name: 'contests',
  stores: { results: resultsStore },
  mails: [proved, leftOut],
  deps: needs<Results['deps']>(),
  queriesOfOthers: needs<ContestQueries['deps']>(),
  queries: (context) => contestQueries(() => context),
  start({ stores, queries, deps, platform }) {
    const { results } = stores;
    const context: Results = {
      ...{ stores, deps, platform },
      signer: signerWith(platform.config.keys['published statements']),
      recordAudit: (result) => platform.trail.recordAudit(results.pendingEntries, result),
    };
    return {
      commands: { results: context },
      api: contestsApi(queries, context),
      routes: [(app) => contestRoutes(app, context)],
      upkeep: [byOneProcess('continuing closings', minutes(1), () => resumeClosing(context))],
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
