import type { Filter } from 'mongodb';
import { type Collections, defineStore, personal } from '../../composition/define-store';
import { isDuplicateKey } from '../../platform/mongo/duplicate-key';
import type { ChainedEntry, Link } from './entry';

/** What a reader looks for; all that is given must be so. */
export interface AuditQuery {
  /** Id of the thing, or of the account that it is about. */
  subject?: string | undefined;
  /** An account's id, or a command's name. */
  actor?: string | undefined;
  action?: string | undefined;
  from?: Date | undefined;
  until?: Date | undefined;
}

/** The only reader and writer of `audit`. Entries are added, and parts erased; nothing else. */
export interface AuditStore {
  /** False when its place is taken or it is there already: the unique indexes decide. */
  add(entry: ChainedEntry): Promise<boolean>;
  has(entryId: string): Promise<boolean>;
  head(): Promise<Link | null>;
  /** The last entry by now, where `link` was the last before; `link` itself if it still is. */
  headSince(link: Link): Promise<Link>;
  /** From the first to the last. */
  all(): AsyncIterable<ChainedEntry>;
  /** The newest that match, below `seq` where it is given. */
  page(query: AuditQuery, page: { below: number | null; limit: number }): Promise<ChainedEntry[]>;
  /** The last entry; what was read before saves most of the way to it. */
  latest(): Promise<Link | null>;
  /** Entries about the account's owner, from the first. */
  ofPerson(accountId: string): Promise<ChainedEntry[]>;
  /** Erases who the account's owner is and what was said of them; seals stay. */
  forget(accountId: string): Promise<void>;
}

const link = { projection: { _id: 0, seq: 1, hash: 1 } } as const;

/** Places looked at in one reading: by equality, which every kind of server has an index for. */
const stride = 100;

function open(db: Collections<'audit'>): AuditStore {
  const audit = db.collection<ChainedEntry>('audit');
  const last = (filter: Filter<ChainedEntry>) =>
    audit.find<Link>(filter, link).sort({ seq: -1 }).limit(1).next();
  async function headSince(known: Link): Promise<Link> {
    let head = known;
    for (;;) {
      const { seq } = head;
      const next = Array.from({ length: stride }, (_, step) => seq + 1 + step);
      const later = await last({ seq: { $in: next } });
      if (!later) return head;
      head = later;
    }
  }

  let known: Link | null = null;
  /** One reading, by equality, unless there are very many new ones or the known one is gone. */
  async function latest(): Promise<Link | null> {
    const { seq: from = 0 } = known ?? {};
    const places = Array.from({ length: stride }, (_, step) => from + step);
    const found = known && (await last({ seq: { $in: places } }));
    const isEnd = found && found.seq < from + stride - 1;
    known = isEnd ? found : await last({});
    return known;
  }

  /** There are no gaps: the places are known, and so found by equality. */
  function placesBelow(top: number, limit: number): Promise<ChainedEntry[]> {
    const places = Array.from({ length: limit }, (_, step) => top - 1 - step);
    return audit
      .find({ seq: { $in: places } })
      .sort({ seq: -1 })
      .toArray();
  }

  return {
    async add(entry) {
      try {
        await audit.insertOne(entry);
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
    has: async (_id) => (await audit.findOne({ _id }, { projection: { _id: 1 } })) !== null,
    head: () => last({}),
    headSince,
    all: () => audit.find().sort({ seq: 1 }),
    async page(query, { below, limit }) {
      const filter = filterOf(query, below);
      if (Object.values(query).some((wanted) => wanted !== undefined))
        return audit.find(filter).sort({ seq: -1 }).limit(limit).toArray();
      const top = below ?? ((await latest())?.seq ?? 0) + 1;
      return placesBelow(top, limit);
    },
    latest,
    ofPerson: (accountId) =>
      audit.find({ 'detail.person.value': accountId }).sort({ seq: 1 }).toArray(),
    async forget(accountId) {
      await audit.updateMany(
        { 'detail.person.value': accountId },
        {
          $unset: {
            'detail.person': '',
            'detail.reason': '',
            'detail.before': '',
            'detail.after': '',
          },
        },
      );
      await audit.updateMany(
        { 'detail.actor.value': accountId },
        { $unset: { 'detail.actor': '' } },
      );
    },
  };
}

function filterOf({ subject, actor, action, from, until }: AuditQuery, below: number | null) {
  const either = (one: string, other: string, value: string) => ({
    $or: [{ [one]: value }, { [other]: value }],
  });
  const parts: Filter<ChainedEntry>[] = [];
  if (subject) parts.push(either('subject.id', 'detail.person.value', subject));
  if (actor) parts.push(either('actor.name', 'detail.actor.value', actor));
  if (action) parts.push({ action });
  if (from) parts.push({ at: { $gte: from } });
  if (until) parts.push({ at: { $lt: until } });
  if (below !== null) parts.push({ seq: { $lt: below } });
  return parts.length === 0 ? {} : { $and: parts };
}

export const auditStore = defineStore({
  collections: {
    audit: [
      { key: { seq: 1 }, unique: true },
      { key: { at: 1 } },
      { key: { action: 1, seq: 1 } },
      { key: { 'subject.id': 1, seq: 1 } },
      { key: { 'actor.name': 1 }, sparse: true },
      { key: { 'detail.person.value': 1 }, sparse: true },
      { key: { 'detail.actor.value': 1 }, sparse: true },
    ],
  },
  holdsOfAPerson: personal,
  open,
});
