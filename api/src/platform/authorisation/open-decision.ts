import type { OpenDecisionKind } from '@meritum/shared/contracts/open-decisions';
import type { Decider } from './actor';
import type { FirstOfTwo } from './two-organisers';

/** What waits for an organiser's decision, told by the module that decides it. */
export interface OpenDecision {
  kind: OpenDecisionKind;
  id: string;
  since: Date;
  /** Missing where no organiser has proposed it. */
  proposed?: FirstOfTwo;
  count?: number;
  season?: string;
  category?: string;
  nominationId?: string;
  name?: string;
  /**
   * Whether the actor may decide it. Whoever may not is not told of it: a conflict of interest keeps
   * it from them.
   */
  mayDecide(actor: Decider): Promise<boolean>;
}

/** A proposal that waits for a second organiser; none for what is proposed no longer. */
export const openProposals = (
  first: FirstOfTwo | null | undefined,
  about: Pick<OpenDecision, 'kind' | 'mayDecide'> & Partial<OpenDecision>,
): OpenDecision[] => (first ? [{ ...about, id: first.id, since: first.at, proposed: first }] : []);
