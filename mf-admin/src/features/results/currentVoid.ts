import type { Voiding, VoidRequest } from '@meritum/shared/contracts/results';

/** What takes a nomination or a rating out, or is proposed to: there can be one at a time. */
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
