import { createHash } from 'node:crypto';
import type { ExportAction, ExportFormat } from '@meritum/shared/contracts/exports';
import type { FastifyReply } from 'fastify';
import type { AuditTrail, Json } from '../../module-kit/audit-trail';
import { pendingAuditEntry } from '../../module-kit/pending-entries';
import type { CallerInSession } from '../../platform/authorisation/actor';
import type { Clock } from '../../platform/clock';
import { sendExport } from '../../platform/exports/send-export';
import type { Sheet } from '../../platform/exports/sheet';

export interface Exporting {
  trail: Pick<AuditTrail, 'record'>;
  clock: Clock;
}

/** Returns the names of the filters only: typed words may name a person. */
const filtersIn = (query: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(query).filter((name) => query[name] !== undefined);

interface Taking {
  actor: CallerInSession;
  action: ExportAction;
  /** The season or category of the list; `all` when the list has neither. */
  of: string;
  after: Json;
  /** Tells this file from others of the same list. */
  asked?: unknown;
}

/**
 * Records before sending who takes a file. A page requests a file and then follows its link, and
 * download managers ask twice: it counts once a minute for each session.
 */
export async function recordTaking(
  { trail, clock }: Exporting,
  { actor, action, of, after, asked }: Taking,
): Promise<void> {
  const event = { actor, action, subject: { id: of }, reason: '', before: null, after };
  const entry = pendingAuditEntry(clock, event);
  const minute = entry.at.toISOString().slice(0, 16);
  const taking = JSON.stringify([actor.sessionId, action, of, asked, minute]);
  await trail.record({ ...entry, id: createHash('sha256').update(taking).digest('hex') });
}

interface Taken extends Pick<Taking, 'actor' | 'action' | 'of'> {
  query: { format: ExportFormat } & Readonly<Record<string, unknown>>;
}

/** Sends a list as a file after recording who exports it. If recording fails, nothing is sent. */
export async function sendAuditedExport<Row>(
  context: Exporting,
  reply: FastifyReply,
  sheet: Sheet<Row>,
  { query, ...taken }: Taken,
) {
  const { format, ...filters } = query;
  const after = { format, filters: filtersIn(filters) };
  await recordTaking(context, { ...taken, after, asked: query });
  const name = taken.of === 'all' ? sheet.name : `${sheet.name} ${taken.of}`;
  return sendExport(reply, { ...sheet, name }, { format, now: context.clock() });
}
