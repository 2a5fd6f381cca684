import { ifPossible } from '../client/localStore';
import type { GoogleOutcome } from '../contracts/google';
import type { SessionReply } from '../contracts/identity';

/** A message from one tab to the others of the same browser. */
export type TabMessage =
  | { kind: 'signed-in'; reply: SessionReply }
  | { kind: 'signed-out'; serverKnows: boolean }
  | { kind: 'expired' }
  /** Outcome of a sign-in at the provider, sent by the page to which the popup returned. */
  | { kind: 'google'; outcome: GoogleOutcome['outcome'] };

export interface Tabs {
  /** Runs in one tab at a time: a refresh token works once, so two tabs must not send the same. */
  exclusively<Result>(action: () => Promise<Result>): Promise<Result>;
  tell(message: TabMessage): void;
  /** Returns a function that stops listening. */
  listen(listener: (message: TabMessage) => void): () => void;
}

const name = 'meritum-session';

/** The tabs of this browser, connected by Web Locks and a BroadcastChannel where available. */
export function browserTabs(): Tabs {
  let channel: BroadcastChannel | undefined;
  const open = () => {
    if (typeof BroadcastChannel === 'function')
      channel ??= ifPossible(() => new BroadcastChannel(name));
    return channel;
  };
  return {
    async exclusively(action) {
      if (!('locks' in navigator)) return action();
      let running: ReturnType<typeof action> | undefined;
      const run = () => {
        running = action();
        return running;
      };
      try {
        return await navigator.locks.request(name, run);
      } catch {
        // A browser that refuses cookies refuses the lock too; errors of the action are passed on.
        return running ?? action();
      }
    },
    tell: (message) => open()?.postMessage(message),
    listen(listener) {
      const hear = ({ data }: MessageEvent) => listener(data as TabMessage);
      const opened = open();
      opened?.addEventListener('message', hear);
      return () => opened?.removeEventListener('message', hear);
    },
  };
}
