import { call } from '@meritum/shared/client/call';
import type { JudgeOfEntry, NominationDetail } from '@meritum/shared/contracts/listed-nominations';
import type { NamedProposal } from '@meritum/shared/contracts/proposals';
import type { EntryRatingsReply } from '@meritum/shared/contracts/voids';
import { Loaded } from '@meritum/shared/ui/Loaded';
import { Notice } from '@meritum/shared/ui/Notice';
import { LabelledRatingStrip } from '@meritum/shared/ui/RatingStrip';
import { useMemo } from 'react';
import { useDecides } from '../access/role';
import { ActOfTwo, waitingProposal } from '../confirm/ActOfTwo';
import { why } from '../confirm/question';
import { Facts } from '../facts/Facts';
import { Panel } from '../facts/Panel';
import { useEntryRatings } from '../results/requests';
import { useVoiding } from '../results/useVoiding';
import type { Column } from '../table/columns';
import { DataTable } from '../table/DataTable';
import type { RowAction } from '../table/RowMenu';
import { Day } from '../table/When';
import { assignmentWords, conflictLabels } from './labels';

type Rating = EntryRatingsReply['ratings'][number];

/** A judge with their rating, if it exists and may be shown. */
type Row = JudgeOfEntry & { rating: Rating | undefined };

/** Judges are numbered until they have rated, so that nobody chooses by name whom to replace. */
const judgeName = ({ rating, number }: Row) => rating?.judge.name || `Judge ${number}`;

const stateOf = ({ rating, status, replacementProposed }: Row) => {
  if (replacementProposed) return 'Replacement proposed';
  return rating?.voidId ? 'Does not count, or proposed so' : assignmentWords[status];
};

const scoreOf = ({ rating }: Row, wanted: string) =>
  rating?.scores?.find(({ criterion }) => criterion === wanted)?.score;

const average: Column<Row> = {
  header: 'Average',
  cell: ({ rating }) => rating?.averageRating?.toFixed(1),
  align: 'end',
};

/** With the average and a column for each criterion once scores are shown. */
const columnsOf = ([first]: readonly Rating[] = []): readonly Column<Row>[] => [
  { header: 'Judge', cell: judgeName, share: 2 },
  { header: 'State', cell: stateOf },
  { header: 'Assigned', cell: ({ assignedAt }) => <Day at={assignedAt} /> },
  ...(first?.scores ?? []).map(
    ({ criterion }): Column<Row> => ({
      header: criterion,
      cell: (row) => scoreOf(row, criterion),
      align: 'end',
    }),
  ),
  ...(first?.scores ? [average] : []),
  {
    header: 'Submitted',
    cell: ({ rating }) => rating && <Day at={rating.completedAt} />,
  },
];

interface Props {
  nomination: NominationDetail;
}

/** Judges and ratings, withheld from organisers with a conflict of interest. */
export function JudgesOfEntry({ nomination }: Props) {
  const { judging, conflict } = nomination;
  const query = useEntryRatings(nomination);
  // Screeners without a conflict see nothing of judging.
  if (!judging && !conflict) return null;
  return (
    <Panel title="Judges and ratings">
      {judging ? (
        <Loaded query={query} what="the ratings">
          {(entry) => <Judging nomination={nomination} judging={judging} entry={entry} />}
        </Loaded>
      ) : (
        <Notice kind="info" title="Withheld from you">
          {conflict && conflictLabels[conflict]} Only organisers without a conflict of interest see
          its judges and ratings and decide about it.
        </Notice>
      )}
    </Panel>
  );
}

interface JudgingProps extends Props {
  judging: NonNullable<NominationDetail['judging']>;
  entry: EntryRatingsReply | null;
}

