import { randomBytes } from 'node:crypto';
import { blindedDigest, type LogEntry, type LogKind } from '@meritum/shared/merit/log/entry';
import { headStatement } from '@meritum/shared/merit/log/head';
import type { Platform } from '../../module-kit/define-module';
import { dayOf } from '../../platform/clock';
import type { Signer } from '../../platform/keys/signer';
import type { LoggedEntry, Occurrence } from './logged';
import { type LoggedSources, occurrencesOf, restored, rulesAndDraws } from './occurrences';
import type { LogReader, ReadLog } from './reader';
import type { LogStore } from './store';

export interface Appending extends LoggedSources {
  stores: { log: LogStore };
  platform: Platform;
  reader: LogReader;
  signer: Signer;
}

function loggedEntry({ source, at, kind, contest, of }: Occurrence, _id: number): LoggedEntry {
  const about: Omit<LogEntry, 'digest'> = { day: dayOf(at), kind, ...contest };
  if ('digest' in of) return { _id, source, entry: { ...about, digest: of.digest } };
  const blind = { ...of, salt: randomBytes(16).toString('hex') };
  return { _id, source, entry: { ...about, digest: blindedDigest(of.subject, blind.salt) }, blind };
}

const batchSize = 500;

/**
 * Appends missing entries. Of several processes the first gets a position; the others read its
 * entry and continue after it, so that there are no gaps.
 */
async function append(
  { stores, reader }: Appending,
  occurrences: readonly Occurrence[],
): Promise<void> {
  if (occurrences.length === 0) return;
  for (;;) {
    const { tree, has } = await reader.read();
    const missing = occurrences.filter(({ source }) => !has(source)).slice(0, batchSize);
    if (missing.length === 0) return;
    await stores.log.append(missing.map((one, index) => loggedEntry(one, tree.size + index)));
  }
}

/** After these a head is signed immediately. */
const milestones: readonly LogKind[] = [
  'backup restored',
  'rules frozen',
  'draw fixed',
  'void',
  'judging closed',
  'results published',
];

/** Whether a head is due: the first one, daily, and after a milestone. */
async function isHeadDue({ stores, platform }: Appending): Promise<boolean> {
  const last = await stores.log.findLastHead();
  if (!last || last.at.slice(0, 10) < dayOf(platform.clock())) return true;
  const since = await stores.log.listEntries(last.size);
  return since.some(({ entry }) => milestones.includes(entry.kind));
}

/** The fault of the log, in words; undefined if it leads to its last head. */
export async function problemOf(
  { stores }: Appending,
  { tree }: ReadLog,
): Promise<string | undefined> {
  const last = await stores.log.findLastHead();
  if (!last) return undefined;
  if (tree.size < last.size) return `${last.size} entries were signed and ${tree.size} are left`;
  if (tree.rootAt(last.size) !== last.root) return `the first ${last.size} entries were changed`;
  return undefined;
}

async function signHead(context: Appending): Promise<void> {
  const { stores, platform, deps, reader, signer } = context;
  const trail = await deps.audit.auditHead();
  const chain = trail && {
    source: `audit:${trail.seq}`,
    at: platform.clock(),
    kind: 'audit trail' as const,
    of: { digest: trail.hash },
  };
  await append(context, chain ? [chain] : []);
  const { tree } = await reader.read();
  const { size } = tree;
  const head = { size, root: tree.rootAt(size), at: platform.clock().toISOString() };
  await stores.log.insertHead({
    _id: `${size}:${head.at}`,
    ...head,
    ...signer.sign(headStatement(head)),
  });
}

/** Names the signing key, so that it stays on record after a change of keys. */
const signingKeys = ({ platform, signer }: Appending): Occurrence[] =>
  signer.publicKeys.slice(0, 1).map(({ id, publicKey }) => ({
    source: `key:${id}`,
    at: platform.clock(),
    kind: 'signing key',
    of: { digest: publicKey },
  }));

/**
 * Brings the log up to date from stored documents, and signs a head when one is due. Repeatable; a
 * crash loses nothing, because everything is derived anew. Throws if the log is no longer the one
 * that was signed, and then neither appends nor signs.
 */
export async function keepLog(context: Appending): Promise<void> {
  // Runs before the log is read, because rules and draws are stored even if the log is wrong.
  const stored = await rulesAndDraws(context);
  const problem = await problemOf(context, await context.reader.read());
  if (problem) throw new Error(`The public log is not the one that was signed: ${problem}`);
  for (const occurrences of [signingKeys(context), await restored(context), stored])
    await append(context, occurrences);
  for await (const occurrences of occurrencesOf(context, (await context.reader.read()).has))
    await append(context, occurrences);
  if (await isHeadDue(context)) await signHead(context);
}
