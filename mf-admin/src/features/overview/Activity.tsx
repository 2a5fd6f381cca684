import { formatDateTime } from '@meritum/shared/programme/moments';
import * as design from '@meritum/shared/ui/design.module.css';
import { actorOf } from '../audit/people';
import { subjectOf } from '../audit/subjects';
import { ConsoleLink } from '../console/ConsoleLink';
import { consolePath } from '../console/screens';
import { useCall } from '../console/useCall';
import { inWords } from '../history/words';
import { When } from '../table/When';
import styles from './Overview.module.css';

/** The acts of others since the reader's last visit; hidden without any. */
export function Activity() {
  const { data } = useCall('getActivity', {});
  if (!data || data.lines.length === 0) return null;
  return (
    <section aria-label="Since you were here" className={design.grid2}>
      <h2 className={design.textL}>Since you were here</h2>
      <ul className={design.card}>
        {data.lines.map(({ entry, count }) => {
          const { text, to } = subjectOf(entry);
          return (
            <li key={entry.id} className={styles.row}>
              <span className={styles.name}>{inWords(entry.action ?? '')}</span>
              {count > 1 ? `${count} times` : to ? <ConsoleLink to={to}>{text}</ConsoleLink> : text}
              <span className={design.minor}>
                {actorOf(entry).name}, <When at={entry.at} />
              </span>
            </li>
          );
        })}
      </ul>
      <p className={design.minor}>
        What others have done since {formatDateTime(data.since)}.{' '}
        <ConsoleLink to={consolePath('audit')}>All in Audit</ConsoleLink>
      </p>
    </section>
  );
}
