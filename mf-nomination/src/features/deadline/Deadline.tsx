import { saveFile } from '@meritum/shared/client/saveFile';
import { send } from '@meritum/shared/client/send';
import { site } from '@meritum/shared/programme/site';
import { useQuery } from '@meritum/shared/query';
import { Button } from '@meritum/shared/ui/Button';
import { Icon } from '@meritum/shared/ui/Icon';
import { useEffect, useState } from 'react';
import styles from '../draft/Draft.module.css';

import { calendarFile } from './calendarFile';
import { timeLeft } from './timeLeft';

/** When nominations of the current category close; undefined if unknown or not set. */
function useClosing(): Date | undefined {
  const { data } = useQuery({
    queryKey: ['season'],
    queryFn: async ({ signal }) => (await send('getSeason', { signal }))?.data ?? null,
    staleTime: 300_000,
    networkMode: 'always',
  });
  const closesAt = data?.categories.find(
    ({ name }) => name === data.currentCategory,
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
  const save = () => {
    const file = calendarFile(closesAt, { name: site.productName, address: location.href });
    saveFile(new Blob([file], { type: 'text/calendar' }), 'nominations-close.ics');
  };
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
