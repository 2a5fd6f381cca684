import { defineModule, needs } from '../../module-kit/define-module';
import { byOneProcess } from '../../module-kit/upkeep';
import { minutes } from '../../platform/clock';
import { signerWith } from '../../platform/keys/signer';
import { contestAnswers, contestsApi } from './api';
import { resumeClosing } from './closing';
import type { ContestQueries, Results } from './context';
import { proved } from './mails/EntryProof';
import { copiesOfResults, eraseFromResults } from './person';
import type { Result } from './result';
import { contestRoutes } from './routes';
import { resultsStore } from './store';

type Needs = Omit<Results, 'results' | 'recordAudit' | 'mail' | 'signer' | 'clock'>;

interface Asked extends Pick<ContestQueries, 'seasons' | 'nominations'> {
  identity: Pick<ContestQueries, 'personOf' | 'organisers'>;
}

/** What is decided about contests until their results are final: closing, voids, the outcome. */
export const contestsModule = defineModule({
  name: 'contests',
  stores: { results: resultsStore },
  mails: [proved],
  deps: needs<Needs>(),
  asks: needs<Asked>(),
  answers: ({ stores: { results }, deps, platform: { clock } }) =>
    contestAnswers(() => ({ results, clock, ...deps, ...deps.identity })),
  start({ stores: { results }, own, deps, platform: { mail, trail, clock, config } }) {
    const recordAudit = (result: Result) => trail.recordAudit(results.pendingEntries, result);
    const signer = signerWith(config.keys['published statements']);
    const context: Results = { ...deps, results, recordAudit, mail, signer, clock };
    return {
      commands: { results: context },
      api: contestsApi(own, context),
      routes: [(app) => contestRoutes(app, { ...context, trail })],
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
