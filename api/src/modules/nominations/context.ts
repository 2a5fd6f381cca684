import type { JudgesOfEntry, NominationDetail } from '@meritum/shared/contracts/listed-nominations';
import type { HistoryEntry } from '@meritum/shared/contracts/lists';
import type { WhyLeftOut } from '@meritum/shared/contracts/nominations';
import type { Platform } from '../../module-kit/define-module';
import type { MailRequest, Recipient } from '../../module-kit/mail-request';
import type { Decider, Viewer } from '../../platform/authorisation/actor';
import type { People } from '../../platform/authorisation/two-organisers';
import type { DocumentsApi } from '../documents/module';
import type { ConfirmationLink } from '../identity/confirmation-links';
import type { OwnLinksOnly } from '../mail/links-elsewhere';
import type { MessagesApi } from '../messages/module';
import type { SeasonsApi } from '../seasons/api';
import type { RowMarks } from './console/notes';
import type { DraftsStore } from './drafts/store';
import type { Contest, Nomination, WithoutEssay } from './nomination';
import type { Affiliation, JudgingProgress } from './policy';
import type { NominationsStore } from './store';

/** How many judges an entry has, and how many of them have rated it. */
export interface Coverage {
  assigned: number;
  completed: number;
}

/** Nominations that are voided or proposed for it, by id, as the reader may know them. */
export type VoidedEntries = ReadonlyMap<string, 'proposed' | 'confirmed'>;

/** The context of reminders to confirm an address. */
export interface Reminding {
  deps: {
    identity: {
      /** The mail that asks to confirm an address; null when that is not needed. */
      confirmationReminder(
        asked: Omit<Reminded, 'id'> & Pick<ReminderTurn, 'key'>,
      ): Promise<MailRequest | null>;
    };
  };
  platform: Platform;
}

export interface Reminded {
  waiting: 'nomination' | 'judge';
  /** Id of the nomination or judge. */
  id: string;
  accountId: string;
}

/** One reminder, identified by its key; skipped if there was one since `before`. */
export interface ReminderTurn {
  key: string;
  before: Date;
}

export interface Nominations {
  stores: { nominations: NominationsStore; drafts: DraftsStore };
  deps: {
    identity: People & {
      /** The recipient of mails to an account; undefined when it is gone. */
      recipientOf(accountId: string): Promise<Recipient | undefined>;
      /** The link that confirms the account's address, for a receipt. */
      confirmationLink: ConfirmationLink;
      confirmedAmong(accountIds: readonly string[]): Promise<string[]>;
      isConfirmed(accountId: string): Promise<boolean>;
    } & Reminding['deps']['identity'];
    audit: { historyOf(id: string): Promise<HistoryEntry[]> };
    contests: {
      /** Categories of a season whose judging has closed for good, so that no entry can join. */
      closedIn(season: string): Promise<ReadonlySet<string>>;
      /** Why judging has ended without a nomination; undefined if it has not. */
      leftOutBecause(nomination: WithoutEssay): Promise<WhyLeftOut | undefined>;
      /** Categories of a season whose results are published. */
      publishedIn(season: string): Promise<ReadonlySet<string>>;
      voidedFor(actor: Decider, season: string): Promise<VoidedEntries>;
      /** Organisers' conflicts of interest with a nomination. */
      conflictsWith(
        reader: Decider,
        nomination: Nomination,
      ): Promise<NominationDetail['conflicts']>;
    };
    /** Seasons, and whether they take nominations (OPEN-007). */
    seasons: SeasonsApi;
    documents: DocumentsApi;
    messages: MessagesApi;
    judges: {
      /** Judges of the nomination's season who may have the same employer. */
      possibleColleagues(nomination: Nomination): Promise<NominationDetail['possibleColleagues']>;
    };
    assignments: {
      /** Nominations of a season that judges with these accounts were ever assigned. */
      findNominationIdsByAccounts(accounts: readonly string[], season: string): Promise<string[]>;
      countJudges(nominationId: string): Promise<JudgingProgress>;
      judgesOf(reader: Decider, nominationId: string): Promise<JudgesOfEntry>;
      /** Coverage of a season's or of the given nominations, by id; missing without judges. */
      coverageOf(season: string, of?: readonly string[]): Promise<ReadonlyMap<string, Coverage>>;
      /** Counts of rated and unrated entries that these accounts have as judges in the contest. */
      progressIn(
        accounts: readonly string[],
        contest: Contest,
      ): Promise<{ completed: number; pending: number }>;
      /** How many deleted accounts of these mailboxes have rated in the contest. */
      formerRaters(emails: readonly string[], contest: Contest): Promise<number>;
    };
    team: Pick<RowMarks, 'noteMarks' | 'noted'>;
    mail: Pick<RowMarks, 'cameBack'>;
    notices: {
      /** Assigns judges to new nominations, and withdraws pending assignments of returned ones. */
      allocate(): Promise<unknown>;
      /** Makes ratings of former texts count no longer, and asks their judges again. */
      setRatingsAside(nomination: Nomination): Promise<void>;
    };
  };
  platform: Platform;
  affiliationOf(actor: Viewer): Promise<Affiliation>;
  /** A season's nominations with which the actor has a conflict of interest. */
  conflictsIn(actor: Viewer, season: string): Promise<readonly { _id: string }[]>;
  /** Checks notes, because they are mailed. */
  ownLinksOnly: OwnLinksOnly;
  /** The account that a mailed link names. */
  ownerNamedBy(token: string): string | undefined;
  recordAudit(nomination: Nomination): Promise<void>;
}
