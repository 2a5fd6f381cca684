import type { CategoryName } from '@meritum/shared/contracts/categories';
import type { DocumentScan } from '@meritum/shared/contracts/nominations';
import type { Season } from '@meritum/shared/contracts/seasons';
import type { Person } from '../../platform/authorisation/actor';
import type { Clock } from '../../platform/clock';
import type { DocumentReference } from '../documents/document';
import type { MailRequest } from '../mail/request';
import { categoryUnknown } from '../seasons/errors';
import { categoryOf, phaseOf } from '../seasons/rules';
import type { SeasonsView } from '../seasons/view';
import type { Nomination, Slot } from './nomination';
import { maySubmit } from './policy';
import type { NominationsStore } from './store';

export interface Nominations {
  nominations: NominationsStore;
  /** Lays claim to an uploaded document of the account; undefined when the address is not one. */
  claimDocument(
    accountId: string,
    url: string,
  ): Promise<DocumentReference | 'infected' | undefined>;
  /** How a document of the account stands with the scanner; undefined when it has gone. */
  scanOf(accountId: string, documentId: string): Promise<DocumentScan | undefined>;
  /** The season that nominations belong to, and whether it takes them (OPEN-007). */
  seasons: Pick<SeasonsView, 'current' | 'fresh'>;
  /** Queues the mail of an event; never fails. */
  mail(request: MailRequest): Promise<void>;
  /** Its text has changed: ratings of the former one no longer count, and their judges are asked again. */
  setRatingsAside(nomination: Nomination): Promise<void>;
  /** Appends to the audit trail what the nomination owes; never fails. */
  recordAudit(nomination: Nomination): Promise<void>;
  clock: Clock;
}

/**
 * The actor's own nomination in a category of the current season, or null. Throws
 * invalid-argument for a category that the season does not have.
 */
export async function nominationOf(
  { nominations, seasons }: Pick<Nominations, 'nominations' | 'seasons'>,
  actor: Pick<Person, 'accountId'>,
  category?: CategoryName,
): Promise<Nomination | null> {
  return nominations.inSlot(slotOf(await seasons.current(), actor.accountId, category));
}

/** How the nomination's document stands with the scanner; undefined where there is none. */
export async function documentScanOf(
  { scanOf }: Pick<Nominations, 'scanOf'>,
  nomination: Nomination | null,
): Promise<DocumentScan | undefined> {
  if (!nomination?.document) return undefined;
  return (await scanOf(nomination.submittedBy, nomination.document.id)) ?? 'infected';
}

/** Whether the actor may submit now; what is submitted goes into the season's current category. */
export async function mayNominate(
  { seasons, clock }: Pick<Nominations, 'seasons' | 'clock'>,
  actor: Pick<Person, 'accountId'>,
  { nomination, category }: { nomination: Nomination | null; category: CategoryName | undefined },
): Promise<boolean> {
  const season = await seasons.current();
  const { currentCategory } = season;
  if (category !== undefined && category !== currentCategory) return false;
  return maySubmit(actor, nomination, phaseOf(season, currentCategory, clock()));
}

/** The place of an account's nomination. Without a category the one that the season is about at present. */
export function slotOf(season: Season, submittedBy: string, named?: CategoryName): Slot {
  const category = named ?? season.currentCategory;
  if (!categoryOf(season, category)) throw categoryUnknown();
  return { season: season.id, category, submittedBy };
}
