import { call } from '@meritum/shared/client/call';
import { download } from '@meritum/shared/client/download';
import type { AuditEntry } from '@meritum/shared/contracts/audit';
import { limits } from '@meritum/shared/contracts/limits';
import { byName } from '@meritum/shared/contracts/search';
import { Badge } from '@meritum/shared/ui/Badge';
import * as design from '@meritum/shared/ui/design.module.css';
import { ConsoleLink } from '../console/ConsoleLink';
import { consolePath } from '../console/screens';
import { Facts } from '../facts/Facts';
import { Proofs } from '../facts/Proofs';
import { choice, day, type Filtered, type Options, searchFor } from '../filters/filter';
import { givenReason, inWords } from '../history/words';
import { defineList } from '../list/useList';
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

/** `categories, 0, open: true`: a line for each value; the reason has its own column. */
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

/** A person's address, with a link to the entries that name them. */
const Of = ({ id, as, person }: OfProps) => (
  <>
    {person && `${person.email} `}
    <ConsoleLink to={`${consolePath('audit')}?${new URLSearchParams({ [as]: id })}`}>
      {as === 'actor' ? 'All by them' : 'All about this'}
    </ConsoleLink>
  </>
);

/** The change and its subject, with ids as proofs. */
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
          { label: 'Fingerprint', value: `${seq}:${hash}` },
        ]}
      />
    </details>
  );
}

const auditColumns: readonly Column<AuditEntry>[] = [
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

const somebody = { hint: 'Email address or ID', limit: limits.emailCharacters };

const filters = {
  action: choice('What', 'Everything'),
  actor: searchFor('By', somebody),
  subject: searchFor('About', somebody),
  from: day('From (UTC)'),
  until: day('Until (UTC)'),
};

const dayLength = 86_400_000;

const isDay = (typed: string) =>
  /^\d{4}-\d\d-\d\d$/.test(typed) && !Number.isNaN(Date.parse(typed));

/** The start of a day, or of a day after it, in ISO format. */
const instant = (date: string, days: number) =>
  new Date(Date.parse(date) + days * dayLength).toISOString();

/** The request for the filters; the last day is included. */
const queryOf = ({ from = '', until = '', ...rest }: Filtered<typeof filters>) => ({
  ...rest,
  ...(isDay(from) && { from: instant(from, 0) }),
  ...(isDay(until) && { until: instant(until, 1) }),
});

export const auditList = defineList({
  screen: 'audit',
  caption: 'Audit trail',
  noun: 'decision',
  filters,
  isOfSeason: false,
  columns: auditColumns,
  rowKey: ({ id }) => id,
  empty: { text: 'Decisions that affect people appear here.' },
  async read({ page: cursor, ...asked }, signal) {
    const query = { ...queryOf(asked), ...(cursor && { cursor }) };
    const { entries: rows, next } = await call('listAudit', { query, signal });
    return { rows, next };
  },
  download: (asked, format) => download('exportAudit', { query: { ...queryOf(asked), format } }),
});

export const actionOptions = (actions: readonly string[]): Options =>
  actions
    .map((action) => [action, inWords(action)] as const)
    .sort(([, one], [, other]) => byName(one, other));
