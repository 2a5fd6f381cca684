import { ConsolePage } from '../console/ConsolePage';
import { consolePath } from '../console/screens';
import { useCall } from '../console/useCall';
import { seasonQuery, useSeasonShown } from '../console/useSeasonShown';
import { NeedList } from './Needs';

/** A screener's tasks, instead of the season's figures. */
export function ToScreen() {
  const season = seasonQuery(useSeasonShown());
  const applications = useCall('listApplications', { query: {} });
  const query = { ...season, status: 'under-review', looked: 'no' } as const;
  const nominations = useCall('listNominations', { query });
  const tasks = [
    {
      one: 'application to judge waits',
      many: 'applications to judge wait',
      to: consolePath('queue'),
      count: applications.data?.rows.length,
    },
    {
      one: 'nomination nobody has looked at',
      many: 'nominations nobody has looked at',
      to: consolePath('screening'),
      count: nominations.data?.total,
    },
  ];
  return (
    <ConsolePage lead="What you look at as a screener.">
      <NeedList of={tasks} />
    </ConsolePage>
  );
}
