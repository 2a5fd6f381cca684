import { formatCount } from '@meritum/shared/programme/format-count';
import { Skeleton } from '@meritum/shared/ui/Skeleton';

interface CountProps {
  /** Undefined while loading, null if loading failed. */
  of: number | null | undefined;
}

/** A figure, its skeleton, or a dash. */
export function Count({ of }: CountProps) {
  if (of === undefined) return <Skeleton />;
  return of === null ? '–' : formatCount(of);
}
