import { download } from '@meritum/shared/client/download';
import * as design from '@meritum/shared/ui/design.module.css';
import { Loaded } from '@meritum/shared/ui/Loaded';
import { Tabs } from '@meritum/shared/ui/Tabs';
import type { ReactNode } from 'react';
import { ConsolePage } from '../../features/console/ConsolePage';
import { useCall } from '../../features/console/useCall';
import { seasonQuery, useSeasonShown } from '../../features/console/useSeasonShown';
import { Coverage } from '../../features/plans/Coverage';
import { Planning } from '../../features/plans/Planning';
import { useAssignmentsView } from '../../features/plans/view';
import { ExportButtons } from '../../features/table/ExportButtons';

export function AssignmentsPage() {
  const { values, change } = useAssignmentsView();
  const season = useSeasonShown();
  const part = (content: ReactNode) => <div className={design.column3}>{content}</div>;
  return (
    <ConsolePage
      actions={
        <ExportButtons
          take={(format) =>
            download('exportAssignments', { query: { ...seasonQuery(season), format } })
          }
        />
      }
    >
      <Tabs
        label="Assignments"
        value={values.show}
        onChange={(show) => change({ show: show as typeof values.show })}
        tabs={[
          { id: 'coverage', label: 'Progress', content: part(<Covered />) },
          { id: 'plan', label: 'Assign judges', content: part(<Planning />) },
        ]}
      />
    </ConsolePage>
  );
}

function Covered() {
  const query = useCall('getAssignmentCoverage', { query: seasonQuery(useSeasonShown()) });
  return (
    <Loaded query={query} what="the progress">
      {(coverage) => <Coverage {...coverage} />}
    </Loaded>
  );
}
