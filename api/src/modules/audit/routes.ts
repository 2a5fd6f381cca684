import type { AuditQuery as Asked } from '@meritum/shared/contracts/audit';
import type { Clock } from '../../platform/clock';
import { sendExport } from '../../platform/exports/send-export';
import type { App } from '../../platform/zod/provider';
import { listAudit } from './commands';
import { presentEntry } from './present';
import { exportedAudit, type Reading } from './reading';
import { auditSheet } from './sheet';
import type { AuditQuery } from './store';
import { auditState, type Verifying } from './verification';

const dateOf = (text: string | undefined) => (text === undefined ? undefined : new Date(text));

const queryOf = ({ from, until, ...query }: Omit<Asked, 'cursor'>): AuditQuery => ({
  ...query,
  ...{ from: dateOf(from), until: dateOf(until) },
});

interface Context extends Reading {
  verifying: Verifying;
  /** Checks the chain; whoever asks meanwhile shares the check. */
  verify(): Promise<unknown>;
  clock: Clock;
}

/** The audit trail, for admins to read. */
export async function auditRoutes(app: App, context: Context) {
  const { verifying, verify, clock } = context;

  app.call('listAudit', async ({ actor, query: { cursor, ...query } }) => {
    const below = cursor === undefined ? null : Number(cursor);
    const { entries, next } = await listAudit(context, actor, { ...queryOf(query), below });
    return { entries: entries.map(presentEntry), next: next === null ? null : String(next) };
  });

  app.call('exportAudit', async ({ actor, query: { format, ...query }, reply }) => {
    const sheet = auditSheet(exportedAudit(context, actor, queryOf(query)));
    return sendExport(reply, sheet, { format, now: clock() });
  });

  app.call('getAuditState', () => auditState(verifying));

  app.call('verifyAudit', async () => {
    await verify();
    return auditState(verifying);
  });
}
