/** How a caller can watch and stop planning. Functions cannot be sent to another thread. */
export interface PlanningHooks {
  /** Checked often; an AbortSignal, or an object that reads a shared flag. */
  signal?: { readonly aborted: boolean };
  /** Called after each step of the auction. */
  onProgress?: (progress: PlanningProgress) => void;
}

export interface PlanningProgress {
  stage: 'scoring' | 'assigning' | 'weakest' | 'connecting';
  /** Steps of the auction so far. */
  steps: number;
}

/** Thrown when planning is cancelled. */
export class PlanningCancelled extends Error {
  override name = 'PlanningCancelled';
  constructor() {
    super('Planning was cancelled');
  }
}
