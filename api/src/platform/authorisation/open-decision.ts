import type { OpenDecisionKind } from '@meritum/shared/contracts/open-decisions';
import type { Decider } from './actor';
import type { FirstOfTwo } from './two-organisers';

/** A pending decision for organisers, as its module describes it. */
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
  /** False for organisers with a conflict of interest, who do not see the decision. */
  mayDecide(actor: Decider): Promise<boolean>;
}

/** The proposal as a list of one; empty without a proposal. */
export const openProposals = (
  first: FirstOfTwo | null | undefined,
  about: Pick<OpenDecision, 'kind' | 'mayDecide'> & Partial<OpenDecision>,
): OpenDecision[] => (first ? [{ ...about, id: first.id, since: first.at, proposed: first }] : []);
