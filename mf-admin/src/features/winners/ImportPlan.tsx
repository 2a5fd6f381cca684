import type { ImportCheckReply, ImportedWinner } from '@meritum/shared/contracts/winner-imports';
import { imported } from '@meritum/shared/programme/imported';
import { Badge } from '@meritum/shared/ui/Badge';
import { Notice } from '@meritum/shared/ui/Notice';
import { ConfirmAction } from '../confirm/ConfirmAction';
import { type Question, why } from '../confirm/question';
import text from '../facts/text.module.css';
import type { Column } from '../table/columns';
import { DataTable } from '../table/DataTable';
import { applyWinners } from './requests';

type Plan = NonNullable<ImportCheckReply['plan']>;

const columns: readonly Column<ImportedWinner>[] = [
  { header: 'Line', align: 'end', cell: ({ line }) => line },
  {
    header: 'Action',
    cell: ({ kind }) =>
      kind === 'added' ? <Badge kind="success">Added</Badge> : <Badge kind="info">Changed</Badge>,
  },
  { header: 'List', cell: ({ year, category }) => `${category} ${year}` },
  { header: 'Winner', cell: ({ fullName }) => fullName },
  {
    header: 'Changes',
    share: 2,
    cell: ({ fields }) => (
      <ul className={text.stack}>
        {fields.map(({ name, before, after }) => (
          <li key={name}>
            {name}: {before || 'empty'} becomes {after || 'empty'}
          </li>
        ))}
      </ul>
    ),
  },
];

/** Each import is recorded under its own id. */
export const importing = { action: 'winners.imported' } as const;

/** Such as `1 added, 2 changed, 3 unchanged`. */
export const counted = ({
  added,
  changed,
  unchanged,
}: Pick<Plan, 'added' | 'changed' | 'unchanged'>) =>
  `${added} added, ${changed} changed, ${unchanged} unchanged`;

export function PlannedWinners({ winners }: { winners: readonly ImportedWinner[] }) {
  return (
    <DataTable
      caption="What the import changes"
      columns={columns}
      rows={winners}
      rowKey={({ line }) => String(line)}
      empty={{ title: 'No changes' }}
    />
  );
}

interface Props {
  plan: Plan;
  /** Called after the proposal. */
  onDecided(): void;
}

/** The changes of an import, with a button to propose it. */
export function ImportPlan({ plan, onDecided }: Props) {
  const question: Question = {
    about: importing,
    title: 'Propose to import these winners?',
    consequence: (
      <p>
        {counted(plan)}. Another organiser has to confirm this within seven days, before the public
        lists change. Each of these winners is then marked publicly. {imported.legend}
      </p>
    ),
    confirm: 'Propose import',
    reason: { ...why, label: 'Source of these winners', missing: 'Enter where they come from' },
    async act(reason) {
      await applyWinners(plan, { reason });
      onDecided();
    },
    done: 'The import is proposed. Another organiser has to confirm it.',
  };
  const isNothing = plan.added + plan.changed === 0;
  return (
    <>
      <Notice
        kind={isNothing ? 'info' : 'success'}
        title={isNothing ? 'The public lists already have all of this' : 'The file has no errors'}
        action={!isNothing && <ConfirmAction question={question} />}
      >
        {counted(plan)}. Nothing has been saved yet.
      </Notice>
      <PlannedWinners winners={plan.winners} />
    </>
  );
}
