import { limits } from '@meritum/shared/contracts/limits';
import type { ReactNode } from 'react';

/** An action that has to be confirmed. */
export interface Question {
  /** `Deactivate Ada Lovelace?` */
  title: string;
  /** What the action leads to. */
  consequence: ReactNode;
  /** What the button does: `Deactivate`. */
  confirm: string;
  /** What it is about, as the audit trail names it. */
  about?: string | undefined;
  /** The decision affects people. */
  danger?: boolean;
  /** Asks for a reason, which is recorded. */
  reason?: { label: string; hint?: string; limit: number };
  /** Performs the action. The reason is '' if none is asked for. Throws ClientError. */
  act(reason: string): Promise<unknown>;
  /** The success message, also one that only `act` can tell: `Ada Lovelace was deactivated.` */
  done: string | (() => string);
  /** What follows success or another organiser's change, besides reading the page's data again. */
  refresh?(): unknown;
}

/** Asks why, for the record. */
export const why = { label: 'Why', limit: limits.reasonCharacters };

/** Where a typed reason is kept until it is sent: it is for one act on one page. */
export const placeOfReason = ({ title, confirm }: Pick<Question, 'title' | 'confirm'>) =>
  `reason ${window.location.pathname} ${title} ${confirm}`;
