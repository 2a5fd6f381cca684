import { Button } from '@meritum/shared/ui/Button';
import { EmptyState } from '@meritum/shared/ui/EmptyState';
import { Loaded } from '@meritum/shared/ui/Loaded';
import { AuditFilters } from '../../features/audit/AuditFilters';
import { ChainState } from '../../features/audit/ChainState';
import { auditColumns } from '../../features/audit/columns';
import { exportAudit, useAudit, useAuditState } from '../../features/audit/requests';
import { filterOf, useAuditView } from '../../features/audit/view';
import { ConsolePage } from '../../features/console/ConsolePage';
import { headingOf } from '../../features/console/screens';
import text from '../../features/facts/text.module.css';
import { inWords } from '../../features/history/words';
import { DataTable } from '../../features/table/DataTable';
import { ExportButtons } from '../../features/table/ExportButtons';

/** The audit trail. */
export function AuditPage() {
  const view = useAuditView();
  const { values, change } = view;
  const filter = filterOf(values);
  const query = useAudit(filter, values.page);
  const { data: state } = useAuditState();
  return (
    <ConsolePage
      {...headingOf('audit')}
      actions={
        <ExportButtons name="audit-trail" take={(...file) => exportAudit(filter, ...file)} />
      }
    >
      <ChainState />
      <AuditFilters {...view} actions={state?.actions ?? []} />
      <Loaded query={query} what="the audit trail">
        {({ entries, next }) => (
          <>
            <DataTable
              caption="Audit trail"
              columns={auditColumns}
              rows={entries}
              rowKey={({ id }) => id}
              rowName={({ action, seq }) =>
                `${action ? inWords(action) : 'Withheld'}, entry ${seq}`
              }
              busy={query.isFetching}
              empty={
                <EmptyState
                  title="No entries match these filters"
                  text="Decisions that affect people appear here. Change or clear the filters to see others."
                />
              }
            />
            <nav aria-label="Pages of the audit trail" className={text.row}>
              <Button
                variant="secondary"
                disabled={values.page === ''}
                onClick={() => change({ page: '' })}
              >
                Newest
              </Button>
              <Button
                variant="secondary"
                disabled={next === null}
                onClick={() => change({ page: next ?? '' })}
              >
                Older
              </Button>
            </nav>
          </>
        )}
      </Loaded>
    </ConsolePage>
  );
}
