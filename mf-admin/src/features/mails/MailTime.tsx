import { formatCount, pluralize } from '@meritum/shared/programme/format-count';
import { ConsoleLink } from '../console/ConsoleLink';
import { consolePath } from '../console/screens';
import { useCall } from '../console/useCall';

/** Minutes until mails that are not queued yet have left; undefined while unknown. */
function useMinutes(count: number): number | undefined {
  const { data } = useCall('getSystem', {}, { gcTime: 0 });
  return data && Math.ceil((data.mails.waiting + count) / data.mails.perMinute);
}

/** How long an act's mails take, if more than a minute. */
export function MailTime({ count }: { count: number }) {
  const minutes = useMinutes(count) ?? 0;
  if (minutes < 2) return null;
  return (
    <p>
      {pluralize(count, 'mail')} cannot leave at once: the last leaves after about{' '}
      {formatCount(minutes)} minutes.
    </p>
  );
}

const useWaiting = (template: string): number =>
  useCall(
    'listMails',
    { query: { state: 'queued', template } },
    { gcTime: 0, refetchInterval: 30_000 },
  ).data?.total ?? 0;

/** Number of results that have not been mailed yet, of all categories; hidden at 0. */
export function ResultMailsLeft() {
  const left = useWaiting('results-published') + useWaiting('results-judged');
  const minutes = useMinutes(0) ?? 0;
  if (left === 0) return null;
  return (
    <p>
      {pluralize(left, 'mail with results has', 'mails with results have')} not left yet, of all
      categories{minutes > 1 && `: about ${minutes} minutes`}.{' '}
      <ConsoleLink to={`${consolePath('mail')}?state=queued`}>Open mail</ConsoleLink>
    </p>
  );
}
