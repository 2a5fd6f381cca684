import type { Season } from '@meritum/shared/contracts/seasons';
import type { AuditedDocument } from '../../module-kit/audit-trail';
import type { Part, Platform } from '../../module-kit/define-module';
import type { People } from '../../platform/authorisation/two-organisers';
import type { WinnersStore } from './store';

export interface Winners {
  stores: { winners: WinnersStore };
  deps: {
    identity: People;
    /** Every season, for the directory's years, categories and tiers. */
    seasons: { all(): Promise<readonly Season[]> };
    nominations: {
      /** Whether the contest ever had a nomination: then ratings decide who wins. */
      hasAny(contest: { season: string; category: string }): Promise<boolean>;
    };
  };
  platform: Platform;
  recordAudit(directory: AuditedDocument): Promise<void>;
}

/** The context of changes of the directory. */
export type Publishing = Part<Winners, { stores: 'winners'; platform: 'clock' }> &
  Pick<Winners, 'recordAudit'>;
