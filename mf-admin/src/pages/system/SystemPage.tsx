import type { MailState } from '@meritum/shared/contracts/mails';
import type { SystemReply } from '@meritum/shared/contracts/system';
import { formatCount, pluralize } from '@meritum/shared/programme/format-count';
import { formatDateTime } from '@meritum/shared/programme/moments';
import { Badge } from '@meritum/shared/ui/Badge';
import { fileSize } from '@meritum/shared/ui/fileSize';
import { Loaded } from '@meritum/shared/ui/Loaded';
import { ConsoleLink } from '../../features/console/ConsoleLink';
import { ConsolePage } from '../../features/console/ConsolePage';
import { consolePath } from '../../features/console/screens';
import { useCall } from '../../features/console/useCall';
import { PauseRegistration } from '../../features/registration/PauseRegistration';
import type { Column } from '../../features/table/columns';
import { DataTable } from '../../features/table/DataTable';

/** Problems are marked in words. */
const columns: readonly Column<Figure>[] = [
  { header: 'What', cell: ({ label }) => label },
  { header: 'Now', cell: ({ value }) => value },
  {
    header: 'What it means',
    cell: ({ meaning, problem, to }) => (
      <>
        {problem && <Badge kind="warning">{problem}</Badge>} {meaning}{' '}
        {to && <ConsoleLink to={to.path}>{to.label}</ConsoleLink>}
      </>
    ),
  },
];

export function SystemPage() {
  const query = useCall(
    'getSystem',
    {},
    { refetchInterval: 10_000, refetchOnWindowFocus: 'always' },
  );
  return (
    <ConsolePage>
      <Loaded query={query} what="the state of the system">
        {(system) => (
          <>
            <DataTable
              caption="System"
              columns={columns}
              rows={figuresOf(system, query.dataUpdatedAt)}
              rowKey={({ label }) => label}
            />
            <PauseRegistration {...system.registration} onChanged={query.refetch} />
          </>
        )}
      </Loaded>
    </ConsolePage>
  );
}

interface Figure {
  label: string;
  value: string;
  /** The meaning, and advice if there is a problem. */
  meaning: string;
  /** The problem in a word or two; undefined while all is well. */
  problem?: string;
  /** The screen on which it can be solved. */
  to?: ReturnType<typeof mailsOf>;
}

/** The longest normal wait of a mail in milliseconds; alerts use the same half hour. */
const maxWait = 30 * 60_000;
/** Milliseconds of a slow database round trip. */
const slow = 500;
/** Number of people at one private address that suggests an untrusted proxy. */
const crowd = 5;
/** Share of the documents' storage from which it counts as nearly full. */
const nearlyFull = 0.8;

const mailsOf = (state: MailState) => ({
  path: `${consolePath('mail')}?state=${state}`,
  label: 'Open mail',
});

/** The figures; `now` is the time of reading in milliseconds. */
function figuresOf(system: SystemReply, now: number): Figure[] {
  const { failingJobs, documents, database, peopleAtOneAddress, registration } = system;
  const { waiting, perMinute, oldestQueuedAt, reason, givenUp } = system.mails;
  const isLate = oldestQueuedAt !== null && now - Date.parse(oldestQueuedAt) > maxWait;
  const isFailing = failingJobs.length > 0;
  return [
    {
      label: 'Mails waiting',
      value: formatCount(waiting),
      meaning: oldestQueuedAt
        ? `${formatCount(perMinute)} leave in a minute. The oldest has waited since ${formatDateTime(oldestQueuedAt)}.${reason ? ` The mail server says: “${reason}”. What is not about a recipient is tried until it works: tell whoever runs the site.` : ''}`
        : 'No mail is waiting.',
      ...(isLate && { problem: 'Delayed', to: mailsOf('queued') }),
    },
    {
      label: 'Failed mails',
      value: formatCount(givenUp),
      ...(givenUp > 0
        ? {
            meaning: 'Not sent after the last attempt. Send them again once the cause is fixed.',
            problem: 'Needs a decision',
            to: mailsOf('dead'),
          }
        : { meaning: 'No mail has failed for good.' }),
    },
    {
      label: 'Database',
      value: `${formatCount(database.milliseconds)} ms`,
      meaning: 'How long it took to answer just now.',
      ...(database.milliseconds > slow && { problem: 'Slow' }),
    },
    {
      label: 'Documents',
      value: fileSize(documents.storedBytes),
      meaning: `${fileSize(documents.spareBytes)} of this is not submitted yet. At ${fileSize(documents.spareLimitBytes)}, uploads are refused; whoever runs the site can raise the limit.`,
      ...(documents.spareBytes > nearlyFull * documents.spareLimitBytes && {
        problem: 'Nearly full',
      }),
    },
    {
      label: 'Background work',
      value: isFailing ? `${pluralize(failingJobs.length, 'job')} failing` : 'Running',
      meaning: isFailing
        ? `Last run failed: ${failingJobs.join(', ')}. Each is tried again automatically; tell whoever runs the site.`
        : 'Planning, scanning of documents and tidying up run automatically.',
      ...(isFailing && { problem: 'Failing' }),
    },
    {
      label: 'Visitors’ addresses',
      ...(peopleAtOneAddress >= crowd
        ? {
            value: `${pluralize(peopleAtOneAddress, 'person', 'people')} at one`,
            meaning:
              'Several people seem to come from one private address, so limits for one address hold for all of them. Tell whoever runs the site that a proxy or IPv6 is not set up.',
            problem: 'Not told apart',
          }
        : { value: 'Told apart', meaning: 'Limits for one address hold for one visitor.' }),
    },
    {
      label: 'New accounts',
      value: `${formatCount(registration.lastHour)} in an hour`,
      ...(registration.isUnusual
        ? {
            meaning:
              'Before a deadline this may be right. If a program registers strangers, each gets a mail from us: pause new accounts.',
            problem: 'Unusually many',
          }
        : { meaning: 'No more than usual.' }),
    },
  ];
}
