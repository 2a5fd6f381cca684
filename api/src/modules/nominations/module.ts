import { defineModule } from '../../composition/define-module';
import type { Actor } from '../../platform/authorisation/actor';
import type { SeasonsView } from '../seasons/view';
import { copiesOfNominations, eraseNominations, type Nominations } from './commands';
import { entryFor } from './console/detail';
import { entriesFor } from './console/entries';
import { type NominationConsole, nominationConsoleRoutes } from './console/routes';
import { nominationMails } from './mails/events';
import type { Nomination } from './nomination';
import { type Parties, partyOf } from './party';
import { nominationRoutes } from './routes';
import { nominationsStore } from './store';

interface Needs
  extends Pick<NominationConsole, 'coverageOf' | 'judgesOf' | 'historyOf' | 'isConfirmed'> {
  seasons: SeasonsView;
  /** Lays claim to an uploaded document of the account; undefined when the address is not one. */
  claimDocument: Nominations['claimDocument'];
  scanOf: Nominations['scanOf'];
  organizationOfJudge: Parties['organizationOfJudge'];
  /** Assigns judges to what is new. */
  allocate(): Promise<unknown>;
}

/** The nominations of the season. */
export const nominationsModule = defineModule({
  name: 'nominations',
  stores: { nominations: nominationsStore },
  mails: nominationMails,
  open(
    { stores: { nominations }, mail, trail, clock },
    { claimDocument, scanOf, seasons, organizationOfJudge, allocate, ...desk }: Needs,
  ) {
    const settle = (nomination: Nomination) => trail.settle(nominations.owed, nomination);
    const nominating: Nominations = {
      nominations,
      claimDocument,
      scanOf,
      seasons,
      mail,
      settle,
      clock,
    };
    const party = (actor: Pick<Actor, 'person'>) =>
      partyOf({ nominations, organizationOfJudge }, actor);
    const consoleNeeds = { ...nominating, ...desk, seasons, partyOf: party, allocate };
    return {
      offers: {
        nominating,
        /** What can tie an admin to nominations; `conflictOf` says whether it does. */
        partyOf: party,
        entriesFor: (actor: Pick<Actor, 'person'>, year?: string) =>
          entriesFor(consoleNeeds, actor, year),
        entryFor: (actor: Pick<Actor, 'person'>, id: string) => entryFor(consoleNeeds, actor, id),
      },
      routes: [
        (app) => nominationRoutes(app, { ...nominating, allocate }),
        (app) => nominationConsoleRoutes(app, consoleNeeds),
      ],
      upkeep: [],
      person: {
        nominations: {
          copies: {
            file: 'nominations.json',
            about: 'what you submitted',
            of: ({ _id }) => copiesOfNominations(nominating, _id),
          },
          erase: ({ _id }) => eraseNominations(nominating, _id),
        },
      },
    };
  },
});
