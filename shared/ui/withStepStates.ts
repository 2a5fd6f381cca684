/** Steps with their states: those before the current one are completed. */
export const withStepStates = <Step extends object>(steps: readonly Step[], current: number) =>
  steps.map((step, index) => ({
    ...step,
    state:
      index < current
        ? ('completed' as const)
        : index === current
          ? ('current' as const)
          : ('future' as const),
  }));
