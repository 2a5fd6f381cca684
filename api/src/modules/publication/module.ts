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
import { resumePublishing } from './planned';
import { closedContests } from './receipts';
import { remindOfResults } from './reminders';
import { publicationRoutes } from './routes';

export const publicationModule = defineModule({
  name: 'publication',
  stores: {},
  mails: [judged, published, waiting],
  deps: needs<Publishing['deps']>(),
  start({ deps, platform }) {
    const signer = signerWith(platform.config.keys['published statements']);
    const context: Publishing = { deps, platform, signer };
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
