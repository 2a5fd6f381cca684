import type { JudgeOfEntry, NominationDetail } from '@meritum/shared/contracts/listed-nominations';
import { formatShortDay } from '@meritum/shared/programme/moments';
import { Notice } from '@meritum/shared/ui/Notice';
import { useConfirm } from '../confirm/useConfirm';
import { Facts } from '../facts/Facts';
import { Panel } from '../facts/Panel';
import { useVoids } from '../results/requests';
import { currentVoid, useVoiding } from '../results/useVoiding';
import type { Column } from '../table/columns';
import { DataTable } from '../table/DataTable';
import type { RowAction } from '../table/RowMenu';
import { assignmentWords, conflictLabels, countOfTotal } from './labels';
import { replacementOf } from './replacement';

/** Judges are numbered, so that nobody chooses by name whom to replace. */
const nameOf = ({ number }: JudgeOfEntry) => `Judge ${number}`;

const columns: readonly Column<JudgeOfEntry>[] = [
  { id: 'judge', header: 'Judge', cell: nameOf },
  {
    id: 'status',
    header: 'State',
    cell: ({ status, replacementProposed }) =>
      replacementProposed ? 'Replacement proposed' : assignmentWords[status],
  },
  {
    id: 'assigned',
    header: 'Assigned',
    cell: ({ assignedAt }) => formatShortDay(assignedAt),
  },
  {
    id: 'composite',
    header: 'Composite',
    cell: ({ composite, status }) =>
      composite?.toFixed(1) ?? (status === 'completed' ? 'Not shown yet' : ''),
    align: 'end',
  },
];

interface Props {
  nomination: NominationDetail;
}

/** Judges and ratings, withheld from organisers with a conflict of interest. */
export function JudgesOfEntry(props: Props) {
  const { judging, tie } = props.nomination;
  return (
    <Panel title="Judges and ratings">
      {judging ? (
        <Judging {...props} judging={judging} />
      ) : (
        <Notice kind="info" title="Withheld from you">
          {tie && conflictLabels[tie]} Only organisers without a conflict of interest see its judges
          and ratings and decide about it.
        </Notice>
      )}
    </Panel>
  );
}

interface JudgingProps extends Props {
  judging: NonNullable<NominationDetail['judging']>;
}

function Judging({ nomination, judging }: JudgingProps) {
  const voids = useVoids().data?.voids;
  const { ask, dialog } = useConfirm();
  const voiding = useVoiding();
  const actionsFor = (judge: JudgeOfEntry): readonly RowAction[] => {
    const { status, assignmentId: id } = judge;
    if (status === 'pending') {
      const { label, question } = replacementOf({ nomination, judging, judge });
      return [{ label, danger: true, onSelect: () => ask(question) }];
    }
    const isOpen = voids && !currentVoid(voids, { kind: 'rating', id });
    if (status !== 'completed' || !isOpen) return [];
    return voiding.actionsFor(`the rating of ${nameOf(judge)}`, { kind: 'rating', id });
  };
  const { minimum, planned, assigned, completed, judges } = judging;
  return (
    <>
      <Facts
        facts={[
          { label: 'Judges', value: countOfTotal(assigned, planned) },
          { label: 'Ratings', value: countOfTotal(completed, minimum) },
        ]}
      />
      <DataTable
        caption="Judges of this nomination"
        columns={columns}
        rows={judges}
        rowKey={({ assignmentId }) => assignmentId}
        rowName={nameOf}
        actions={actionsFor}
        empty={{
          title: 'No judges yet',
          text: 'Judges are assigned once judging is open in its category and a judge is available.',
        }}
      />
      {dialog}
      {voiding.dialog}
    </>
  );
}
