import { dismissToast, type Toast } from '@meritum/shared/ui/toasts';
import { type MouseEvent, useEffect, useRef } from 'react';
import { classNames } from './classNames';
import { Icon } from './Icon';
import { kindIcons } from './Notice';
import kindStyles from './Notice.module.css';
import styles from './ToastCard.module.css';
import { VisuallyHidden } from './VisuallyHidden';

const spoken = { success: 'Success', error: 'Error', info: 'Note', warning: 'Warning' } as const;

interface ToastCardProps {
  toast: Toast;
  paused: boolean;
  /** Called when a person dismisses it, by keyboard or pointer. */
  onDismissed: (byKeyboard: boolean) => void;
}

/** One toast, with its type as icon, word and colour (CONST-001). */
export function ToastCard({ toast, paused, onDismissed }: ToastCardProps) {
  useCountdown(toast.duration, paused || toast.isClosing, () => dismissToast(toast.id));
  const dismiss = (event: MouseEvent) => {
    dismissToast(toast.id);
    onDismissed(event.detail === 0);
  };
  return (
    <div
      className={classNames(styles.root, kindStyles[toast.type])}
      data-type={toast.type}
      data-leaving={toast.isClosing || undefined}
    >
      <Icon name={kindIcons[toast.type]} size={22} className={styles.icon} />
      <div className={styles.body}>
        <p className={styles.title}>
          <VisuallyHidden>{spoken[toast.type]}: </VisuallyHidden>
          <span>{toast.title}</span>
        </p>
        {toast.text && <p className={styles.text}>{toast.text}</p>}
      </div>
      <button
        type="button"
        className={styles.dismiss}
        aria-label={`Dismiss: ${toast.title}`}
        onClick={dismiss}
      >
        <Icon name="close" size={18} />
      </button>
    </div>
  );
}

/** Calls `onEnd` after this many unpaused ms; never if 0. */
function useCountdown(duration: number, paused: boolean, onEnd: () => void): void {
  const left = useRef(duration);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (duration === 0 || paused) return;
    const started = Date.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (Date.now() - started));
    };
  }, [duration, paused]);
}
