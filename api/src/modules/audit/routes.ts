import type { App } from '../../platform/zod/provider';
import { listAudit } from './commands';
import { presentEntry } from './present';
import type { AuditStore } from './store';

const dateOf = (text: string | undefined) => (text === undefined ? undefined : new Date(text));

/** The audit trail, for admins to read. */
export async function auditRoutes(app: App, context: { audit: Pick<AuditStore, 'page'> }) {
  app.call('listAudit', async ({ query: { cursor, from, until, ...query } }) => {
    const below = cursor === undefined ? null : Number(cursor);
    const times = { from: dateOf(from), until: dateOf(until) };
    const { entries, next } = await listAudit(context, { ...query, ...times, below });
    return { entries: entries.map(presentEntry), next: next === null ? null : String(next) };
  });
}
