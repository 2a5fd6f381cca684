import { Button } from '@meritum/shared/ui/Button';
import { Icon } from '@meritum/shared/ui/Icon';
import { useEffect, useState } from 'react';
import styles from '../draft/Draft.module.css';
import { saveEvent } from './saveEvent';
import { timeLeft } from './timeLeft';
import { useSeason } from './useSeason';

/** When nominations of the current category close; undefined if unknown or not set. */
function useClosing(): Date | undefined {
  const season = useSeason();
  const closesAt = season?.categories.find(
    ({ name }) => name === season.currentCategory,
  )?.nominationsCloseAt;
  return closesAt ? new Date(closesAt) : undefined;
}

/** The current time, updated every half minute. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** The deadline in the person's time zone, with the time left. */
export function Deadline() {
  const closesAt = useClosing();
  const now = useNow();
  if (!closesAt || closesAt <= now) return null;
  const spelled = new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(closesAt);
  const save = () =>
    saveEvent({
      id: 'nominations-close',
      title: 'nominations close',
      at: closesAt,
      reminder: 'Nominations close tomorrow',
    });
  return (
    <div className={styles.choices}>
      <p className={styles.state}>
        <Icon name="clock" size={18} /> Nominations close on {spelled}: {timeLeft(closesAt, now)}{' '}
        left
      </p>
      <Button variant="quiet" onClick={save}>
        Add to calendar
      </Button>
    </div>
  );
}
