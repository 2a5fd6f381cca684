import { ChangedMeanwhile } from '../platform/errors/changed-meanwhile';
import { DomainError } from '../platform/errors/domain-error';
import { afterChange, type ChangedFields, type Effects, type Versioned } from './effects';
import type { MailRequest } from './mail-request';

/** Delivers the effects of a write. */
export interface Writing<Stored> {
  /** Appends the document's pending entries to the audit trail; never fails. */
  recordAudit(document: Stored): Promise<void>;
  /** Queues a mail; never fails. Missing where no change sends a mail. */
  mail?(request: MailRequest): Promise<void>;
  /** The error for a caller whose write came too late. */
  conflict(): Error | Promise<Error>;
}

/**
 * Makes a conditional write that stores its effects, then delivers them. After a crash in between,
 * upkeep delivers the pending effects.
 * @throws the conflict when the condition did not hold and `write` returned null
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

export async function delivered<Stored>(
  { recordAudit, mail }: Pick<Writing<Stored>, 'recordAudit' | 'mail'>,
  written: Stored,
  effects: Effects,
): Promise<Stored> {
  if (effects !== 'nothing')
    await Promise.all([...effects.mails.map((request) => mail?.(request)), recordAudit(written)]);
  return written;
}

export interface Changing<Stored extends Versioned> extends Writing<Stored> {
  /** Null when the document is no longer at the revision of `read`. */
  change(read: Stored, fields: ChangedFields<Stored>, effects: Effects): Promise<Stored | null>;
}

interface Change<Stored extends Versioned> {
  fields: ChangedFields<Stored>;
  /** The effects; `next` is the changed document with its new revision. */
  effects: Effects | ((next: Stored) => Effects);
}

/**
 * Changes a document if its revision is still that of `read`, raises the revision, and stores and
 * delivers the effects. To read again and retry, see {@link retryOnConflict}.
 * @throws the conflict when the document has changed since it was read
 */
export function changeDocument<Stored extends Versioned>(
  context: Changing<Stored>,
  read: Stored,
  { fields, effects }: Change<Stored>,
): Promise<Stored> {
  const caused = typeof effects === 'function' ? effects(afterChange(read, fields)) : effects;
  return writeWithEffects(context, caused, () => context.change(read, fields, caused));
}

const maxAttempts = 5;

/**
 * Reads, decides and writes again after each conflict.
 * @throws ChangedMeanwhile of the last attempt
 */
export async function retryOnConflict<Result>(
  turn: () => Promise<Result>,
  atMost = maxAttempts,
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
 * Gives a repeated request, even a simultaneous one, the first reply. If the work is refused,
 * `before` is called; it returns the result of an earlier request, or null.
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
