import type { Filter } from 'mongodb';
import { type Collections, defineStore, personal } from '../../module-kit/define-store';
import { insertUnlessTaken } from '../../platform/mongo/duplicate-key';
import type { ChainedEntry, ChainLink } from './entry';

/** Filters; all that are given must match. */
export interface AuditQuery {
  /** Id of the subject, or of the account concerned. */
  subject?: string | undefined;
  /** An account's id or mark, or a command's name. */
  actor?: string | undefined;
  action?: string | undefined;
  from?: Date | undefined;
  until?: Date | undefined;
}

const link = { projection: { _id: 0, seq: 1, hash: 1 } } as const;

/** @embedded Positions looked up in one query: by equality, as ranges have no index there. */
const stride = 100;

function createStore(db: Collections<'audit'>) {
  const audit = db.collection<ChainedEntry>('audit');
  const last = (filter: Filter<ChainedEntry>) =>
    audit.find<ChainLink>(filter, link).sort({ seq: -1 }).limit(1).next();
  let known: ChainLink | null = null;
  /**
   * The last entry; caches where it was.
   * @embedded One query by equality, unless very many entries are new or the known one is gone.
   */
  async function findHead(): Promise<ChainLink | null> {
    const { seq: from = 0 } = known ?? {};
    const sequences = Array.from({ length: stride }, (_, step) => from + step);
    const found = known && (await last({ seq: { $in: sequences } }));
    const isEnd = found && found.seq < from + stride - 1;
    known = isEnd ? found : await last({});
    return known;
  }

  /** @embedded Positions have no gaps, so they are known and can be looked up by equality. */
  function entriesBelow(top: number, limit: number): Promise<ChainedEntry[]> {
    const sequences = Array.from({ length: limit }, (_, step) => top - 1 - step);
    return audit
      .find({ seq: { $in: sequences } })
      .sort({ seq: -1 })
      .toArray();
  }

  return {
    /** False when its position is taken or the entry exists; the unique indexes decide. */
    insert: (entry: ChainedEntry) => insertUnlessTaken(audit, entry),
    exists: async (_id: string) =>
      (await audit.findOne({ _id }, { projection: { _id: 1 } })) !== null,
    findHead,
    /** From first to last, a few at a time, so that other requests are served in between. */
    streamAll: (): AsyncIterable<ChainedEntry> =>
      audit.find({}, { batchSize: 100 }).sort({ seq: 1 }),
    /** The newest that match, below `seq` if given. */
    async findPage(query: AuditQuery, { below, limit }: { below: number | null; limit: number }) {
      if (Object.values(query).some((wanted) => wanted !== undefined)) {
        const readings = filtersOf(query, below).map((filter) =>
          audit.find(filter).sort({ seq: -1 }).limit(limit).toArray(),
        );
        return merged(await Promise.all(readings), limit);
      }
      const top = below ?? ((await findHead())?.seq ?? 0) + 1;
      return entriesBelow(top, limit);
    },
    /** Entries of these actions up to a time, in the order of the chain. */
    async findByActions(actions: readonly string[], until: Date) {
      const found = actions.map((action) =>
        audit
          .find({ action, at: { $lte: until } })
          .sort({ seq: 1 })
          .toArray(),
      );
      return (await Promise.all(found)).flat().sort((a, b) => a.seq - b.seq);
    },
    /** Entries about the account's owner, oldest first. */
    findByPerson: (accountId: string) =>
      audit.find({ 'detail.person.value': accountId }).sort({ seq: 1 }).toArray(),
    /** Erases the account's owner and everything said about them; seals stay. */
    async erasePerson(accountId: string) {
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

/** A range of values, open at an absent end; undefined without both. */
const between = <Value>(ends: Partial<Record<'$gte' | '$lt', Value | undefined>>) => {
  const given = Object.entries(ends).filter(([, end]) => end !== undefined);
  return given.length > 0 ? Object.fromEntries(given) : undefined;
};

/**
 * Returns filters that together find the matches. A subject or actor can be in one of several
 * fields, each with an index.
 * @embedded It uses an index for a filter on one field, but not for `$or`.
 */
function filtersOf({ subject, actor, action, from, until }: AuditQuery, below: number | null) {
  const at = between({ $gte: from, $lt: until });
  const seq = between({ $lt: below ?? undefined });
  const rest = { ...(action && { action }), ...(at && { at }), ...(seq && { seq }) };
  const either = (value: string | undefined, fields: readonly string[]): object[] =>
    value === undefined ? [{}] : fields.map((field) => ({ [field]: value }));
  return either(subject, ['subject.id', 'detail.person.value']).flatMap((about) =>
    either(actor, ['actor.name', 'detail.actor.value', 'actor.mark']).map(
      (by): Filter<ChainedEntry> => ({ ...about, ...by, ...rest }),
    ),
  );
}

/** Merges several query results: the newest, each once. */
function merged(readings: readonly ChainedEntry[][], limit: number): ChainedEntry[] {
  if (readings.length === 1) return readings[0] ?? [];
  const bySequence = new Map(readings.flat().map((entry) => [entry.seq, entry]));
  return [...bySequence.values()].sort((a, b) => b.seq - a.seq).slice(0, limit);
}

/** The only reader and writer of `audit`. It only adds entries and erases parts. */
export const auditStore = defineStore({
  contents: { audit: { holds: 'Who decided what and why, as a chain of hashes' } },
  collections: {
    audit: [
      { key: { seq: 1 }, unique: true },
      { key: { at: 1 } },
      { key: { action: 1, seq: 1 } },
      { key: { 'subject.id': 1, seq: 1 } },
      { key: { 'actor.name': 1 }, sparse: true },
      { key: { 'actor.mark': 1 }, sparse: true },
      { key: { 'detail.person.value': 1 }, sparse: true },
      { key: { 'detail.actor.value': 1 }, sparse: true },
    ],
  },
  personalData: personal,
  createStore,
});

export type AuditStore = ReturnType<typeof auditStore>;
