import { type ChainedEntry, type ChainLink, erasableParts } from './entry';
import { chainFault, chainStart } from './rules';
import type { AuditStore } from './store';

export type Verdict =
  | { whole: true; head: ChainLink; erased: number }
  | { whole: false; fault: string; entryId: string | null };

/** Entries between two reports of progress. */
const step = 500;

/**
 * Checks every entry from first to last, and that the chain still contains `noted`, an earlier
 * head. Without it a cut tail cannot be detected. Reports how many are checked. Throws what
 * `onProgress` throws.
 */
export async function verifyChain(
  audit: AuditStore,
  noted: ChainLink = chainStart,
  onProgress: (checked: number) => Promise<void> = async () => {},
): Promise<Verdict> {
  let head = chainStart;
  let erased = 0;
  for await (const entry of audit.streamAll()) {
    const fault = chainFault(entry, head) ?? strays(entry, noted);
    if (fault) return { whole: false, fault, entryId: String(entry._id) };
    head = { seq: entry.seq, hash: entry.hash };
    if (isErased(entry)) erased += 1;
    if (head.seq % step === 0) await onProgress(head.seq);
  }
  if (head.seq >= noted.seq) return { whole: true, head, erased };
  const fault = `the entries after ${head.seq} are missing, up to at least ${noted.seq}`;
  return { whole: false, fault, entryId: null };
}

function strays({ seq, hash }: ChainedEntry, noted: ChainLink): string | undefined {
  if (seq !== noted.seq || hash === noted.hash) return undefined;
  return `entry ${seq} does not match the noted hash`;
}

function isErased({ seals, detail }: ChainedEntry): boolean {
  return erasableParts.some((part) => seals[part] !== undefined && !detail?.[part]);
}
