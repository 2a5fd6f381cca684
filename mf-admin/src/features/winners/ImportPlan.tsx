import type { ImportCheckReply, ImportedWinner } from '@meritum/shared/contracts/winner-imports';
import { Badge } from '@meritum/shared/ui/Badge';
import { EmptyState } from '@meritum/shared/ui/EmptyState';
import { Notice } from '@meritum/shared/ui/Notice';
import { ConfirmAction } from '../confirm/ConfirmAction';
import { type Question, why } from '../confirm/question';
import type { Column } from '../table/columns';
import { DataTable } from '../table/DataTable';
import { applyWinners } from './requests';
import styles from './Winners.module.css';

type Plan = NonNullable<ImportCheckReply['plan']>;

const columns: readonly Column<ImportedWinner>[] = [
  { id: 'line', header: 'Line', align: 'end', cell: ({ line }) => line },
  {
    id: 'kind',
    header: 'Action',
    cell: ({ kind }) =>
      kind === 'added' ? <Badge kind="success">Added</Badge> : <Badge kind="info">Changed</Badge>,
  },
  { id: 'list', header: 'List', cell: ({ year, category }) => `${category} ${year}` },
  { id: 'name', header: 'Winner', cell: ({ fullName }) => fullName },
  {
    id: 'fields',
    header: 'Changes',
    share: 2,
    cell: ({ fields }) => (
      <ul className={styles.fields}>
        {fields.map(({ name, before, after }) => (
          <li key={name}>
            {name}: {before || 'empty'} becomes {after || 'empty'}
          </li>
        ))}
      </ul>
    ),
  },
];

const counted = ({ added, changed, unchanged }: Plan) =>
  `${added} added, ${changed} changed, ${unchanged} unchanged`;

interface Props {
  plan: Plan;
  /** Called after the import. */
  onSettled(): void;
  refresh(): unknown;
}

/** The changes of an import, and the button that applies it. */
export function ImportPlan({ plan, onSettled, refresh }: Props) {
  const question: Question = {
    title: 'Import these winners?',
    consequence: (
      <p>
        {counted(plan)}. All changes become public at the same moment, wherever the directory shows
        the list. A later import can correct mistakes but never removes a winner.
      </p>
    ),
    confirm: 'Import winners',
    reason: { ...why, label: 'Source of these winners' },
    async act(reason) {
      await applyWinners(plan, reason);
      onSettled();
    },
    done: `The winners have been imported: ${counted(plan)}.`,
    refresh,
  };
  const isNothing = plan.added + plan.changed === 0;
  return (
    <>
      <Notice
        kind={isNothing ? 'info' : 'success'}
        title={isNothing ? 'The directory already has all of this' : 'The file has no errors'}
        action={!isNothing && <ConfirmAction question={question}>Import...</ConfirmAction>}
      >
        {counted(plan)}. Nothing has been saved yet.
      </Notice>
      <DataTable
        caption="What the import changes"
        columns={columns}
        rows={plan.winners}
        rowKey={({ line }) => String(line)}
        rowName={({ fullName }) => fullName}
        empty={<EmptyState title="No changes" />}
      />
    </>
  );
}
