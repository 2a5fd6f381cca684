import { limits } from '@meritum/shared/contracts/limits';
import type { ImportCheckReply, ImportedWinner } from '@meritum/shared/contracts/winner-imports';
import { Badge } from '@meritum/shared/ui/Badge';
import { EmptyState } from '@meritum/shared/ui/EmptyState';
import { Notice } from '@meritum/shared/ui/Notice';
import { ConfirmAction } from '../confirm/ConfirmAction';
import type { Question } from '../confirm/question';
import type { Column } from '../table/columns';
import { DataTable } from '../table/DataTable';
import { applyWinners } from './requests';
import styles from './Winners.module.css';

type Plan = NonNullable<ImportCheckReply['plan']>;

const columns: readonly Column<ImportedWinner>[] = [
  { id: 'line', header: 'Line', align: 'end', cell: ({ line }) => line },
  {
    id: 'kind',
    header: 'What happens',
    cell: ({ kind }) =>
      kind === 'added' ? <Badge kind="success">Added</Badge> : <Badge kind="info">Changed</Badge>,
  },
  { id: 'list', header: 'List', cell: ({ year, category }) => `${category} ${year}` },
  { id: 'name', header: 'Winner', cell: ({ fullName }) => fullName },
  {
    id: 'fields',
    header: 'What changes',
    share: 2,
    cell: ({ fields }) => (
      <ul className={styles.fields}>
        {fields.map(({ name, before, after }) => (
          <li key={name}>
            {name}: {before || 'nothing'} becomes {after || 'nothing'}
          </li>
        ))}
      </ul>
    ),
  },
];

const counted = ({ added, changed, unchanged }: Plan) =>
  `${added} added, ${changed} changed, ${unchanged} as they are`;

interface Props {
  plan: Plan;
  /** It was applied, or cannot be any more. */
  onSettled(): void;
  refresh(): unknown;
}

/** What applying a file would do, and the button that does it. */
export function ImportPlan({ plan, onSettled, refresh }: Props) {
  const question: Question = {
    title: 'Put these winners into the directory?',
    consequence: (
      <p>
        {counted(plan)}. Everybody sees all of it at one moment, wherever the directory shows the
        list. A later file can correct what is wrong; nobody is taken out by one.
      </p>
    ),
    confirm: 'Put into the directory',
    reason: { label: 'Where this comes from', maxLength: limits.reasonCharacters },
    async act(reason) {
      await applyWinners(plan, reason);
      onSettled();
    },
    done: `The directory has changed: ${counted(plan)}.`,
    refresh,
  };
  const isNothing = plan.added + plan.changed === 0;
  return (
    <>
      <Notice
        kind={isNothing ? 'info' : 'success'}
        title={isNothing ? 'The directory holds all of this already' : 'Nothing is wrong with it'}
        action={!isNothing && <ConfirmAction question={question}>Import...</ConfirmAction>}
      >
        {counted(plan)}. Nothing was written yet.
      </Notice>
      <DataTable
        caption="What the import changes"
        columns={columns}
        rows={plan.winners}
        rowKey={({ line }) => String(line)}
        rowName={({ fullName }) => fullName}
        empty={<EmptyState title="It changes nothing" />}
      />
    </>
  );
}
