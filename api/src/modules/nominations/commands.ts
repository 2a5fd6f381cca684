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
  /** Claims an uploaded document of the account; undefined when the address is not one. */
  claimDocument(
    accountId: string,
    url: string,
  ): Promise<DocumentReference | 'infected' | undefined>;
  /** The scan state of the account's document; undefined when it is gone. */
  scanOf(accountId: string, documentId: string): Promise<DocumentScan | undefined>;
  /** The season that nominations belong to, and whether it takes them (OPEN-007). */
  seasons: Pick<SeasonsView, 'current' | 'fresh'>;
  /** Queues a mail; never fails. */
  mail(request: MailRequest): Promise<void>;
  /** After a change of text: former ratings no longer count, and their judges are asked again. */
  setRatingsAside(nomination: Nomination): Promise<void>;
  /** The last head of the public log as a line; empty while there is none. */
  logHead(): Promise<string>;
  /** Whether the account has, as a judge, rated a nomination of the contest. */
  hasRatedIn(accountId: string, contest: Pick<Slot, 'season' | 'category'>): Promise<boolean>;
  /** Appends the nomination's pending entries to the audit trail; never fails. */
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

/** The scan state of the nomination's document; undefined when it has none. */
export async function documentScanOf(
  { scanOf }: Pick<Nominations, 'scanOf'>,
  nomination: Nomination | null,
): Promise<DocumentScan | undefined> {
  if (!nomination?.document) return undefined;
  return (await scanOf(nomination.submittedBy, nomination.document.id)) ?? 'infected';
}

/** Whether the actor may submit now; submissions go into the season's current category. */
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

/** The slot of an account's nomination. Throws invalid-argument for an unknown category. */
export function slotOf(season: Season, submittedBy: string, named?: CategoryName): Slot {
  const category = named ?? season.currentCategory;
  if (!categoryOf(season, category)) throw categoryUnknown();
  return { season: season.id, category, submittedBy };
}
