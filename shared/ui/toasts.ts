export type ToastType = 'success' | 'error' | 'info' | 'warning';

export interface ToastRequest {
  type: ToastType;
  title: string;
  text?: string | undefined;
  /**
   * Milliseconds until it disappears; 0 keeps it until it is dismissed (CONST-002, CONST-003),
   * which is the default of errors. `briefly` suits a failure that the page shows too.
   */
  duration?: number | undefined;
  /** A button on it, which also dismisses it. */
  action?: ToastAction | undefined;
}

interface ToastAction {
  label: string;
  act(): void;
}

export interface Toast {
  id: string;
  type: ToastType;
  title: string;
  text: string | undefined;
  duration: number;
  action: ToastAction | undefined;
  /** True while it fades out, before it is removed. */
  isClosing: boolean;
}

/** Default milliseconds that a toast stays (CONST-002). */
export const briefly = 5000;

/** Milliseconds of the fade-out before a toast is removed (CONST-004). */
const fadeOut = 300;

/** Maximum number of toasts before the oldest one with a duration makes room. */
const maxAtOnce = 4;

const nothing: readonly Toast[] = [];
const listeners = new Set<() => void>();
let current: readonly Toast[] = nothing;
let lastId = 0;

function change(next: readonly Toast[]) {
  current = next;
  for (const listener of listeners) listener();
}

/** The toasts on the page, as a store for `useSyncExternalStore`; `Toaster` shows them. */
export const toasts = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getSnapshot: (): readonly Toast[] => current,
  getServerSnapshot: (): readonly Toast[] => nothing,
};

/** Fades a toast out and removes it; an unknown id is ignored. */
export function dismissToast(id: string): void {
  if (!current.some((toast) => toast.id === id && !toast.isClosing)) return;
  change(current.map((toast) => (toast.id === id ? { ...toast, isClosing: true } : toast)));
  setTimeout(() => change(current.filter((toast) => toast.id !== id)), fadeOut);
}

/** Shows a toast and returns its id. */
export function showToast(request: ToastRequest): string {
  const { type, title, text, action, duration = type === 'error' ? 0 : briefly } = request;
  lastId += 1;
  const id = `toast-${lastId}`;
  // A repeated failure replaces its earlier toast.
  const others = current.filter((one) => one.duration || one.title !== title || one.text !== text);
  change([...others, { id, type, title, text, duration, action, isClosing: false }]);
  makeRoom();
  return id;
}

/** Toasts without a duration are never pushed out, as they may be unread. */
function makeRoom() {
  const staying = current.filter((toast) => !toast.isClosing);
  if (staying.length <= maxAtOnce) return;
  const oldest = staying.slice(0, -1).find((toast) => toast.duration > 0);
  if (oldest) dismissToast(oldest.id);
}
