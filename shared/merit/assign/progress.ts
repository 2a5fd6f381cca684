/** How a caller can watch planning. Functions cannot be sent to another thread. */
export interface PlanningHooks {
  /** Called after each step of the auction. */
  onProgress?: (progress: PlanningProgress) => void;
}

export interface PlanningProgress {
  stage: 'scoring' | 'assigning' | 'weakest' | 'connecting';
  /** Steps of the auction so far. */
  steps: number;
}
