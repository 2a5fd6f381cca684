/**
 * `work`, one turn at a time: whoever asks while a turn is under way shares the next one, which
 * begins after they asked and so sees what they did.
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
