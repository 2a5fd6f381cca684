import type { NominatorMessagePreviewRequest } from '@meritum/shared/contracts/messages';
import { defineModule, needs } from '../../module-kit/define-module';
import { byOneProcess } from '../../module-kit/upkeep';
import { hours, minutes } from '../../platform/clock';
import { linkTokens } from '../../platform/link-tokens';
import { ownLinksOnly } from '../mail/links-elsewhere';
import type { SeasonsApi } from '../seasons/api';
import { type Asked, nominationAnswers, nominationsApi } from './api';
import { type Confirmation, remindNominatorsToConfirm } from './confirmation';
import { nominatorsAudience } from './console/messages';
import { type NominationConsole, nominationConsoleRoutes } from './console/routes';
import { copiesOfDrafts, workInDrafts } from './drafts/commands';
import { stopDraftReminders } from './drafts/draft';
import { type DraftRoutes, draftRoutes, oneClickRoutes } from './drafts/routes';
import { draftsStore } from './drafts/store';
import { remindOfDrafts, sweepDrafts } from './drafts/upkeep';
import { reminder } from './mails/DraftReminder';
import { linksReported } from './mails/LinksReported';
import { received } from './mails/NominationReceived';
import { returned } from './mails/NominationReturned';
import { withdrawn } from './mails/NominationWithdrawn';
import { nominatorsMessage } from './mails/NominatorsMessage';
import type { Nomination } from './nomination';
import { copiesOfNominations, eraseNominations, workInNominations } from './person';
import { nominationRoutes } from './routes';
import { nominationsStore } from './store';
import { setFormerRatingsAside } from './submitting';

/** What this module makes itself of what the others need. */
type Made =
  | ('nominations' | 'drafts' | 'mail' | 'trail' | 'clock' | 'recordAudit')
  | ('affiliationOf' | 'conflictsIn' | 'ownLinksOnly' | 'ownerNamedBy');

type Needs = Omit<NominationConsole & DraftRoutes & Confirmation, Made> & { seasons: SeasonsApi };

/** The nominations of the season. */
export const nominationsModule = defineModule({
  name: 'nominations',
  stores: { nominations: nominationsStore, drafts: draftsStore },
  mails: [received, returned, linksReported, withdrawn, reminder, nominatorsMessage],
  deps: needs<Needs>(),
  asks: needs<Asked>(),
  answers: ({ stores, deps }) => nominationAnswers(stores, deps),
  start({ stores: { nominations, drafts }, own, deps, platform: { mail, trail, clock, config } }) {
    const tokens = linkTokens(config.keys['mailed links']);
    const context = {
      ...deps,
      nominations,
      drafts,
      mail,
      clock,
      trail,
      affiliationOf: own.affiliationOf,
      conflictsIn: own.conflictsIn,
      ownLinksOnly: ownLinksOnly(config.publicOrigin),
      recordAudit: (nomination: Nomination) =>
        trail.recordAudit(nominations.pendingEntries, nomination),
      ownerNamedBy: (token: string) => tokens.idOf(stopDraftReminders, token),
    };
    return {
      api: nominationsApi(own, context),
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
          context.messages.sendPlanned<NominatorMessagePreviewRequest>(
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
          erase: ({ _id }) => drafts.forgetOwner(_id),
          work: (accountId) => workInDrafts(context, accountId),
        },
      },
    };
  },
});
