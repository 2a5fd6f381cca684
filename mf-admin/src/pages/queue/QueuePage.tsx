import { Loaded } from '@meritum/shared/ui/Loaded';
import { ConsoleLink } from '../../features/console/ConsoleLink';
import { ConsolePage } from '../../features/console/ConsolePage';
import { consolePath, headingOf } from '../../features/console/screens';
import { useCall } from '../../features/console/useCall';
import { FilterControls } from '../../features/filters/FilterControls';
import { Queue } from '../../features/queue/Queue';
import { queueFilters, useQueueView } from '../../features/queue/view';

/** Applications to judge, decided about one by one or several at once. */
export function QueuePage() {
  const view = useQueueView();
  const { values } = view;
  const query = useCall('listApplications', { query: { state: values.state } });
  return (
    <ConsolePage
      {...headingOf('queue')}
      actions={
        <>
          <ConsoleLink to={`${consolePath('judges')}?state=judging`}>
            Accepted applications
          </ConsoleLink>
          <ConsoleLink to={consolePath('judging')}>Decide one by one on the dashboard</ConsoleLink>
        </>
      }
    >
      <FilterControls label="Filter applications" filters={queueFilters} {...view} />
      <Loaded query={query} what="the applications">
        {({ rows }) => <Queue all={rows} values={values} />}
      </Loaded>
    </ConsolePage>
  );
}
