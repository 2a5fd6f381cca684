import type { EntryOfJudge, JudgeDetail } from '@meritum/shared/contracts/listed-judges';
import { formatDateTime } from '@meritum/shared/programme/moments';
import { consolePath } from '../console/screens';
import { Facts } from '../facts/Facts';
import { Panel } from '../facts/Panel';
import { assignmentWords } from '../nominations/labels';
import type { Column } from '../table/columns';
import { DataTable } from '../table/DataTable';

const columns: readonly Column<EntryOfJudge>[] = [
  { header: 'Nominee', cell: ({ name }) => name },
  { header: 'Organization', cell: ({ organization }) => organization },
  { header: 'State', cell: ({ status }) => assignmentWords[status] },
];

/** The judge's assignments and ratings of this season. */
export function Activity({ judge }: { judge: JudgeDetail }) {
  const { activity, entries, remindedAt, reminders } = judge;
  return (
    <Panel title="This season">
      <Facts
        facts={[
          { label: 'Assigned', value: activity.assigned },
          { label: 'Rated', value: activity.completed },
          { label: 'Not rated yet', value: activity.pending },
          { label: 'Conflicts of interest', value: activity.recused },
          { label: 'Wants reminders', value: reminders ? 'Yes' : 'No' },
          { label: 'Last reminded', value: remindedAt && formatDateTime(remindedAt) },
        ]}
      />
      <DataTable
        caption="Nominations of this judge"
        columns={columns}
        rows={entries}
        rowKey={({ nominationId }) => nominationId}
        rowLink={({ nominationId }) => consolePath('nominations', nominationId)}
        empty={{
          title: 'No assignments yet',
          text: 'Nominations are assigned while judging is open and the judge can take more.',
        }}
      />
    </Panel>
  );
}
