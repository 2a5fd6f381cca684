import type { AuditEntry } from '@meritum/shared/contracts/audit';
import { Badge } from '@meritum/shared/ui/Badge';
import * as design from '@meritum/shared/ui/design.module.css';
import { ConsoleLink } from '../console/ConsoleLink';
import { consolePath } from '../console/screens';
import { Facts } from '../facts/Facts';
import { Proofs } from '../facts/Proofs';
import { givenReason, inWords } from '../history/words';
import type { Column } from '../table/columns';
import { When } from '../table/When';
import styles from './Audit.module.css';
import { actorOf } from './people';
import { subjectOf } from './subjects';

function By(entry: AuditEntry) {
  const { name, role } = actorOf(entry);
  return (
    <span className={styles.cell}>
      {name} {role && <span className={design.minor}>{role}</span>}
    </span>
  );
}

function About(entry: AuditEntry) {
  const { text, to } = subjectOf(entry);
  return (
    <span className={styles.cell}>{to ? <ConsoleLink to={to}>{text}</ConsoleLink> : text}</span>
  );
}

/** `categories, 0, judging, open: true`, a line for each value besides the reason, which has a column. */
function written(
  value: unknown,
  reason: string | null,
  names: readonly string[] = [],
): string | null {
  if (value === null || (value === reason && reason !== '')) return null;
  if (typeof value !== 'object')
    return [names.join(', '), value].filter((one) => one !== '').join(': ');
  return Object.entries(value)
    .map(([name, one]) =>
      written(one ?? 'none', reason, [...names, ...name.split('/').filter(Boolean)]),
    )
    .filter((line) => line !== null)
    .join('\n');
}

interface OfProps extends Pick<AuditEntry['actor'], 'person'> {
  id: string;
  as: 'actor' | 'subject';
}

/** Somebody's address, and a link to the entries that name them. */
const Of = ({ id, as, person }: OfProps) => (
  <>
    {person && `${person.email} `}
    <ConsoleLink to={`${consolePath('audit')}?${new URLSearchParams({ [as]: id })}`}>
      {as === 'actor' ? 'All by them' : 'All about this'}
    </ConsoleLink>
  </>
);

/** What changed and who it concerns; ids are proofs. */
function Details({ seq, hash, action, actor, subject, reason, before, after }: AuditEntry) {
  const about = subject.accountId ?? subject.id;
  return (
    <details className={styles.details}>
      <summary>Show</summary>
      <Facts
        facts={[
          { label: 'Before', value: written(before, reason) },
          { label: 'After', value: written(after, reason) },
          { label: 'By', value: actor.id && <Of {...actor} id={actor.id} as="actor" /> },
          { label: 'About', value: about && <Of {...subject} id={about} as="subject" /> },
        ]}
      />
      <Proofs
        proofs={[
          { label: 'By (ID)', value: actor.id },
          { label: 'Account', value: subject.accountId },
          { label: 'Record', value: subject.id },
          { label: 'Action', value: action },
          { label: 'Head', value: `${seq}:${hash}` },
        ]}
      />
    </details>
  );
}

export const auditColumns: readonly Column<AuditEntry>[] = [
  { header: 'Number', align: 'end', cell: ({ seq }) => seq },
  { header: 'When', cell: ({ at }) => <When at={at} /> },
  { header: 'By', cell: (entry) => !entry.withheld && <By {...entry} /> },
  {
    header: 'What',
    cell: ({ action }) =>
      action === null ? (
        <Badge kind="info">Withheld</Badge>
      ) : (
        <span className={styles.cell}>{inWords(action)}</span>
      ),
  },
  { header: 'About', cell: (entry) => !entry.withheld && <About {...entry} /> },
  {
    header: 'Reason',
    cell: ({ reason }) => <span className={styles.cell}>{givenReason(reason)}</span>,
    share: 2,
  },
  { header: 'Details', cell: (entry) => <Details {...entry} /> },
];
