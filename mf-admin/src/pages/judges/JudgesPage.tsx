import { listPageRows } from '@meritum/shared/contracts/list-options';
import { Button } from '@meritum/shared/ui/Button';
import { EmptyState } from '@meritum/shared/ui/EmptyState';
import { Loaded } from '@meritum/shared/ui/Loaded';
import { BulkBar } from '../../features/bulk/BulkBar';
import { useSelection } from '../../features/bulk/useSelection';
import { ConsolePage } from '../../features/console/ConsolePage';
import { consolePath, headingOf } from '../../features/console/screens';
import { Answers, AskAgain } from '../../features/judges/AskAgain';
import { judgeColumns } from '../../features/judges/columns';
import { JudgeFilters } from '../../features/judges/JudgeFilters';
import { exportJudges, useJudges } from '../../features/judges/requests';
import { useJudgeActs } from '../../features/judges/useJudgeActs';
import { useJudgesMessage } from '../../features/judges/useJudgesMessage';
import { filterOf, queryOf, useJudgesView } from '../../features/judges/view';
import { ofSeason, useSeasonShown } from '../../features/season/useSeasonShown';
import { DataTable } from '../../features/table/DataTable';
import { ExportButtons } from '../../features/table/ExportButtons';
import { Pages } from '../../features/table/Pages';

/** Everyone who applied to judge, with state and workload. */
export function JudgesPage() {
  const view = useJudgesView();
  const { values, change } = view;
  const season = ofSeason(useSeasonShown());
  const asked = { ...queryOf(values), ...season };
  const query = useJudges(asked);
  const { chosen, selection, clear } = useSelection(query.data?.rows);
  const message = useJudgesMessage({ ...filterOf(values), ...season });
  const { acts, isRunning, shown } = useJudgeActs(chosen, message);
  return (
    <ConsolePage
      {...headingOf('judges')}
      actions={
        <>
          <AskAgain />
          <Button variant="secondary" onClick={message.writeToAll}>
            Write to these judges...
          </Button>
          <ExportButtons name="judges" take={(...file) => exportJudges(asked, ...file)} />
        </>
      }
    >
      <Answers />
      {message.dialog}
      <JudgeFilters {...view} />
      <Loaded query={query} what="the judges">
        {({ rows, total, page }) => (
          <>
            {shown}
            <DataTable
              caption="Judges"
              columns={judgeColumns}
              rows={rows}
              rowKey={({ id }) => id}
              rowName={({ name }) => name}
              rowLink={({ id }) => consolePath('judges', id)}
              sort={values.sort}
              onSort={(sort) => change({ sort: sort as typeof values.sort })}
              selection={selection}
              busy={query.isFetching}
              empty={
                <EmptyState
                  title="No judges match these filters"
                  text="Judges appear here as soon as they apply. Change or clear the filters to see others."
                />
              }
            />
            <Pages
              label="Pages of judges"
              page={page}
              size={listPageRows}
              total={total}
              onPage={(next) => change({ page: next })}
            />
            <BulkBar
              count={chosen.length}
              noun="judge"
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
