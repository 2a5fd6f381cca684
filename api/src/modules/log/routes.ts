import { maxLogEntries, type OwnLogEntriesReply } from '@meritum/shared/contracts/log';
import type { MerkleTree } from '@meritum/shared/merit/ledger/merkle';
import { notFound } from '../../platform/errors/domain-error';
import type { App } from '../../platform/zod/provider';
import { contentDisposition } from '../documents/file-names';
import type { LoggedEntry, StoredHead } from './logged';
import type { LogReader } from './reader';
import type { LogStore } from './store';

interface Context {
  store: LogStore;
  reader: LogReader;
}

const presentHead = ({ _id, ...head }: StoredHead) => head;

/** The key that an entry names. */
export const presentKey = ({ source, entry }: LoggedEntry) => ({
  id: source.slice('key:'.length),
  publicKey: entry.digest,
});

const notInLog = (size: number) =>
  notFound(
    `The log’s last signed head has ${size} entries. Ask for sizes and positions within it, the smaller size first.`,
  );

/**
 * A proof from the tree. Throws not-found beyond the last head: unsigned entries stay secret, so
 * that nobody can watch the log grow and see when somebody rated.
 */
async function provedBelowHead<Proof>(
  { store, reader }: Context,
  largest: number,
  prove: (tree: MerkleTree) => Proof,
): Promise<Proof> {
  const size = (await store.findLastHead())?.size ?? 0;
  if (largest > size) throw notInLog(size);
  try {
    return prove((await reader.read()).tree);
  } catch (error) {
    if (error instanceof RangeError) throw notInLog(size);
    throw error;
  }
}

/** The account's own entries up to the last head, with the content of their digests. */
export async function ownEntries(
  { store }: Pick<Context, 'store'>,
  accountId: string,
): Promise<OwnLogEntriesReply> {
  const size = (await store.findLastHead())?.size ?? 0;
  const entries = (await store.listByOwner(accountId)).flatMap(({ _id: index, entry, blind }) =>
    blind && index < size ? [{ index, entry, subject: blind.subject, salt: blind.salt }] : [],
  );
  return { entries };
}

export async function logRoutes(app: App, context: Context) {
  const { store } = context;

  app.call('getLogHead', async ({ reply }) => {
    const [head, keys, restored] = await Promise.all([
      store.findLastHead(),
      store.listByKind('signing key'),
      store.listByKind('backup restored'),
    ]);
    // A linked head is kept by its reader under its day.
    const presented = head && presentHead(head);
    const day = presented?.at.slice(0, 10) ?? 'none';
    reply.header('content-disposition', contentDisposition(`log-head-${day}.json`));
    return {
      head: presented,
      keys: keys.map(presentKey),
      restored: restored.map(({ entry }) => entry.day),
    };
  });

  app.call('getLogEntries', async ({ query }) => {
    const size = (await store.findLastHead())?.size ?? 0;
    const from = Number(query.from);
    const below = Math.min(Number(query.to), from + maxLogEntries, size);
    const entries = from < below ? await store.listEntries(from, below) : [];
    return { entries: entries.map(({ entry }) => entry) };
  });

  app.call('getLogConsistency', async ({ query }) => {
    const [first, second] = [Number(query.first), Number(query.second)];
    return provedBelowHead(context, second, (tree) => ({
      path: tree.consistencyProof(first, second),
    }));
  });

  app.call('getLogInclusion', async ({ query }) => {
    const [index, size] = [Number(query.index), Number(query.size)];
    return provedBelowHead(context, size, (tree) => {
      const { path, ...proof } = tree.inclusionProof(index, size);
      return { ...proof, path: [...path] };
    });
  });

  app.call('getOwnLogEntries', ({ actor }) => ownEntries(context, actor.accountId));
}
