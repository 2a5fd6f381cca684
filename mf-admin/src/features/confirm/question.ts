import type { ReactNode } from 'react';

/** An action that somebody is asked about before it is done. */
export interface Question {
  /** `Deactivate Ada Lovelace?` */
  title: string;
  /** What follows from it, so that nobody finds out afterwards. */
  consequence: ReactNode;
  /** What the button does: `Deactivate`. */
  confirm: string;
  /** It decides somebody's fate. */
  danger?: boolean;
  /** Asks why; what is said is recorded. */
  reason?: { label: string; hint?: string; maxLength: number };
  /** Does it. The reason is '' where none is asked for. Throws ClientError. */
  act(reason: string): Promise<unknown>;
  /** What to say once it is done: `Ada Lovelace was deactivated.` */
  done: string;
  /** Reads anew what the page shows: after it is done, and when somebody else was first. */
  refresh?(): unknown;
}
