import type { ActivityReply } from '@meritum/shared/contracts/team';
import type { Decider } from '../../platform/authorisation/actor';
import type { Audit } from './context';
import { presentEntry } from './present';
import { auditSeen } from './reading';

const maxLines = 5;
/** Entries read; many of them can become one line. */
const maxRead = 500;

/**
 * What other people have done since a moment, newest first. Several acts of a kind by one person are
 * one line. Withheld entries are not even counted.
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
    if (entry.actor.id === reader.accountId) continue;
    const kind = `${entry.action} ${entry.actor.id}`;
    const line = lines.get(kind);
    if (line) line.count += 1;
    else if (lines.size < maxLines) lines.set(kind, { entry, count: 1 });
  }
  return [...lines.values()];
}
