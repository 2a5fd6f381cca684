import type { Actor } from '../../platform/authorisation/actor';
import type { Nominations } from './commands';
import { type Confirmation, noteConfirmedNominators } from './confirmation';
import { entryFor, type NominationDesk } from './console/detail';
import { entriesFor } from './console/entries';
import type { Nomination, Slot, WithoutEssay } from './nomination';
import { conflictOf, type Party } from './policy';
import type { ShortNomination } from './store';

type Contest = Pick<Slot, 'season' | 'category'>;

/** What other modules may ask about nominations, and have done. */
export interface NominationsApi {
  /** Those of the given ids that were not erased. */
  byIds(ids: readonly string[]): Promise<Nomination[]>;
  /** Everything that takes part in a season: under review, of a confirmed address. */
  takingPart(season: string): Promise<Nomination[]>;
  /** All of a season that were not erased, without what was written at length. */
  shortOfSeason(season: string): Promise<ShortNomination[]>;
  /** All of a season's category, in whatever state, erased ones too. */
  ofContest(contest: Contest): Promise<WithoutEssay[]>;
  /** How many of these were erased. */
  countErased(contest: Contest): Promise<number>;
  /** Whether anything was ever nominated there. */
  hasAny(contest: Contest): Promise<boolean>;
  /** All of the owner's. */
  ofOwner(accountId: string): Promise<Nomination[]>;
  /** Notes that a judge sets about rating what was read; false unless that is under review now. */
  beginJudging(read: Pick<Nomination, '_id' | 'revision'>): Promise<boolean>;
  /** What can tie somebody to nominations. */
  partyOf(actor: Pick<Actor, 'person'>): Promise<Party>;
  /** Whether the actor has no conflict of interest with the nomination that a document belongs to. */
  isUntied(actor: Pick<Actor, 'person'>, documentId: string): Promise<boolean>;
  /** What an organiser sees of the entries of a season, and of one. */
  entriesFor(actor: Pick<Actor, 'person'>, year?: string): ReturnType<typeof entriesFor>;
  entryFor(actor: Pick<Actor, 'person'>, id: string): ReturnType<typeof entryFor>;
  /** True when a nomination or a draft of the account refers to the document. */
  isReferenced(accountId: string, documentId: string): Promise<boolean>;
  /** Notes which nominators have confirmed their address since. */
  noteConfirmed(): Promise<void>;
}

interface Given {
  nominating: Nominations;
  confirming: Confirmation;
  desk: NominationDesk;
  isReferenced: NominationsApi['isReferenced'];
}

export function nominationsApi({
  nominating,
  confirming,
  desk,
  isReferenced,
}: Given): NominationsApi {
  const { nominations } = nominating;
  return {
    byIds: (ids) => nominations.byIds(ids),
    takingPart: (season) => nominations.takingPart(season),
    shortOfSeason: (season) => nominations.shortOfSeason(season),
    ofContest: (contest) => nominations.ofContest(contest),
    countErased: (contest) => nominations.countErased(contest),
    hasAny: (contest) => nominations.hasAny(contest),
    ofOwner: (accountId) => nominations.ofOwner(accountId),
    beginJudging: (read) => nominations.beginJudging(read),
    partyOf: (actor) => desk.partyOf(actor),
    async isUntied(actor, documentId) {
      const nomination = await nominations.withDocument(documentId);
      return nomination !== null && conflictOf(await desk.partyOf(actor), nomination) === null;
    },
    entriesFor: (actor, year) => entriesFor(desk, actor, year),
    entryFor: (actor, id) => entryFor(desk, actor, id),
    isReferenced,
    noteConfirmed: () => noteConfirmedNominators(confirming),
  };
}
