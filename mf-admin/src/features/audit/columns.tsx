import type { AuditEntry } from '@meritum/shared/contracts/audit';
import { Badge } from '@meritum/shared/ui/Badge';
import { classNames } from '@meritum/shared/ui/classNames';
import { formatDateTime } from '@meritum/shared/ui/formatDateTime';
import type { Column } from '../table/columns';
import styles from './Audit.module.css';

type Known = { name: string; email: string } | null;

function Person({ person, id }: { person: Known; id: string | null }) {
  if (!person) return <span className={styles.id}>{id ?? 'erased'}</span>;
  return (
    <span className={styles.cell}>
      {person.name}
      <span className={styles.id}>{person.email}</span>
    </span>
  );
}

/** What was changed, collapsed at first. */
function Change({ before, after }: AuditEntry) {
  if (before === null && after === null) return null;
  return (
    <details>
      <summary>Show</summary>
      <dl className={styles.change}>
        <dt>Before</dt>
        <dd>{JSON.stringify(before, null, 2)}</dd>
        <dt>After</dt>
        <dd>{JSON.stringify(after, null, 2)}</dd>
      </dl>
    </details>
  );
}

/** The table of the trail. */
export const auditColumns: readonly Column<AuditEntry>[] = [
  { id: 'seq', header: 'Number', align: 'end', cell: ({ seq }) => seq },
  {
    id: 'at',
    header: 'When',
    cell: ({ at }) => <span className={styles.cell}>{formatDateTime(at)}</span>,
  },
  {
    id: 'action',
    header: 'Action',
    cell: ({ action, withheld }) => (
      <>
        {action} {withheld && <Badge kind="info">Withheld</Badge>}
      </>
    ),
  },
  {
    id: 'by',
    header: 'By',
    cell: ({ actor, withheld }) => !withheld && <Person person={actor.person} id={actor.id} />,
  },
  {
    id: 'about',
    header: 'About',
    cell: ({ subject, withheld }) =>
      !withheld && (
        <>
          {subject.accountId && <Person person={subject.person} id={subject.accountId} />}
          {subject.id && (
            <span className={classNames(styles.cell, styles.id)}>
              {subject.noun} {subject.id}
            </span>
          )}
        </>
      ),
  },
  {
    id: 'reason',
    header: 'Reason',
    cell: ({ reason }) => <span className={styles.cell}>{reason}</span>,
    share: 2,
  },
  { id: 'change', header: 'What changed', cell: (entry) => <Change {...entry} /> },
];
