import { toasts } from '@meritum/shared/ui/toasts';
import { type ComponentType, useEffect, useState } from 'react';

/** Also called before the first toast, for pages that have to work offline. */
export const loadToaster = async () => (await import('@meritum/shared/ui/Toaster')).Toaster;

/** Loads the toast component (12 kB) with the first toast. After a failure the next one retries. */
export function ToastRegion() {
  const [Toaster, setToaster] = useState<ComponentType>();
  useEffect(() => {
    const load = () => {
      loadToaster().then(
        (loaded) => setToaster(() => loaded),
        () => {},
      );
    };
    return toasts.subscribe(load);
  }, []);
  return Toaster ? <Toaster /> : null;
}
