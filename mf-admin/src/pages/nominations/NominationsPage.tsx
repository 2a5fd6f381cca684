import { listPageRows } from '@meritum/shared/contracts/list-options';
import { Button } from '@meritum/shared/ui/Button';
import { EmptyState } from '@meritum/shared/ui/EmptyState';
import { Loaded } from '@meritum/shared/ui/Loaded';
import { BulkBar } from '../../features/bulk/BulkBar';
import { useSelection } from '../../features/bulk/useSelection';
import { ConsolePage } from '../../features/console/ConsolePage';
import { consolePath, headingOf } from '../../features/console/screens';
import { nominationColumns } from '../../features/nominations/columns';
import { NominationFilters } from '../../features/nominations/NominationFilters';
import { exportNominations, useNominations } from '../../features/nominations/requests';
import { useNominationActs } from '../../features/nominations/useNominationActs';
import { useNominatorsMessage } from '../../features/nominations/useNominatorsMessage';
import { filterOf, queryOf, useNominationsView } from '../../features/nominations/view';
import { ofSeason, useSeasonShown } from '../../features/season/useSeasonShown';
import { DataTable } from '../../features/table/DataTable';
import { ExportButtons } from '../../features/table/ExportButtons';
import { Pages } from '../../features/table/Pages';

/** The season's nominations with their coverage. */
export function NominationsPage() {
  const view = useNominationsView();
  const { values, change } = view;
  const season = ofSeason(useSeasonShown());
  const asked = { ...queryOf(values), ...season };
  const query = useNominations(asked);
  const { chosen, selection, clear } = useSelection(query.data?.rows);
  const message = useNominatorsMessage({ ...filterOf(values), ...season });
  const { acts, isRunning, shown } = useNominationActs(chosen, message);
  return (
    <ConsolePage
      {...headingOf('nominations')}
      actions={
        <>
          <Button variant="secondary" onClick={message.writeToAll}>
            Write to these nominators...
          </Button>
          <ExportButtons name="nominations" take={(...file) => exportNominations(asked, ...file)} />
        </>
      }
    >
      {message.dialog}
      <NominationFilters {...view} />
      <Loaded query={query} what="the nominations">
        {({ rows, total, page }) => (
          <>
            {shown}
            <DataTable
              caption="Nominations"
              columns={nominationColumns}
              rows={rows}
              rowKey={({ id }) => id}
              rowName={({ name }) => name}
              rowLink={({ id }) => consolePath('nominations', id)}
              sort={values.sort}
              onSort={(sort) => change({ sort: sort as typeof values.sort })}
              selection={selection}
              busy={query.isFetching}
              empty={
                <EmptyState
                  title="No matching nominations"
                  text="Nominations appear here as soon as they are submitted. Change or clear the filters to see others."
                />
              }
            />
            <Pages
              label="Pages of nominations"
              page={page}
              size={listPageRows}
              total={total}
              onPage={(next) => change({ page: next })}
            />
            <BulkBar
              count={chosen.length}
              noun="nomination"
              acts={acts}
              busy={isRunning}
              onClear={clear}
            />
          </>
        )}
      </Loaded>
    </ConsolePage>
  );
}
