import type { Migration } from './migration';
import { accountsCountCredentials } from './steps/0001-accounts-count-credentials';
import { sessionsNameCredentials } from './steps/0002-sessions-name-credentials';
import { documentsWithoutTokens } from './steps/0003-documents-without-tokens';
import { seasonsFreezeRules } from './steps/0004-seasons-freeze-rules';
import { nominationsKnowConfirmedAddresses } from './steps/0005-nominations-know-confirmed-addresses';
import { judgesNameVerifiers } from './steps/0006-judges-name-verifiers';
import { winnersKnowTheirOrigin } from './steps/0007-winners-know-their-origin';
import { judgesHavePlacesBySeason } from './steps/0008-judges-have-places-by-season';
import { judgesAgreeToSeasons } from './steps/0009-judges-agree-to-seasons';
import { partsAreStoredAsPieces } from './steps/0010-parts-are-stored-as-pieces';
import { accountsHaveConfirmationLinks } from './steps/0011-accounts-have-confirmation-links';
import { listsKnowFoldedTexts } from './steps/0012-lists-know-folded-texts';

/** Every step in order; a test compares the list with the folder. */
export const steps: readonly Migration[] = [
  accountsCountCredentials,
  sessionsNameCredentials,
  documentsWithoutTokens,
  seasonsFreezeRules,
  nominationsKnowConfirmedAddresses,
  judgesNameVerifiers,
  winnersKnowTheirOrigin,
  judgesHavePlacesBySeason,
  judgesAgreeToSeasons,
  partsAreStoredAsPieces,
  accountsHaveConfirmationLinks,
  listsKnowFoldedTexts,
];
