import { createHash, createHmac, randomBytes } from 'node:crypto';
import { canonicalJson } from '@meritum/shared/merit/ledger/canonical';
import type { Json, MarkOf, PendingAuditEntry } from '../../module-kit/audit-trail';
import {
  type ChainedContent,
  type ChainedEntry,
  type ChainLink,
  type ErasablePart,
  erasableParts,
  type SealOpening,
} from './entry';
import { markOfActor } from './marks';

/** The link before the first entry. */
export const chainStart: ChainLink = { seq: 0, hash: '0'.repeat(64) };

/** Returns the digest that stays in the chain for an erasable part. */
function digestOfPart({ salt, value }: SealOpening): string {
  return createHmac('sha256', Buffer.from(salt, 'base64url'))
    .update(canonicalJson(value, 'complete'))
    .digest('hex');
}

/** Returns SHA-256 over the canonical JSON of an entry's position, previous hash and content. */
export function entryHash({
  seq,
  previous,
  ...stored
}: Omit<ChainedEntry, 'hash' | 'detail'>): string {
  const { _id: id, at, action, actor, subject, seals } = stored;
  const entry = { id, at: at.toISOString(), action, actor, subject, seals };
  return createHash('sha256')
    .update(canonicalJson({ seq, previous, entry }, 'complete'))
    .digest('hex');
}

/** Returns the entry that follows `head`, with a fresh salt for each erasable part. */
export function chainEntry(
  pending: PendingAuditEntry,
  head: ChainLink,
  markOf: MarkOf,
): ChainedEntry {
  const { id, ...content } = contentOf(pending, markOf);
  const detail = opened(pending);
  const seals = sealsOf(detail);
  const entry = { _id: id, seq: head.seq + 1, previous: head.hash, ...content, seals };
  return { ...entry, hash: entryHash(entry), detail };
}

function contentOf(
  { id, at, action, actor, subject }: PendingAuditEntry,
  markOf: MarkOf,
): Omit<ChainedContent, 'seals'> {
  const [noun = ''] = action.split('.');
  const mark = markOfActor({ actor, subject }, markOf);
  return {
    id,
    at,
    action,
    actor:
      'command' in actor
        ? { kind: 'command', name: actor.command }
        : { kind: 'account', ...(mark && { mark }) },
    subject: { noun, id: 'id' in subject ? subject.id : null },
  };
}

function opened({
  actor,
  subject,
  reason,
  before,
  after,
}: PendingAuditEntry): ChainedEntry['detail'] {
  const values: { [part in ErasablePart]: Json | undefined } = {
    actor: 'accountId' in actor ? actor.accountId : undefined,
    person: subject.accountId,
    reason: reason || undefined,
    before: before ?? undefined,
    after: after ?? undefined,
  };
  const parts = erasableParts.flatMap((part) => {
    const value = values[part];
    const salt = randomBytes(32).toString('base64url');
    return value === undefined ? [] : [[part, { salt, value }] as const];
  });
  return Object.fromEntries(parts);
}

function sealsOf(detail: ChainedEntry['detail']): ChainedContent['seals'] {
  return Object.fromEntries(
    erasableParts.flatMap((part) => {
      const it = detail[part];
      return it ? [[part, digestOfPart(it)]] : [];
    }),
  );
}

/** Returns the fault of an entry that follows `before`; undefined when it is correct. */
export function chainFault(entry: ChainedEntry, before: ChainLink): string | undefined {
  const expected = before.seq + 1;
  if (entry.seq > expected) return `entry ${expected} is missing`;
  if (entry.seq < expected) return `entry ${entry.seq} exists twice`;
  if (entry.previous !== before.hash) return `entry ${expected} does not follow the one before it`;
  if (readably(() => entryHash(entry)) !== entry.hash)
    return `entry ${expected} does not match its hash`;
  const forged = erasableParts.find((part) => !isSealed(entry, part));
  return forged && `the ${forged} beside entry ${expected} does not match its seal`;
}

function isSealed({ detail, seals }: ChainedEntry, part: ErasablePart): boolean {
  const it = detail?.[part];
  return it === undefined || readably(() => digestOfPart(it)) === seals[part];
}

/** Tampered documents can have any shape. */
function readably(digest: () => string): string | undefined {
  try {
    return digest();
  } catch {
    return undefined;
  }
}
