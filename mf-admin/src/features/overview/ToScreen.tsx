import { formatCount } from '@meritum/shared/programme/format-count';
import { Icon } from '@meritum/shared/ui/Icon';
import { ConsoleLink } from '../console/ConsoleLink';
import { ConsolePage } from '../console/ConsolePage';
import { consolePath } from '../console/screens';
import { useCall } from '../console/useCall';
import { ofSeason, useSeasonShown } from '../console/useSeasonShown';
import styles from './Overview.module.css';

/** A screener's tasks, instead of the season's figures. */
export function ToScreen() {
  const season = ofSeason(useSeasonShown());
  const applications = useCall('listApplications', { query: {} });
  const query = { ...season, status: 'under-review', looked: 'no' } as const;
  const nominations = useCall('listNominations', { query });
  const rooms = [
    [
      ['application to judge waits', 'applications to judge wait'],
      consolePath('queue'),
      applications.data?.rows.length,
    ],
    [
      ['nomination nobody has looked at', 'nominations nobody has looked at'],
      consolePath('screening'),
      nominations.data?.total,
    ],
  ] as const;
  return (
    <ConsolePage lead="What you look at as a screener.">
      <ul className={styles.needs}>
        {rooms.map(([[one, many], to, count]) => (
          <li key={to}>
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
    </ConsolePage>
  );
}
