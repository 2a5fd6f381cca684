import { Loaded } from '@meritum/shared/ui/Loaded';
import { ConsolePage } from '../../features/console/ConsolePage';
import { headingOf } from '../../features/console/screens';
import { figuresOf } from '../../features/system/figures';
import { useSystem } from '../../features/system/requests';
import { SystemFigures } from '../../features/system/SystemFigures';

/** Whether what runs behind the site runs well. */
export function SystemPage() {
  const query = useSystem();
  return (
    <ConsolePage {...headingOf('system')}>
      <Loaded query={query} what="the state of the system">
        {(system) => <SystemFigures figures={figuresOf(system, query.dataUpdatedAt)} />}
      </Loaded>
    </ConsolePage>
  );
}
