import { mailAddressOf } from '@meritum/shared/contracts/addresses';
import type { AuditQuery as Asked, AuditEntry } from '@meritum/shared/contracts/audit';
import type { Column, Sheet } from '../../platform/exports/sheet';
import type { App } from '../../platform/zod/provider';
import { sendAuditedExport } from './audited-export';
import { listAudit } from './commands';
import type { Audit } from './context';
import { presentEntry } from './present';
import { auditSeen, type VisibleEntry } from './reading';
import type { AuditQuery } from './store';
import { auditState, beginVerification, verifyTrail } from './verification';

const dateOf = (text: string | undefined) => (text === undefined ? undefined : new Date(text));

/** The filters, with the addresses of people replaced by the ids of their accounts. */
async function queryOf(
  { deps: { identity } }: Audit,
  { from, until, actor, subject, ...query }: Omit<Asked, 'cursor'>,
): Promise<AuditQuery> {
  const idOf = async (named: string | undefined) =>
    named?.includes('@') ? ((await identity.accountAt(mailAddressOf(named))) ?? named) : named;
  const [by, about] = await Promise.all([idOf(actor), idOf(subject)]);
  return { ...query, actor: by, subject: about, from: dateOf(from), until: dateOf(until) };
}

const json = (value: unknown) => (value === null ? '' : JSON.stringify(value));

const columns: readonly Column<AuditEntry>[] = [
  { title: 'Number', of: ({ seq }) => seq },
  { title: 'Time (UTC)', of: ({ at }) => at },
  { title: 'Action', of: ({ action }) => action },
  { title: 'By', of: ({ actor }) => actor.person?.name ?? '' },
  { title: 'By (email)', of: ({ actor }) => actor.person?.email ?? '' },
  { title: 'By (id)', of: ({ actor }) => actor.id },
  { title: 'Record', of: ({ subject }) => subject.id },
  { title: 'About', of: ({ subject }) => subject.person?.name ?? '' },
  { title: 'About (email)', of: ({ subject }) => subject.person?.email ?? '' },
  { title: 'About (id)', of: ({ subject }) => subject.accountId },
  { title: 'Reason', of: ({ reason }) => reason },
  { title: 'Before', of: ({ before }) => json(before) },
  { title: 'After', of: ({ after }) => json(after) },
  { title: 'Withheld', of: ({ withheld }) => withheld },
  { title: 'Fingerprint', of: ({ hash }) => hash },
];

async function* presented(entries: AsyncIterable<VisibleEntry>): AsyncGenerator<AuditEntry> {
  for await (const entry of entries) yield presentEntry(entry);
}

const auditSheet = (entries: AsyncIterable<VisibleEntry>): Sheet<AuditEntry> => ({
  name: 'Audit trail',
  columns,
  rows: presented(entries),
});

export async function auditRoutes(app: App, context: Audit) {
  app.call('listAudit', async ({ actor, query: { cursor, ...query } }) => {
    const below = cursor === undefined ? null : Number(cursor);
    const { entries, next } = await listAudit(context, actor, {
      ...(await queryOf(context, query)),
      below,
    });
    return { entries: entries.map(presentEntry), next: next === null ? null : String(next) };
  });

  app.call('exportAudit', async ({ actor, query, reply }) => {
    const { format: _, ...asked } = query;
    // Read while it is sent, so that it includes the record of this export.
    const wanted = await queryOf(context, asked);
    const sheet = auditSheet(auditSeen(context, actor, wanted, { below: null, stride: 200 }));
    return sendAuditedExport(context.platform, reply, sheet, {
      actor,
      action: 'audit.exported',
      of: 'all',
      query,
    });
  });

  app.call('getAuditState', () => auditState(context));

  app.call('verifyAudit', async ({ reply }) => {
    const run = await beginVerification(context);
    if (run)
      app.background.after(reply, 'verifying the audit trail', () => verifyTrail(context, run));
    reply.code(202);
    return auditState(context);
  });
}
