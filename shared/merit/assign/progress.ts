/** What whoever waits for a plan may watch and stop. None of it crosses a thread by itself. */
export interface PlanningHooks {
  /** Looked at often; an AbortSignal will do, or an object that reads a shared flag. */
  signal?: { readonly aborted: boolean };
  /** Told after each step of the auction. */
  onProgress?: (progress: PlanningProgress) => void;
}

export interface PlanningProgress {
  stage: 'scoring' | 'assigning' | 'weakest' | 'connecting';
  /** Steps of the auction so far. */
  steps: number;
}

/** Thrown when planning was stopped from outside. */
export class PlanningCancelled extends Error {
  override name = 'PlanningCancelled';
  constructor() {
    super('Planning was cancelled');
  }
}
