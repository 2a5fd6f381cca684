import type { OverviewReply } from '@meritum/shared/contracts/overview';
import { Link } from '@meritum/shared/router';
import { consolePath } from '../console/screens';
import styles from './Overview.module.css';

type Name = keyof OverviewReply['needs'];

const places: Record<Name, { one: string; many: string; to: string }> = {
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
  borderline: {
    one: 'borderline entry can be given more judges',
    many: 'borderline entries can be given more judges',
    to: consolePath('results'),
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

/** What a person must see to now, each with the screen where it is done. */
export function Needs({ needs }: Pick<OverviewReply, 'needs'>) {
  const open = (Object.keys(places) as Name[]).filter((name) => needs[name] > 0);
  if (open.length === 0) return <p className={styles.quiet}>Nothing needs you now.</p>;
  return (
    <ul className={styles.needs}>
      {open.map((name) => (
        <li key={name}>
          <Link to={places[name].to} className={styles.need}>
            <strong className={styles.figure}>{needs[name].toLocaleString('en-GB')}</strong>
            <span>{needs[name] === 1 ? places[name].one : places[name].many}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
