import { addressOf } from '@meritum/shared/client/send';
import { useSeason } from '@meritum/shared/client/useSeason';
import { formatDeadline, timeLeft } from '@meritum/shared/programme/deadlines';
import { Icon } from '@meritum/shared/ui/Icon';
import { TextLink } from '@meritum/shared/ui/TextLink';
import { useNow } from '@meritum/shared/ui/useNow';
import styles from '../draft/Draft.module.css';

/**
 * Says when nominations close and how much time is left, or that they are closed; also names an
 * earlier season that still takes nominations. Without a closing time the space stays, so that
 * nothing moves.
 */
export function Deadline() {
  const season = useSeason();
  const now = useNow();
  if (!season) return <p className={styles.state} />;
  const { nominations, id, name: seasonName, currentCategory } = season;
  const { name = seasonName, category = currentCategory, closesAt = null } = nominations ?? {};
  const left = closesAt && timeLeft(new Date(closesAt), now);
  const isCurrent = nominations?.season === id;
  const where = `Nominations in ${category}, ${name},`;
  if (!closesAt && isCurrent) return <p className={styles.state} />;
  return (
    <p className={styles.state}>
      <Icon name="clock" size={18} />
      {/* The server alone closes: a clock may be wrong, and a deadline may have been moved. */}
      {!closesAt ? (
        <span>{`${where} are ${nominations ? 'open' : 'closed'}.`}</span>
      ) : (
        <span>
          {isCurrent ? 'Nominations' : where} close on{' '}
          <time dateTime={closesAt}>{formatDeadline(closesAt)}</time>
          {left && `: ${left} left`}.{' '}
          <TextLink href={addressOf('getSeasonEvent', { params: { event: 'nominations-close' } })}>
            Add to calendar
          </TextLink>
        </span>
      )}
    </p>
  );
}
