import type { AuditAction } from '@meritum/shared/contracts/audit-actions';
import type { ExportFormat } from '@meritum/shared/contracts/exports';
import type { FastifyReply } from 'fastify';
import type { Actor } from '../../platform/authorisation/actor';
import type { Clock } from '../../platform/clock';
import { sendExport } from '../../platform/exports/send-export';
import type { Sheet } from '../../platform/exports/sheet';
import { pendingAuditEntry } from './pending-entries';
import type { AuditTrail } from './trail';

/** What is recorded when somebody takes a list out of the house. */
export type ExportAction = Extract<AuditAction, `${string}.exported`>;

export interface Exporting {
  trail: Pick<AuditTrail, 'record'>;
  clock: Clock;
}

interface Taken {
  actor: Pick<Actor, 'accountId'>;
  action: ExportAction;
  /** Which of such lists: a season, or a category of it; `all` where there is but one. */
  of: string;
  query: { format: ExportFormat } & Readonly<Record<string, unknown>>;
}

/** The names of what a list was filtered by: words that somebody typed may name a person. */
const filtersIn = (query: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(query).filter((name) => query[name] !== undefined);

/**
 * Sends a list as a file once it is recorded who takes it away. What cannot be recorded is not sent.
 */
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
