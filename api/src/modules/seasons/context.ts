import type { SeasonReply } from '@meritum/shared/contracts/seasons';
import type { AuditedDocument } from '../../module-kit/audit-trail';
import type { Platform } from '../../module-kit/define-module';
import type { Decider } from '../../platform/authorisation/actor';
import type { People } from '../../platform/authorisation/two-organisers';
import type { OwnLinksOnly } from '../mail/links-elsewhere';
import type { Extension } from './extension';
import type { ExtensionsStore } from './extensions-store';
import type { FrozenRulesStore } from './frozen-rules-store';
import type { PlannedPublications } from './present';
import type { SeasonsStore } from './store';
import type { trusted } from './trusted';
import type { SeasonsView } from './view';

export interface Contest {
  season: string;
  category: string;
}

export interface Seasons {
  stores: { seasons: SeasonsStore; frozenRules: FrozenRulesStore; extensions: ExtensionsStore };
  deps: {
    identity: People & {
      accountAt(email: string): Promise<string | null>;
      registrationPause(): Promise<NonNullable<SeasonReply['data']['registration']>>;
    };
    /** Whether anyone was ever nominated in a contest. */
    nominations: { hasAny(contest: Contest): Promise<boolean> };
    contests: {
      isPublished(contest: Contest): Promise<boolean>;
      /** Categories of a season whose judging is closed for good. */
      closedIn(season: string): Promise<ReadonlySet<string>>;
      /** Whether an organiser is free of conflicts of interest in a contest. */
      mayDecide(actor: Decider, contest: Contest): Promise<boolean>;
      plannedPublications(season: string): Promise<PlannedPublications>;
    };
    /** Whether anyone has won in a contest, by results or by an import. */
    winners: { hasWinners(contest: Contest): Promise<boolean> };
  };
  platform: Platform;
  view: SeasonsView;
  /** Checks the names of a season and its categories, which mails repeat. */
  running: ReturnType<typeof trusted<readonly Extension[]>>;
  recordAudit(season: AuditedDocument): Promise<void>;
  recordExtension(extension: Extension): Promise<void>;
  /** Checks the names of a season and its categories, which mails repeat. */
  ownLinksOnly: OwnLinksOnly;
}

/** Whether judging of a contest is closed for good. */
export const isClosed = async (
  { deps }: Pick<Seasons, 'deps'>,
  { season, category }: Contest,
): Promise<boolean> => (await deps.contests.closedIn(season)).has(category);
