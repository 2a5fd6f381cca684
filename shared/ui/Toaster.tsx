import { dismissToast, type Toast, toasts } from '@meritum/shared/ui/toasts';
import {
  type FocusEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { classNames } from './classNames';
import { Icon } from './Icon';
import { kindIcons } from './Notice';
import kindStyles from './Notice.module.css';
import styles from './Toaster.module.css';
import { VisuallyHidden } from './VisuallyHidden';

/** Until screen readers notice new live regions, in milliseconds; they read only later changes. */
const noticed = 100;

/** The key that moves the focus to the toasts and back. */
const toastHotkey = 'F8';

/**
 * Shows the toasts in two permanent live regions: errors interrupt a screen reader, the others
 * wait. The timers pause while the pointer or the focus is on the toasts.
 */
export function Toaster() {
  const [isNoticed, setNoticed] = useState(() => toasts.getSnapshot().length === 0);
  const all = useSyncExternalStore(
    toasts.subscribe,
    isNoticed ? toasts.getSnapshot : toasts.getServerSnapshot,
    toasts.getServerSnapshot,
  );
  const region = useRef<HTMLElement>(null);
  const { focused, onFocus, onBlur, moveOn } = useToastFocus(region, all);
  const [hovered, setHovered] = useState(false);
  const empty = all.length === 0;

  useEffect(() => {
    const timer = setTimeout(() => setNoticed(true), noticed);
    return () => clearTimeout(timer);
  }, []);

  // No pointerleave event follows when a toast is removed under the pointer.
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

const spoken = { success: 'Success', error: 'Error', info: 'Note', warning: 'Warning' } as const;

interface ToastCardProps {
  toast: Toast;
  paused: boolean;
  /** Called when a person dismisses it, by keyboard or pointer. */
  onDismissed: (byKeyboard: boolean) => void;
}

/** One toast, with its type as icon, word and colour (CONST-001). */
function ToastCard({ toast, paused, onDismissed }: ToastCardProps) {
  useCountdown(toast.duration, paused || toast.isClosing, () => dismissToast(toast.id));
  const dismiss = (event: MouseEvent) => {
    dismissToast(toast.id);
    onDismissed(event.detail === 0);
  };
  return (
    <div
      className={classNames(styles.card, kindStyles[toast.type])}
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
        {toast.action && (
          <button
            type="button"
            className={styles.action}
            onClick={(event) => {
              dismiss(event);
              toast.action?.act();
            }}
          >
            {toast.action.label}
          </button>
        )}
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

/**
 * Moves the focus into the toasts and back to where it was.
 * `shown` are the toasts on the page: when they change, the focus may have gone with a removed one.
 */
function useToastFocus(region: RefObject<HTMLElement | null>, shown: readonly unknown[]) {
  const origin = useRef<Element | null>(null);
  const [focused, setFocused] = useState(false);

  useEffect(() => {
    setFocused(shown.length > 0 && holdsFocus(region));
  }, [shown, region]);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== toastHotkey) return;
      event.preventDefault();
      if (holdsFocus(region)) giveBack(origin.current);
      else region.current?.focus();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [region]);

  return {
    focused,
    onFocus(event: FocusEvent) {
      if (isInside(event)) return;
      origin.current = event.relatedTarget;
      setFocused(true);
    },
    onBlur(event: FocusEvent) {
      if (!isInside(event)) setFocused(false);
    },
    /** After a toast was dismissed: focuses the next one if by keyboard, else returns the focus. */
    moveOn(byKeyboard: boolean) {
      if (byKeyboard && shown.length > 1) region.current?.focus();
      else giveBack(origin.current);
    },
  };
}

const holdsFocus = (region: RefObject<HTMLElement | null>) =>
  region.current?.contains(document.activeElement) ?? false;

const isInside = (event: FocusEvent) => event.currentTarget.contains(event.relatedTarget);

function giveBack(origin: Element | null) {
  if (origin instanceof HTMLElement && origin.isConnected) origin.focus();
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
