import type { OverviewReply } from '@meritum/shared/contracts/overview';
import { formatCount } from '@meritum/shared/programme/format-count';
import * as design from '@meritum/shared/ui/design.module.css';
import { Icon } from '@meritum/shared/ui/Icon';
import { useDecides } from '../access/role';
import { ConsoleLink } from '../console/ConsoleLink';
import { consolePath } from '../console/screens';
import styles from './Overview.module.css';

type Needs = OverviewReply['needs'];

/** A task for an organiser, with its screen. */
interface Need {
  count: number;
  one: string;
  many: string;
  to: string;
}

type Target = Omit<Need, 'count'>;

const targets: Record<Exclude<keyof Needs, 'borderline'>, Target> = {
  judgesToAsk: {
    one: 'judge of an earlier season has not been asked to judge again',
    many: 'judges of earlier seasons have not been asked to judge again',
    to: `${consolePath('judges')}?answer=not-asked&address=confirmed`,
  },
  underCovered: {
    one: 'nomination has too few judges',
    many: 'nominations have too few judges',
    to: consolePath('assignments'),
  },
  nominationsReturned: {
    one: 'nomination was returned and has not been resubmitted',
    many: 'nominations were returned and have not been resubmitted',
    to: `${consolePath('nominations')}?status=returned`,
  },
  nominationsUnconfirmed: {
    one: 'nomination waits for a confirmed address',
    many: 'nominations wait for a confirmed address',
    to: `${consolePath('nominations')}?address=awaited`,
  },
  judgesUnconfirmed: {
    one: 'judge or applicant waits for a confirmed address',
    many: 'judges and applicants wait for a confirmed address',
    to: `${consolePath('judges')}?address=awaited`,
  },
  mailsGivenUp: {
    one: 'mail could not be sent',
    many: 'mails could not be sent',
    to: `${consolePath('mail')}?state=dead`,
  },
  outOfReach: {
    one: 'address cannot be reached: its last mail came back',
    many: 'addresses cannot be reached: their last mails came back',
    to: `${consolePath('mail')}?state=bounced`,
  },
  documentsNotClean: {
    one: 'document has not passed the virus scan',
    many: 'documents have not passed the virus scan',
    to: `${consolePath('nominations')}?document=not-clean`,
  },
  organisersMissing: {
    one: 'more organiser is needed, so that two can act when one leaves',
    many: 'more organisers are needed, so that two can act when one leaves',
    to: consolePath('organisers'),
  },
  newAccounts: {
    one: 'account was made within an hour',
    many: 'accounts were made within an hour: maybe a program registers strangers',
    to: consolePath('system'),
  },
};

const uncertain = ({ category, count }: Needs['borderline'][number]): Need => ({
  count,
  one: `nomination in ${category} whose tier is not certain needs more judges`,
  many: `nominations in ${category} whose tier is not certain need more judges`,
  to: `${consolePath('results')}?${new URLSearchParams({ category })}`,
});

const needsOf = ({ borderline, ...counted }: Needs): Need[] => [
  ...(Object.keys(targets) as (keyof typeof targets)[]).map((name) => ({
    ...targets[name],
    count: counted[name],
  })),
  ...borderline.map(uncertain),
];

/** Tasks with their count, which may not be known yet. */
export const NeedList = ({ of }: { of: readonly (Target & { count: number | undefined })[] }) => (
  <ul className={styles.needs}>
    {of.map(({ count, one, many, to }) => (
      <li key={one}>
        <ConsoleLink to={to} className={styles.need}>
          <strong className={styles.figure}>
            {count === undefined ? '…' : formatCount(count)}
          </strong>
          <span>
            {count === 1 ? one : many}
            <Icon name="arrow-right" size={16} />
          </span>
        </ConsoleLink>
      </li>
    ))}
  </ul>
);

export function Needs({ needs }: Pick<OverviewReply, 'needs'>) {
  const decides = useDecides();
  const open = needsOf(needs).filter(({ count }) => count > 0);
  if (open.length === 0) return null;
  return (
    <section className={design.grid2}>
      <h2 className={design.textL}>Needs {decides && 'your '}attention</h2>
      <NeedList of={open} />
    </section>
  );
}
