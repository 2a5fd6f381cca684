import type { AuditAction } from '@meritum/shared/contracts/audit-actions';
import type { ExportFormat } from '@meritum/shared/contracts/exports';
import type { FastifyReply } from 'fastify';
import type { Actor } from '../../platform/authorisation/actor';
import type { Clock } from '../../platform/clock';
import { sendExport } from '../../platform/exports/send-export';
import type { Sheet } from '../../platform/exports/sheet';
import { pendingAuditEntry } from './pending-entries';
import type { AuditTrail } from './trail';

/** Audited exports. */
export type ExportAction = Extract<AuditAction, `${string}.exported`>;

export interface Exporting {
  trail: Pick<AuditTrail, 'record'>;
  clock: Clock;
}

interface Taken {
  actor: Pick<Actor, 'accountId'>;
  action: ExportAction;
  /** The season or category of the list; `all` when there is only one. */
  of: string;
  query: { format: ExportFormat } & Readonly<Record<string, unknown>>;
}

/** Returns the names of the filters only: typed words may name a person. */
const filtersIn = (query: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(query).filter((name) => query[name] !== undefined);

/** Sends a list as a file after recording who exports it. What cannot be recorded is not sent. */
export async function sendAuditedExport<Row>(
  { trail, clock }: Exporting,
  reply: FastifyReply,
  sheet: Sheet<Row>,
  { actor, action, of, query: { format, ...filters } }: Taken,
) {
  const after = { format, filters: filtersIn(filters) };
  const subject = { id: of };
  await trail.record(
    pendingAuditEntry<ExportAction>(
      { actor, action, subject, reason: '', before: null, after },
      clock,
    ),
  );
  return sendExport(reply, sheet, { format, now: clock() });
}
