import { formatCount } from '@meritum/shared/programme/format-count';
import { Skeleton } from '@meritum/shared/ui/Skeleton';

interface CountProps {
  /** Undefined while it is loading, null if it could not be loaded. */
  of: number | null | undefined;
}

/** A figure, its skeleton, or a dash. */
export function Count({ of }: CountProps) {
  if (of === undefined) return <Skeleton />;
  return of === null ? '–' : formatCount(of);
}
