import type { OpenDecisionKind } from '@meritum/shared/contracts/open-decisions';
import type { Decider } from './actor';
import type { FirstOfTwo } from './two-organisers';

/** Something that waits for an organiser's decision, as its module describes it. */
export interface OpenDecision {
  kind: OpenDecisionKind;
  id: string;
  since: Date;
  proposed?: FirstOfTwo;
  count?: number;
  season?: string;
  category?: string;
  nominationId?: string;
  name?: string;
  /** Others are not shown it: they have a conflict of interest. */
  mayDecide(actor: Decider): Promise<boolean>;
}

/** The proposal as a list of one; empty where nothing is proposed. */
export const openProposals = (
  first: FirstOfTwo | null | undefined,
  about: Pick<OpenDecision, 'kind' | 'mayDecide'> & Partial<OpenDecision>,
): OpenDecision[] => (first ? [{ ...about, id: first.id, since: first.at, proposed: first }] : []);
