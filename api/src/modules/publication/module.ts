import { defineModule, needs } from '../../module-kit/define-module';
import { byOneProcess } from '../../module-kit/upkeep';
import { hours, minutes } from '../../platform/clock';
import { signerWith } from '../../platform/keys/signer';
import { publicationApi } from './api';
import type { Publishing } from './context';
import { publishedLedgers } from './ledgers';
import { judged } from './mails/ResultsJudged';
import { published } from './mails/ResultsPublished';
import { waiting } from './mails/ResultWaiting';
import { resumePublishing } from './publishing';
import { closedContests } from './receipts';
import { remindOfResults } from './reminders';
import { publicationRoutes } from './routes';

type Needs = Omit<Publishing, 'mail' | 'signer' | 'clock' | 'log'>;

/** What everybody may check: frozen rules, published results with their ledger, and receipts. */
export const publicationModule = defineModule({
  name: 'publication',
  stores: {},
  mails: [judged, published, waiting],
  deps: needs<Needs>(),
  start({ deps, platform: { mail, clock, config, log } }) {
    const signer = signerWith(config.keys['published statements']);
    const context: Publishing = { ...deps, mail, signer, clock, log };
    const ledgers = publishedLedgers(context);
    const closedContest = closedContests(context);
    return {
      commands: { publication: context },
      api: publicationApi(context, ledgers, closedContest),
      routes: [(app) => publicationRoutes(app, { context, ledgers, closedContest })],
      upkeep: [
        byOneProcess('continuing publications', minutes(1), () => resumePublishing(context)),
        byOneProcess('reminding of results', hours(1), () => remindOfResults(context)),
      ],
      personalData: {},
    };
  },
});
