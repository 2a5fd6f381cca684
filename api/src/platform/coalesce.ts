/**
 * Runs `work` one call at a time. Callers during a run share the next one, which starts later and
 * so sees their writes.
 */
export function coalesce<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let current: Promise<unknown> = Promise.resolve();
  let next: Promise<Result> | undefined;
  return () => {
    next ??= current
      .catch(() => {})
      .then(() => {
        next = undefined;
        const turn = work();
        current = turn;
        return turn;
      });
    return next;
  };
}
