import type { ClientError } from '@meritum/shared/client/clientError';
import { limits } from '@meritum/shared/contracts/limits';
import type { ReactNode } from 'react';
import type { About } from '../audit/LastChange';

/** An action that has to be confirmed. */
export interface Question {
  /** Such as `Deactivate Ada Lovelace?` */
  title: string;
  consequence: ReactNode;
  /** The button's label, such as `Deactivate`. */
  confirm: string;
  /** The subject, to say who decided last if it has changed. */
  about: About;
  /** Set if the decision affects people. */
  danger?: boolean;
  /** Asks for a reason, which is recorded; common ones can be chosen. */
  reason?: {
    label: string;
    hint?: string;
    missing?: string;
    limit: number;
    common?: readonly string[];
  };
  /** Performs the action. The reason is '' if none was asked for. Throws ClientError. */
  act(reason: string): Promise<unknown>;
  /** The success message; a function if only `act` knows it: `Ada Lovelace was deactivated.` */
  done: string | (() => string);
  /** Called after a success or another organiser's change, while the page's data are read again. */
  refresh?(): unknown;
}

/** Asks for a recorded reason. */
export const why = { label: 'Why', limit: limits.reasonCharacters };

/** Key under which a typed reason is kept until it is sent, for one act on one page. */
export const reasonKey = ({ title, confirm }: Pick<Question, 'title' | 'confirm'>) =>
  `reason ${window.location.pathname} ${title} ${confirm}`;

/** Error codes that mean the page was out of date. */
const changed = new Set(['already-exists', 'failed-precondition', 'not-found']);

export const isStale = ({ code }: ClientError) => changed.has(code);
