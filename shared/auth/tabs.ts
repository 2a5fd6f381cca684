import type { GoogleOutcome } from '../contracts/google';
import type { SessionReply } from '../contracts/identity';

/** What one tab tells the others of the same browser. */
export type TabMessage =
  | { kind: 'signed-in'; reply: SessionReply }
  | { kind: 'signed-out'; serverKnows: boolean }
  | { kind: 'expired' }
  /** What came of a sign-in at the provider, told by the page where the popup arrived. */
  | { kind: 'google'; outcome: GoogleOutcome['outcome'] };

export interface Tabs {
  /** One tab at a time: a refresh token may be used once, so two tabs must not send the same. */
  exclusively<Result>(action: () => Promise<Result>): Promise<Result>;
  tell(message: TabMessage): void;
  /** Returns how to stop listening. */
  listen(listener: (message: TabMessage) => void): () => void;
}

const name = 'meritum-session';

/** The tabs of this browser, through Web Locks and a BroadcastChannel where it has them. */
export function browserTabs(): Tabs {
  let channel: BroadcastChannel | undefined;
  const open = () => {
    if (typeof BroadcastChannel === 'function') channel ??= new BroadcastChannel(name);
    return channel;
  };
  return {
    exclusively: async (action) =>
      'locks' in navigator ? navigator.locks.request(name, action) : action(),
    tell: (message) => open()?.postMessage(message),
    listen(listener) {
      const hear = ({ data }: MessageEvent) => listener(data as TabMessage);
      const opened = open();
      opened?.addEventListener('message', hear);
      return () => opened?.removeEventListener('message', hear);
    },
  };
}
