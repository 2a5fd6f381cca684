import type { Voiding, VoidRequest } from '@meritum/shared/contracts/results';

/** The void or proposal of a nomination or rating; there is at most one. */
export const currentVoid = (
  voids: readonly Voiding[],
  { kind, id }: Pick<VoidRequest, 'kind' | 'id'>,
): Voiding | undefined =>
  voids.find(
    (one) =>
      one.kind === kind &&
      one.state !== 'withdrawn' &&
      (kind === 'entry' ? one.nomination.id : one.assignmentId) === id,
  );
