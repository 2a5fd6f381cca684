import type { NominatorMessagePreviewRequest } from '@meritum/shared/contracts/messages';
import { defineModule, needs } from '../../module-kit/define-module';
import { byOneProcess } from '../../module-kit/upkeep';
import { hours, minutes } from '../../platform/clock';
import { linkTokens } from '../../platform/link-tokens';
import { ownLinksOnly } from '../mail/links-elsewhere';
import type { AffiliationContext } from './affiliation';
import { nominationQueries, nominationsApi } from './api';
import { remindNominatorsToConfirm } from './confirmation';
import { nominatorsAudience } from './console/messages';
import { nominationConsoleRoutes } from './console/routes';
import type { Nominations } from './context';
import { copiesOfDrafts, workInDrafts } from './drafts/commands';
import { stopDraftReminders } from './drafts/draft';
import { draftRoutes, oneClickRoutes } from './drafts/routes';
import { draftsStore } from './drafts/store';
import { remindOfDrafts, sweepDrafts } from './drafts/upkeep';
import { reminder } from './mails/DraftReminder';
import { linksReported } from './mails/LinksReported';
import { received } from './mails/NominationReceived';
import { returned } from './mails/NominationReturned';
import { withdrawn } from './mails/NominationWithdrawn';
import { nominatorsMessage } from './mails/NominatorsMessage';
import { copiesOfNominations, eraseNominations, workInNominations } from './person';
import { nominationRoutes } from './routes';
import { nominationsStore } from './store';
import { setFormerRatingsAside } from './submitting';

export const nominationsModule = defineModule({
  name: 'nominations',
  stores: { nominations: nominationsStore, drafts: draftsStore },
  mails: [received, returned, linksReported, withdrawn, reminder, nominatorsMessage],
  deps: needs<Nominations['deps']>(),
  queriesOfOthers: needs<AffiliationContext['deps']>(),
  queries: (given) => nominationQueries(given),
  start({ stores, queries, deps, platform }) {
    const { nominations, drafts } = stores;
    const { config, trail } = platform;
    const tokens = linkTokens(config.keys['mailed links']);
    const context: Nominations = {
      ...{ stores, deps, platform },
      affiliationOf: queries.affiliationOf,
      conflictsIn: queries.conflictsIn,
      ownLinksOnly: ownLinksOnly(config.publicOrigin),
      recordAudit: (nomination) => trail.recordAudit(nominations.pendingEntries, nomination),
      ownerNamedBy: (token) => tokens.idOf(stopDraftReminders, token),
    };
    return {
      api: nominationsApi(queries, context),
      commands: {
        nominating: context,
        keepingDrafts: context,
        confirmingNominators: context,
      },
      routes: [
        (app) => nominationRoutes(app, context),
        (app) => nominationConsoleRoutes(app, context),
        (app) => draftRoutes(app, context),
        (app) => oneClickRoutes(app, context),
      ],
      upkeep: [
        byOneProcess('setting ratings of former texts aside', minutes(1), () =>
          setFormerRatingsAside(context),
        ),
        byOneProcess('sending planned mails to nominators', minutes(1), () =>
          context.deps.messages.sendPlanned<NominatorMessagePreviewRequest>(
            'nominators',
            (sender, asked) => nominatorsAudience(context, sender, asked),
          ),
        ),
        byOneProcess('reminding of drafts', minutes(10), () => remindOfDrafts(context)),
        byOneProcess('reminding nominators to confirm their address', hours(1), () =>
          remindNominatorsToConfirm(context),
        ),
        byOneProcess('removing drafts of past seasons', hours(12), () => sweepDrafts(context)),
      ],
      personalData: {
        nominations: {
          archive: {
            file: 'nominations.json',
            about: 'what you submitted',
            of: ({ _id }) => copiesOfNominations(context, _id),
          },
          erase: ({ _id }) => eraseNominations(context, _id),
          work: (accountId) => workInNominations(context, accountId),
        },
        drafts: {
          archive: {
            file: 'drafts.json',
            about: 'what you have typed and not submitted',
            of: ({ _id }) => copiesOfDrafts(context, _id),
          },
          erase: ({ _id }) => drafts.deleteByOwner(_id),
          work: (accountId) => workInDrafts(context, accountId),
        },
      },
    };
  },
});
