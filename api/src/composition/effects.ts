import type { Collection, Document, Filter, UpdateFilter } from 'mongodb';
import type { PendingAuditEntry, WithPendingAuditEntries } from '../modules/audit/entry';
import type { WithPendingMails } from '../modules/mail/pending-mails';
import type { MailRequest } from '../modules/mail/request';

/**
 * What a write causes. The document carries it from that same write on, so that a crash loses
 * neither (0090); a write that causes nothing has to say so.
 */
export type Effects =
  | 'nothing'
  | { audit: PendingAuditEntry | null; mails: readonly MailRequest[] };

/** A document that is changed only as it was read: each change compares and raises its revision. */
export interface Versioned extends WithPendingMails, WithPendingAuditEntries {
  _id: string;
  revision: number;
}

/** Fields to write; of those that may be absent, undefined ones are removed. */
export type Fields<Stored> = {
  [Name in keyof Stored]?: object extends Pick<Stored, Name>
    ? Stored[Name] | undefined
    : Stored[Name];
};

/** What a change of a document writes; its id, its revision and what it owes are not the caller's. */
export type ChangedFields<Stored extends Versioned> = Omit<Fields<Stored>, keyof Versioned>;

/** The document as it will be after a change of `read`. */
export function afterChange<Stored extends Versioned>(
  read: Stored,
  fields: ChangedFields<Stored>,
): Stored {
  const next = { ...read, ...fields, revision: read.revision + 1 };
  return withoutUndefined(next) as Stored;
}

const withoutUndefined = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** `update` with its effects. */
export function withEffects<Stored>(
  update: UpdateFilter<Stored>,
  effects: Effects,
): UpdateFilter<Stored> {
  if (effects === 'nothing') return update;
  const { audit, mails } = effects;
  const $set = { ...update.$set, ...(audit && { 'audit.owes': true }) };
  const $push = {
    ...update.$push,
    ...(audit && { 'audit.owed': audit }),
    ...(mails.length > 0 && { owedMails: { $each: [...mails] } }),
  };
  return withoutEmpty({ ...update, $set, $push }) as UpdateFilter<Stored>;
}

/** A new document with its effects. */
export function insertedWith<Stored extends WithPendingMails & WithPendingAuditEntries>(
  document: Stored,
  effects: Effects,
): Stored {
  if (effects === 'nothing') return document;
  const { audit, mails } = effects;
  return {
    ...document,
    ...(mails.length > 0 && { owedMails: [...mails] }),
    ...(audit && { audit: { owes: true, owed: [audit] } }),
  };
}

/** Operators without a field are refused by older databases. */
const withoutEmpty = (update: Document): Document =>
  Object.fromEntries(
    Object.entries(update).filter(([, fields]) => Object.keys(fields ?? {}).length > 0),
  );

/**
 * Changes a document that is still at the revision of `read`, raises the revision and appends the
 * effects, all by one write; null when it has changed since. `when` is compared as well.
 */
export async function updateVersioned<Stored extends Versioned>(
  collection: Collection<Stored>,
  { _id, revision }: Pick<Stored, '_id' | 'revision'>,
  fields: Fields<Stored>,
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
    withoutEmpty(withEffects<Stored>(update, effects)),
    { returnDocument: 'after' },
  );
  return found as Stored | null;
}
