import type { CoverageReply } from '@meritum/shared/contracts/assignments';
import { endedCategories } from '@meritum/shared/programme/contest-life';
import { pluralize } from '@meritum/shared/programme/format-count';
import { Badge } from '@meritum/shared/ui/Badge';
import { consolePath } from '../console/screens';
import text from '../facts/text.module.css';
import { Ended } from '../results/Ended';
import { useContestStates } from '../results/requests';
import { type Column, sortable } from '../table/columns';
import { DataTable } from '../table/DataTable';
import { useAssignmentsView } from './view';

type Entry = CoverageReply['entries'][number];

/** Reasons why a nomination is not assigned yet. */
const waitingWords = {
  confirmation: 'Address not confirmed',
  batch: 'In the next assignment',
} as const;

const columns: readonly Column<Entry>[] = [
  sortable('name', 'Nominee', (it) => it.fullName, { share: 2 }),
  sortable('organization', 'Organization', (it) => it.organization, { share: 2 }),
  sortable('category', 'Category', (it) => it.category),
  {
    id: 'assigned',
    header: 'Judges',
    cell: ({ assigned, waitsFor }) =>
      waitsFor ? <Badge>{waitingWords[waitsFor]}</Badge> : assigned,
    sortBy: (it) => it.assigned,
    align: 'end',
  },
  sortable('completed', 'Ratings', (it) => it.completed, { align: 'end' }),
];

/** Coverage by judges and ratings, in total and for each nomination in judging. */
export function Coverage({ entries: all, minimum }: CoverageReply) {
  const { values, change } = useAssignmentsView();
  const contests = useContestStates().data?.contests ?? [];
  const ended = endedCategories(contests, contests[0]?.season ?? '');
  const entries = all.filter(({ category }) => !ended.includes(category));
  // Nominations with unconfirmed addresses take no part, as on Overview.
  const judged = entries.filter(({ waitsFor }) => waitsFor !== 'confirmation');
  const sumOf = (what: 'assigned' | 'completed') =>
    entries.reduce((sum, entry) => sum + entry[what], 0);
  const enough = judged.filter(({ completed }) => completed >= minimum).length;
  const unconfirmed = entries.length - judged.length;
  return (
    <>
      <Ended names={ended} />
      <p className={text.words}>
        Of {pluralize(judged.length, 'nomination')}, {pluralize(enough, 'has', 'have')} the{' '}
        {pluralize(minimum, 'rating')} needed.{' '}
        {pluralize(sumOf('assigned'), 'assignment has', 'assignments have')} led to{' '}
        {pluralize(sumOf('completed'), 'rating')} so far.
        {unconfirmed > 0 &&
          ` ${pluralize(unconfirmed, 'nomination waits', 'nominations wait')} for a confirmed address.`}
      </p>
      <DataTable
        caption="Progress of nominations"
        columns={columns}
        rows={entries}
        rowKey={({ nominationId }) => nominationId}
        rowLink={({ nominationId }) => consolePath('nominations', nominationId)}
        sort={values.sort}
        onSort={(sort) => change({ sort: sort as typeof values.sort })}
        empty={{
          title: 'No nominations under review',
          text: 'Submitted nominations appear here with their judges and ratings.',
        }}
      />
    </>
  );
}
