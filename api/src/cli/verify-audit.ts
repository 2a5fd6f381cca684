import { readConfig } from '../config/environment';
import type { ChainLink } from '../modules/audit/entry';
import { type AuditStore, auditStore } from '../modules/audit/store';
import { type Verdict, verifyChain } from '../modules/audit/verify';
import { mongoClient } from '../platform/mongo/mongo';

const usage = 'Usage: verify-audit [<head printed by an earlier check>]';

/** Parses a printed head: the number of entries and the last one's hash. */
function notedHead(text: string | undefined): ChainLink | undefined {
  if (text === undefined) return undefined;
  const [, seq, hash] = /^(\d{1,12}):([0-9a-f]{64})$/.exec(text) ?? [];
  if (!seq || !hash) throw new Error(usage);
  return { seq: Number(seq), hash };
}

/** Returns the text to print. Throws the usage, or where the trail is broken. */
export async function auditVerified(head: string | undefined, audit: AuditStore): Promise<string> {
  return summaryOf(await verifyChain(audit, notedHead(head)));
}

function summaryOf(verdict: Verdict): string {
  if (!verdict.whole) {
    const entry = verdict.entryId ? ` Found at the entry with the id ${verdict.entryId}.` : '';
    throw new Error(`The audit trail is broken: ${verdict.fault}.${entry}`);
  }
  const { head, erased } = verdict;
  return [
    `The audit trail is whole. Entries: ${head.seq}, with parts erased: ${erased}.`,
    `Head: ${head.seq}:${head.hash}`,
  ].join('\n');
}

/** `meritum verify-audit [<head>]`: checks the audit trail, and prints its head. */
export async function verifyAudit([head]: readonly string[]): Promise<void> {
  // Reads the database's settings without those that only production requires.
  const config = readConfig({ NODE_ENV: 'development', ...process.env });
  const client = mongoClient(config.mongo);
  try {
    console.log(await auditVerified(head, auditStore(client.db(config.mongo.database))));
  } finally {
    await client.close();
  }
}
