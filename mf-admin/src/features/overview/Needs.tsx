import type { OverviewReply } from '@meritum/shared/contracts/overview';
import { Link } from '@meritum/shared/router';
import { formatCount } from '@meritum/shared/ui/formatCount';
import { consolePath } from '../console/screens';
import styles from './Overview.module.css';

type Needs = OverviewReply['needs'];

/** Something that a person must see to, and where. */
interface Need {
  count: number;
  one: string;
  many: string;
  to: string;
}

type Place = Omit<Need, 'count'>;

const places: Record<Exclude<keyof Needs, 'borderline'>, Place> = {
  applicationsWaiting: {
    one: 'application to judge waits for you',
    many: 'applications to judge wait for you',
    to: consolePath('judging'),
  },
  underCovered: {
    one: 'entry has fewer judges than it needs ratings',
    many: 'entries have fewer judges than they need ratings',
    to: consolePath('assignments'),
  },
  nominationsReturned: {
    one: 'nomination was returned and not sent again yet',
    many: 'nominations were returned and not sent again yet',
    to: `${consolePath('nominations')}?status=returned`,
  },
  mailsGivenUp: {
    one: 'mail was given up',
    many: 'mails were given up',
    to: consolePath('mail'),
  },
  documentsNotClean: {
    one: 'document was not found clean',
    many: 'documents were not found clean',
    to: consolePath('nominations'),
  },
};

const nearACut = ({ category, count }: Needs['borderline'][number]): Need => ({
  count,
  one: `borderline entry of ${category} can be given more judges`,
  many: `borderline entries of ${category} can be given more judges`,
  to: `${consolePath('results')}?${new URLSearchParams({ category })}`,
});

const needsOf = ({ borderline, ...counted }: Needs): Need[] => [
  ...(Object.keys(places) as (keyof typeof places)[]).map((name) => ({
    ...places[name],
    count: counted[name],
  })),
  ...borderline.map(nearACut),
];

/** What a person must see to now, each with the screen where it is done. */
export function Needs({ needs }: Pick<OverviewReply, 'needs'>) {
  const open = needsOf(needs).filter(({ count }) => count > 0);
  if (open.length === 0) return <p className={styles.quiet}>Nothing needs you now.</p>;
  return (
    <ul className={styles.needs}>
      {open.map(({ count, one, many, to }) => (
        <li key={one}>
          <Link to={to} className={styles.need}>
            <strong className={styles.figure}>{formatCount(count)}</strong>
            <span>{count === 1 ? one : many}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
