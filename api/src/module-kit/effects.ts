import type { Collection, Document, Filter, OptionalUnlessRequiredId, UpdateFilter } from 'mongodb';
import { insertUnlessTaken } from '../platform/mongo/duplicate-key';
import type { PendingAuditEntry, WithPendingAuditEntries } from './audit-trail';
import type { MailRequest } from './mail-request';
import type { WithPendingMails } from './pending-mails';

/**
 * The effects of a write, stored by the same write, so that a crash loses neither (decision 90). A
 * write without effects states 'nothing'.
 */
export type Effects =
  | 'nothing'
  | { audit: PendingAuditEntry | null; mails: readonly MailRequest[] };

/** A document with optimistic locking: each change compares and raises its revision. */
export interface Versioned extends WithPendingMails, WithPendingAuditEntries {
  _id: string;
  revision: number;
}

/** Fields to write; optional ones that are undefined are removed. */
export type WrittenFields<Stored> = {
  [Name in keyof Stored]?: object extends Pick<Stored, Name>
    ? Stored[Name] | undefined
    : Stored[Name];
};

/** The fields that a change may write: all but id, revision and pending effects. */
export type ChangedFields<Stored extends Versioned> = Omit<WrittenFields<Stored>, keyof Versioned>;

export function afterChange<Stored extends Versioned>(
  read: Stored,
  fields: ChangedFields<Stored>,
): Stored {
  const next = { ...read, ...fields, revision: read.revision + 1 };
  return withoutUndefined(next) as Stored;
}

const withoutUndefined = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

export function withEffects<Stored>(
  update: UpdateFilter<Stored>,
  effects: Effects,
): UpdateFilter<Stored> {
  if (effects === 'nothing') return update;
  const { audit, mails } = effects;
  const $push = {
    ...update.$push,
    ...(audit && { pendingAuditEntries: audit }),
    ...(mails.length > 0 && { pendingMails: { $each: [...mails] } }),
  };
  return { ...update, $push } as UpdateFilter<Stored>;
}

/** Adds a document with its effects by one write; null when a unique index refuses it. */
export async function insertWithEffects<Stored extends WithPendingMails & WithPendingAuditEntries>(
  collection: Collection<Stored>,
  document: OptionalUnlessRequiredId<Stored> & Stored,
  effects: Effects,
): Promise<Stored | null> {
  const { audit, mails } = effects === 'nothing' ? { audit: null, mails: [] } : effects;
  const added = {
    ...document,
    ...(mails.length > 0 && { pendingMails: [...mails] }),
    ...(audit && { pendingAuditEntries: [audit] }),
  };
  return (await insertUnlessTaken(collection, added)) ? added : null;
}

/**
 * Changes a document that is still at the revision of `read`, raises the revision and appends the
 * effects, by one write; null when it has changed since. `when` adds a condition.
 */
export async function updateVersioned<Stored extends Versioned>(
  collection: Collection<Stored>,
  { _id, revision }: Pick<Stored, '_id' | 'revision'>,
  fields: WrittenFields<Stored>,
  effects: Effects,
  when: Filter<Stored> = {},
): Promise<Stored | null> {
  const all = Object.entries(fields);
  const removed = all.filter(([, value]) => value === undefined).map(([name]) => [name, '']);
  const update: Document = {
    $set: withoutUndefined(fields),
    $unset: Object.fromEntries(removed),
    $inc: { revision: 1 },
  };
  const found = await collection.findOneAndUpdate(
    { ...when, _id, revision } as Filter<Stored>,
    withEffects<Stored>(update, effects),
    { returnDocument: 'after' },
  );
  return found as Stored | null;
}