/** The act that replaces a judge, or its proposal without the proposer. */
function replacing({ nomination, judging }: JudgingProps, row: Row) {
  const { assignmentId, number, replacementProposed } = row;
  const proposed = waitingProposal(replacementProposed, judging.replacingTakesTwo);
  const isProposal = judging.replacingTakesTwo && !proposed;
  const name = `Judge ${number}`;
  return {
    proposed,
    send: (decision: NamedProposal & { reason: string }) =>
      call('replaceJudge', { body: { nominationId: nomination.id, assignmentId, ...decision } }),
    question: {
      about: assignmentId,
      title: isProposal ? `Propose to replace ${name}?` : `Replace ${name}?`,
      consequence: (
        <ul>
          {isProposal && (
            <li>
              Two judges of this nomination have been replaced already, so another organiser has to
              confirm this first.
            </li>
          )}
          <li>
            {name} loses this nomination for good. It goes to another judge when one is available.
          </li>
        </ul>
      ),
      confirm: isProposal ? 'Propose to replace' : 'Replace',
      danger: true,
      reason: { ...why, hint: 'The judge can read it in the copy of their data.' },
      done: isProposal
        ? `Another organiser has to confirm that ${name} is replaced.`
        : `${name} was replaced.`,
    },
  };
}

function Judging(props: JudgingProps) {
  const { nomination, judging, entry } = props;
  const { ask, actionsFor: voidActions, dialog } = useVoiding(nomination);
  const decides = useDecides();
  const columns = useMemo(() => columnsOf(entry?.ratings), [entry]);
  const rows = useMemo(() => {
    const ratings = new Map(entry?.ratings.map((one) => [one.assignmentId, one]));
    return judging.judges.map((one): Row => ({ ...one, rating: ratings.get(one.assignmentId) }));
  }, [judging, entry]);
  const actionsFor = (row: Row): readonly RowAction[] => {
    const { assignmentId: id, mayReplace, rating } = row;
    if (mayReplace && decides) {
      const { proposed, question, send } = replacing(props, row);
      const act = (reason: string) => send({ reason });
      const label = `${question.confirm}...`;
      return proposed ? [] : [{ label, danger: true, onSelect: () => ask({ ...question, act }) }];
    }
    const what = `the rating of ${judgeName(row)}`;
    return voidActions(what, { kind: 'rating', id }, rating?.voidableFor ?? []);
  };
  const { minimum, planned, assigned, completed, readerRates } = judging;
  return (
    <>
      <Facts
        facts={[
          { label: 'Judges', value: `${assigned} of ${planned}` },
          { label: 'Ratings', value: `${completed}, at least ${minimum} needed` },
        ]}
      />
      {readerRates && (
        <Notice kind="info" title="You still have to rate this nomination">
          Its ratings are shown to you afterwards.
        </Notice>
      )}
      {entry && <About entry={entry} />}
      {rows.map((row) => {
        const replacement = replacing(props, row);
        return (
          replacement.proposed && (
            <ActOfTwo
              key={row.assignmentId}
              isAllowed={row.mayReplace}
              what={`Replace Judge ${row.number}`}
              {...replacement}
            >
              Confirm replacing Judge {row.number}...
            </ActOfTwo>
          )
        );
      })}
      <DataTable
        caption="Judges of this nomination"
        columns={columns}
        rows={rows}
        rowKey={({ assignmentId }) => assignmentId}
        rowName={judgeName}
        actions={actionsFor}
        empty={{
          title: 'No judges yet',
          text:
            nomination.reviewState === 'under-review'
              ? 'Judges are assigned once judging is open in its category and a judge is available.'
              : 'Judges are assigned once its nominator submits it again.',
        }}
      />
      {dialog}
    </>
  );
}

const isFixed = ({ voidId, voidableFor }: Rating) => !voidId && voidableFor.length === 0;

/** Why scores are hidden or a rating cannot be voided, and the ratings as a strip. */
function About({ entry }: { entry: EntryRatingsReply }) {
  const { ratings, scoresShown, voidableFor, given, bands } = entry;
  return (
    <>
      {!scoresShown && ratings.length > 0 && (
        <Notice kind="info" title="Scores are not shown yet">
          Individual ratings are shown once judging has ended in every category of the season.
          Earlier, they would show how strict judges are who can still be assigned.
        </Notice>
      )}
      {voidableFor.length > 0 && ratings.some(isFixed) && (
        <Notice kind="info" title="Some ratings always count">
          Judging has ended, so only a rating with a conflict of interest that was on record then
          can still be voided.
        </Notice>
      )}
      {given && given.length > 0 && <LabelledRatingStrip given={given} bands={bands} />}
    </>
  );
}
