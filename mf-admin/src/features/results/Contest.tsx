import type { ContestStatus, PreviewReply } from '@meritum/shared/contracts/results';
import { Card } from '@meritum/shared/ui/Card';
import { EmptyState } from '@meritum/shared/ui/EmptyState';
import { Loaded } from '@meritum/shared/ui/Loaded';
import { Notice } from '@meritum/shared/ui/Notice';
import { sortBy } from '../address/fields';
import { useAddressState } from '../address/useAddressState';
import { consolePath } from '../console/screens';
import { DataTable } from '../table/DataTable';
import { ExportButtons } from '../table/ExportButtons';
import { Checks } from './Checks';
import { entryColumns, openColumns } from './columns';
import { Decisions } from './Decisions';
import styles from './Results.module.css';
import { exportResults, usePreview } from './requests';
import { Signals } from './Signals';
import { Steps } from './Steps';
import { useVoiding } from './useVoiding';

const fields = {
  sort: sortBy(['score', 'name', 'ratings', 'calibrated', 'chance'], {
    by: 'score',
    descending: true,
  }),
};

/** One category: where it stands, what remains to be done, and what its ratings say. */
export function Contest({ contest, onChanged }: { contest: ContestStatus; onChanged(): unknown }) {
  const query = usePreview(contest.category);
  const refresh = () => Promise.all([query.refetch(), onChanged()]);
  return (
    <Loaded query={query} what="the results">
      {(preview) => (
        <div className={styles.contest}>
          {preview.hidden > 0 && (
            <Notice kind="info" title="Some of this category is left out for you">
              Entries that you have a conflict of interest with, or are still to rate yourself, are
              left out of everything you see. With a conflict of interest you decide about this
              category only where too few organisers are without one.
            </Notice>
          )}
          <Card as="section" aria-label="Where it stands" className={styles.panel}>
            <Decisions contest={contest} />
            <Checks checks={preview.checks} />
            <Steps contest={contest} preview={preview} refresh={refresh} />
          </Card>
          {!preview.scoresTold && (
            <Notice kind="info" title="Scores are shown once judging is closed for good">
              Until then nobody knows how any entry is rated, so that nobody can choose the moment
              of closing by it. What is near a cut is told, whichever way it leans.
            </Notice>
          )}
          <div className={styles.head}>
            <h2>Entries</h2>
            <ExportButtons
              name={`results-${contest.season}-${contest.category}`}
              read={(format) => exportResults(contest.category, format)}
            />
          </div>
          <Entries contest={contest} preview={preview} refresh={refresh} busy={query.isFetching} />
          <Signals signals={preview.signals} />
        </div>
      )}
    </Loaded>
  );
}

interface EntriesProps {
  contest: ContestStatus;
  preview: PreviewReply;
  busy: boolean;
  refresh(): unknown;
}

function Entries({ contest, preview, busy, refresh }: EntriesProps) {
  const { values, change } = useAddressState(fields);
  const columns = preview.scoresTold ? entryColumns : openColumns;
  const isSortable = columns.some(({ id }) => id === values.sort.by);
  const { actionsFor, dialog } = useVoiding(refresh);
  return (
    <>
      <DataTable
        caption="Entries"
        columns={columns}
        rows={preview.entries}
        rowKey={({ nominationId }) => nominationId}
        rowName={({ fullName }) => fullName}
        rowLink={({ nominationId }) => consolePath('results', nominationId)}
        sort={isSortable ? values.sort : { by: 'name', descending: false }}
        onSort={(sort) => change({ sort: sort as typeof values.sort })}
        actions={({ nominationId: id, fullName, isVoided }) =>
          contest.may.void && !isVoided ? actionsFor(fullName, { kind: 'entry', id }) : []
        }
        busy={busy}
        empty={
          <EmptyState
            title="No entries"
            text="Entries appear here once nominations are under review."
          />
        }
      />
      {dialog}
    </>
  );
}
