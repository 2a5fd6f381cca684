import type { AuditEntry } from '@meritum/shared/contracts/audit';
import { Badge } from '@meritum/shared/ui/Badge';
import { ConsoleLink } from '../console/ConsoleLink';
import { consolePath } from '../console/screens';
import { Facts } from '../facts/Facts';
import { inWords } from '../history/words';
import type { Column } from '../table/columns';
import { When } from '../table/When';
import styles from './Audit.module.css';
import { actorOf } from './people';
import { subjectOf } from './subjects';

function By(entry: AuditEntry) {
  const { name, role } = actorOf(entry);
  return (
    <span className={styles.cell}>
      {name}
      {role && <span className={styles.id}>{role}</span>}
    </span>
  );
}

function About(entry: AuditEntry) {
  const { text, to } = subjectOf(entry);
  return (
    <span className={styles.cell}>{to ? <ConsoleLink to={to}>{text}</ConsoleLink> : text}</span>
  );
}

const written = (value: unknown) => value !== null && JSON.stringify(value, null, 2);

/** An id, with a link to the entries that name it. */
function Id({ id, as }: { id: string | null; as: 'actor' | 'subject' }) {
  if (!id) return null;
  const to = `${consolePath('audit')}?${new URLSearchParams({ [as]: id })}`;
  return (
    <>
      {id} <ConsoleLink to={to}>{as === 'actor' ? 'All by them' : 'All about this'}</ConsoleLink>
    </>
  );
}

/** What changed, and the names of everything for machines. */
function Details({ seq, hash, action, actor, subject, before, after }: AuditEntry) {
  return (
    <details className={styles.details}>
      <summary>Show</summary>
      <Facts
        facts={[
          { label: 'Before', value: written(before) || null },
          { label: 'After', value: written(after) || null },
          { label: 'By (email)', value: actor.person?.email },
          { label: 'By (ID)', value: actor.id && <Id id={actor.id} as="actor" /> },
          { label: 'About (email)', value: subject.person?.email },
          {
            label: 'Account',
            value: subject.accountId && <Id id={subject.accountId} as="subject" />,
          },
          { label: 'Record', value: subject.id && <Id id={subject.id} as="subject" /> },
          { label: 'Action', value: action },
          { label: 'Head', value: `${seq}:${hash}` },
        ]}
      />
    </details>
  );
}

/** The table of the trail. */
export const auditColumns: readonly Column<AuditEntry>[] = [
  { id: 'seq', header: 'Number', align: 'end', cell: ({ seq }) => seq },
  { id: 'at', header: 'When', cell: ({ at }) => <When at={at} /> },
  { id: 'by', header: 'By', cell: (entry) => !entry.withheld && <By {...entry} /> },
  {
    id: 'action',
    header: 'What',
    cell: ({ action }) =>
      action === null ? (
        <Badge kind="info">Withheld</Badge>
      ) : (
        <span className={styles.cell}>{inWords(action)}</span>
      ),
  },
  { id: 'about', header: 'About', cell: (entry) => !entry.withheld && <About {...entry} /> },
  {
    id: 'reason',
    header: 'Reason',
    cell: ({ reason }) => <span className={styles.cell}>{reason}</span>,
    share: 2,
  },
  { id: 'details', header: 'Details', cell: (entry) => <Details {...entry} /> },
];
