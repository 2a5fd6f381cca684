import { toasts } from '@meritum/shared/ui/toasts';
import { lazy, Suspense, useEffect, useState } from 'react';

const Toaster = lazy(() =>
  import('@meritum/shared/ui/Toaster').then((module) => ({ default: module.Toaster })),
);

/** Loads the toast component (12 kB) with the first toast and keeps it. */
export function ToastRegion() {
  const [needed, setNeeded] = useState(false);
  useEffect(() => toasts.subscribe(() => setNeeded(true)), []);
  return needed ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
