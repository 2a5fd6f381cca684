import { toasts } from '@meritum/shared/ui/toasts';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ToastCard } from './ToastCard';
import styles from './Toaster.module.css';
import { toastHotkey, useToastFocus } from './useToastFocus';

/**
 * Shows the toasts in two permanent live regions: errors interrupt a screen reader, the others
 * wait. The timers pause while the pointer or the focus is on the toasts.
 */
export function Toaster() {
  const all = useSyncExternalStore(toasts.subscribe, toasts.getSnapshot, toasts.getServerSnapshot);
  const region = useRef<HTMLElement>(null);
  const { focused, onFocus, onBlur, moveOn } = useToastFocus(region, all);
  const [hovered, setHovered] = useState(false);
  const empty = all.length === 0;

  // There is no pointerleave event when a toast is removed under the pointer.
  useEffect(() => {
    if (empty) setHovered(false);
  }, [empty]);

  const cards = (ofErrors: boolean) =>
    all
      .filter((toast) => (toast.type === 'error') === ofErrors)
      .map((toast) => (
        <ToastCard key={toast.id} toast={toast} paused={hovered || focused} onDismissed={moveOn} />
      ));

  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-label={`Notifications (${toastHotkey})`}
      className={styles.root}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <div role="status" aria-atomic="false" className={styles.stack}>
        {cards(false)}
      </div>
      <div role="alert" aria-atomic="false" className={styles.stack}>
        {cards(true)}
      </div>
    </section>
  );
}
