import type { AuditAction } from '@meritum/shared/contracts/audit-actions';
import type { CallContract } from '@meritum/shared/contracts/calls/call';
import { contract } from '@meritum/shared/contracts/calls/contract';
import type { ActivityReply } from '@meritum/shared/contracts/team';
import type { Decider } from '../../platform/authorisation/actor';
import type { Audit } from './context';
import { presentEntry } from './present';
import { auditSeen } from './reading';

const maxLines = 5;
/** Entries read; many of them can become one line. */
const maxRead = 500;

/** Acts of the console: acts of judges and nominators about themselves would fill the lines. */
const consoleActs: ReadonlySet<string> = new Set(
  Object.values<CallContract>(contract).flatMap(({ may, records }): readonly AuditAction[] =>
    may === 'admin' && records && records !== 'nothing' ? records : [],
  ),
);

/**
 * What others have done in the console since a moment, newest first. One person's acts of a kind
 * are one line. Withheld entries are not even counted.
 */
export async function actsOfOthers(
  context: Audit,
  reader: Decider,
  since: Date,
): Promise<ActivityReply['lines']> {
  const lines = new Map<string, ActivityReply['lines'][number]>();
  let read = 0;
  const from = { below: null, stride: 100 };
  for await (const one of auditSeen(context, reader, { from: since }, from)) {
    read += 1;
    if (read > maxRead) break;
    const entry = presentEntry(one);
    if (one.withheld || entry.actor.kind === 'command') continue;
    if (!consoleActs.has(one.entry.action) || entry.actor.id === reader.accountId) continue;
    const kind = `${entry.action} ${entry.actor.id}`;
    const line = lines.get(kind);
    if (line) line.count += 1;
    else if (lines.size < maxLines) lines.set(kind, { entry, count: 1 });
  }
  return [...lines.values()];
}
