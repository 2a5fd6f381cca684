import type { AuditEntry } from '@meritum/shared/contracts/audit';
import type { Column, Sheet } from '../../platform/exports/sheet';
import { presentEntry } from './present';
import type { VisibleEntry } from './reading';

const json = (value: unknown) => (value === null ? '' : JSON.stringify(value));

const columns: readonly Column<AuditEntry>[] = [
  { title: 'Place', of: ({ seq }) => seq },
  { title: 'Time (UTC)', of: ({ at }) => at },
  { title: 'Action', of: ({ action }) => action },
  { title: 'By', of: ({ actor }) => actor.person?.name ?? '' },
  { title: 'By (e-mail)', of: ({ actor }) => actor.person?.email ?? '' },
  { title: 'By (id)', of: ({ actor }) => actor.id },
  { title: 'Thing', of: ({ subject }) => subject.id },
  { title: 'About', of: ({ subject }) => subject.person?.name ?? '' },
  { title: 'About (e-mail)', of: ({ subject }) => subject.person?.email ?? '' },
  { title: 'About (id)', of: ({ subject }) => subject.accountId },
  { title: 'Reason', of: ({ reason }) => reason },
  { title: 'Before', of: ({ before }) => json(before) },
  { title: 'After', of: ({ after }) => json(after) },
  { title: 'Withheld', of: ({ withheld }) => withheld },
  { title: 'Hash', of: ({ hash }) => hash },
];

async function* presented(entries: AsyncIterable<VisibleEntry>): AsyncGenerator<AuditEntry> {
  for await (const entry of entries) yield presentEntry(entry);
}

export const auditSheet = (entries: AsyncIterable<VisibleEntry>): Sheet<AuditEntry> => ({
  name: 'Audit trail',
  columns,
  rows: presented(entries),
});
