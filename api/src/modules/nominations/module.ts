import { defineModule } from '../../composition/define-module';
import { byOneProcess } from '../../composition/upkeep';
import { hours, minutes } from '../../platform/clock';
import { linkTokens } from '../../platform/link-tokens';
import { ownLinksOnly } from '../mail/links-elsewhere';
import type { SeasonsView } from '../seasons/view';
import { type Asked, nominationAnswers, nominationsApi } from './api';
import { slotOf, takingNominations } from './commands';
import { type Confirmation, remindNominatorsToConfirm } from './confirmation';
import { type NominationConsole, nominationConsoleRoutes } from './console/routes';
import { copiesOfDrafts } from './drafts/commands';
import { draftId, stopDraftReminders } from './drafts/draft';
import { type DraftRoutes, draftRoutes, oneClickRoutes } from './drafts/routes';
import { draftsStore } from './drafts/store';
import { type DraftUpkeep, remindOfDrafts, sweepDrafts } from './drafts/upkeep';
import { reminder } from './mails/DraftReminder';
import { received } from './mails/NominationReceived';
import { returned } from './mails/NominationReturned';
import { withdrawn } from './mails/NominationWithdrawn';
import { nominatorsMessage } from './mails/NominatorsMessage';
import type { Nomination } from './nomination';
import { copiesOfNominations, eraseNominations } from './person';
import { type NominationRoutes, nominationRoutes } from './routes';
import { nominationsStore } from './store';

/** What this module makes itself of what the others need. */
type Made =
  | 'nominations'
  | 'drafts'
  | 'mail'
  | 'trail'
  | 'clock'
  | 'recordAudit'
  | 'affiliationOf'
  | 'ownLinksOnly'
  | 'slotOf'
  | 'ownerNamedBy'
  | 'forgetDraft';

type Needs = Omit<NominationConsole & NominationRoutes & DraftRoutes & DraftUpkeep, Made> & {
  seasons: SeasonsView;
} & Pick<Confirmation, 'confirmedAmong' | 'confirmationReminder'>;

/** The nominations of the season. */
export const nominationsModule = defineModule({
  name: 'nominations',
  stores: { nominations: nominationsStore, drafts: draftsStore },
  mails: [received, returned, withdrawn, reminder, nominatorsMessage],
  answers: ({ stores }, asked: Asked) => nominationAnswers(stores, asked),
  start({ stores: { nominations, drafts }, own, mail, trail, clock, config }, needs: Needs) {
    const recordAudit = (nomination: Nomination) =>
      trail.recordAudit(nominations.pendingEntries, nomination);
    const nominating = { ...needs, nominations, mail, recordAudit, clock };
    const tokens = linkTokens(config.keys['mailed links']);
    const keeping = { ...needs, drafts, nominations, mail, clock };
    const drafting: DraftRoutes = {
      ...keeping,
      slotOf: async (accountId) => slotOf(await takingNominations(nominating), accountId),
      ownerNamedBy: (token) => tokens.idOf(stopDraftReminders, token),
    };
    const forgetDraft = (nomination: Nomination) => drafts.forget(draftId(nomination));
    const consoleNeeds = {
      ...nominating,
      affiliationOf: own.affiliationOf,
      trail,
      ownLinksOnly: ownLinksOnly(config.publicOrigin),
    };
    return {
      api: nominationsApi({
        nominations,
        confirming: nominating,
        queries: consoleNeeds,
        own,
        clock,
      }),
      commands: { nominating, keepingDrafts: keeping, confirmingNominators: nominating },
      routes: [
        (app) => nominationRoutes(app, { ...nominating, forgetDraft }),
        (app) => nominationConsoleRoutes(app, consoleNeeds),
        (app) => draftRoutes(app, drafting),
        (app) => oneClickRoutes(app, drafting),
      ],
      upkeep: [
        byOneProcess('reminding of drafts', minutes(10), () => remindOfDrafts(keeping)),
        byOneProcess('reminding nominators to confirm their address', hours(1), () =>
          remindNominatorsToConfirm(nominating),
        ),
        byOneProcess('removing drafts of past seasons', hours(12), () => sweepDrafts(keeping)),
      ],
      personalData: {
        nominations: {
          archive: {
            file: 'nominations.json',
            about: 'what you submitted',
            of: ({ _id }) => copiesOfNominations(nominating, _id),
          },
          erase: ({ _id }) => eraseNominations(nominating, _id),
        },
        drafts: {
          archive: {
            file: 'drafts.json',
            about: 'what you have typed and not submitted',
            of: ({ _id }) => copiesOfDrafts({ drafts }, _id),
          },
          erase: ({ _id }) => drafts.forgetOwner(_id),
        },
      },
    };
  },
});
