import type { MailRequest } from '../modules/mail/request';
import { ChangedMeanwhile } from '../platform/errors/changed-meanwhile';
import { DomainError } from '../platform/errors/domain-error';
import { afterChange, type ChangedFields, type Effects, type Versioned } from './effects';

/** What brings a write to its end. */
export interface Writing<Stored> {
  /** Appends to the audit trail what the document owes; never fails. */
  recordAudit(document: Stored): Promise<void>;
  /** Queues the mail of an event; never fails. Left out where no change causes one. */
  mail?(request: MailRequest): Promise<void>;
  /** What the loser of a race is told. */
  conflict(): Error | Promise<Error>;
}

/**
 * Makes a conditional write that stores its effects, then delivers them. A crash in between loses
 * nothing: what a document still owes is delivered by the regular repair.
 * @throws the conflict, where the condition did not hold and `write` answered null
 */
export async function writeWithEffects<Stored>(
  context: Writing<Stored>,
  effects: Effects,
  write: (effects: Effects) => Promise<Stored | null>,
): Promise<Stored> {
  const written = await write(effects);
  if (!written) throw await context.conflict();
  return delivered(context, written, effects);
}

/** Delivers what a write has caused. */
export async function delivered<Stored>(
  { recordAudit, mail }: Pick<Writing<Stored>, 'recordAudit' | 'mail'>,
  written: Stored,
  effects: Effects,
): Promise<Stored> {
  if (effects !== 'nothing')
    await Promise.all([...effects.mails.map((request) => mail?.(request)), recordAudit(written)]);
  return written;
}

/** Where the documents of a store are changed. */
export interface Changing<Stored extends Versioned> extends Writing<Stored> {
  /** Null when the document is not at the revision of `read` any more. */
  change(read: Stored, fields: ChangedFields<Stored>, effects: Effects): Promise<Stored | null>;
}

interface Change<Stored extends Versioned> {
  fields: ChangedFields<Stored>;
  /** `next` is the document as it will be, its revision included. */
  effects: Effects | ((next: Stored) => Effects);
}

/**
 * Changes a document as it was read: compares its revision, raises it, and stores and delivers what
 * the change causes. To read it anew and decide again, see {@link retryOnConflict}.
 * @throws the conflict, when somebody else has changed it since
 */
export function changeDocument<Stored extends Versioned>(
  context: Changing<Stored>,
  read: Stored,
  { fields, effects }: Change<Stored>,
): Promise<Stored> {
  const caused = typeof effects === 'function' ? effects(afterChange(read, fields)) : effects;
  return writeWithEffects(context, caused, () => context.change(read, fields, caused));
}

/** How often something is decided again while others change what it depends on. */
const turns = 5;

/**
 * Takes turns at reading, deciding and writing until nobody else was quicker.
 * @throws ChangedMeanwhile of the last turn when each of them lost
 */
export async function retryOnConflict<Result>(
  turn: () => Promise<Result>,
  atMost = turns,
): Promise<Result> {
  for (let left = atMost; ; left -= 1) {
    try {
      return await turn();
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile) || left <= 1) throw error;
    }
  }
}

/**
 * Answers the repetition of a request as the first time, also one of the same moment. The work is
 * tried first and refused where it was done already; then `before` says what it had come to, or null.
 */
export async function answerRepetition<Result>(
  work: () => Promise<Result>,
  before: () => Promise<Result | null>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const first = await before();
    if (first === null) throw error;
    return first;
  }
}
