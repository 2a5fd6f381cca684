import { addressOf } from '@meritum/shared/client/send';
import { useSeason } from '@meritum/shared/client/useSeason';
import { formatDeadline, timeLeft } from '@meritum/shared/programme/deadlines';
import { Icon } from '@meritum/shared/ui/Icon';
import { TextLink } from '@meritum/shared/ui/TextLink';
import { useNow } from '@meritum/shared/ui/useNow';
import styles from '../draft/Draft.module.css';

/**
 * When nominations of the current category close, with the time left, or that they are closed;
 * nothing while they are open and no time is set.
 */
export function Deadline() {
  const season = useSeason();
  const now = useNow();
  const category = season?.categories.find(({ name }) => name === season.currentCategory);
  if (!season || !category) return null;
  const closesAt = category.nominationsCloseAt;
  const left = closesAt && timeLeft(new Date(closesAt), now);
  const isClosed = !category.nominationsOpen || left === '';
  if (!isClosed && !closesAt) return null;
  return (
    <p className={styles.state}>
      <Icon name="clock" size={18} />
      {isClosed || !closesAt ? (
        <span>{`Nominations in ${category.name}, ${season.name}, are closed.`}</span>
      ) : (
        <span>
          Nominations close on <time dateTime={closesAt}>{formatDeadline(closesAt)}</time>: {left}{' '}
          left.{' '}
          <TextLink href={addressOf('getSeasonEvent', { params: { event: 'nominations-close' } })}>
            Add to calendar
          </TextLink>
        </span>
      )}
    </p>
  );
}
