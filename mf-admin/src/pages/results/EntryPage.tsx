import type { EntryRatingsReply } from '@meritum/shared/contracts/voids';
import { useParams } from '@meritum/shared/router';
import { Loaded } from '@meritum/shared/ui/Loaded';
import { Notice } from '@meritum/shared/ui/Notice';
import { LabelledRatingStrip } from '@meritum/shared/ui/RatingStrip';
import { useMemo } from 'react';
import { ConsolePage } from '../../features/console/ConsolePage';
import { headingOfOne } from '../../features/console/screens';
import { OtherName } from '../../features/results/OtherName';
import { PublishedOutcome } from '../../features/results/PublishedOutcome';
import { Revocation } from '../../features/results/Revocation';
import { useEntryRatings } from '../../features/results/requests';
import { useVoiding } from '../../features/results/useVoiding';
import type { Column } from '../../features/table/columns';
import { DataTable } from '../../features/table/DataTable';
import { When } from '../../features/table/When';

type Rating = EntryRatingsReply['ratings'][number];

const scoreOf = ({ scores }: Rating, wanted: string) =>
  scores?.find(({ criterion }) => criterion === wanted)?.score;

/** A column for each criterion, to compare judges. */
const columnsOf = ([first]: readonly Rating[]): readonly Column<Rating>[] => [
  { id: 'judge', header: 'Judge', cell: ({ judge }) => judge.name, share: 2 },
  ...(first?.scores ?? []).map(
    ({ criterion }): Column<Rating> => ({
      id: `score of ${criterion}`,
      header: criterion,
      cell: (rating) => scoreOf(rating, criterion),
      align: 'end',
    }),
  ),
  {
    id: 'average',
    header: 'Average',
    cell: ({ averageRating }) => averageRating?.toFixed(1) ?? '',
    align: 'end',
  },
  { id: 'completed', header: 'Submitted', cell: ({ completedAt }) => <When at={completedAt} /> },
  {
    id: 'void',
    header: 'Counts',
    cell: ({ voidId }) => (voidId ? 'Voided or proposed for voiding' : 'Yes'),
  },
];

const isSettled = ({ voidId, voidableFor }: Rating) => !voidId && voidableFor.length === 0;

/** The ratings of one entry, for organisers without a conflict of interest. */
export function EntryPage() {
  const { nominationId = '' } = useParams();
  const query = useEntryRatings(nominationId);
  const { actionsFor, dialog } = useVoiding();
  return (
    <ConsolePage {...headingOfOne('results')} {...(query.data && { title: query.data.fullName })}>
      <Loaded query={query} what="the ratings">
        {({ ratings, scoresTold, bands, given, result, recognition, fullName }) => (
          <>
            {result && <PublishedOutcome result={result} />}
            {recognition && (
              <Revocation nominationId={nominationId} fullName={fullName} state={recognition} />
            )}
            {recognition?.otherName && (
              <OtherName nominationId={nominationId} otherName={recognition.otherName} />
            )}
            {!scoresTold && ratings.length > 0 && (
              <Notice kind="info" title="Scores are not shown yet">
                What single judges gave is shown once judging of every category of the season has
                ended, so that nobody knows how strict a judge is who can still be assigned.
              </Notice>
            )}
            {ratings.some(isSettled) && (
              <Notice kind="info" title="Some ratings can no longer be voided">
                Once judging has ended, a rating can be voided only for a conflict of interest that
                was on record then. After publication, ratings can no longer be voided.
              </Notice>
            )}
            {given && given.length > 0 && <LabelledRatingStrip given={given} bands={bands} />}
            <Ratings ratings={ratings} actionsFor={actionsFor} />
          </>
        )}
      </Loaded>
      {dialog}
    </ConsolePage>
  );
}

interface RatingsProps {
  ratings: readonly Rating[];
  actionsFor: ReturnType<typeof useVoiding>['actionsFor'];
}

function Ratings({ ratings, actionsFor }: RatingsProps) {
  const columns = useMemo(() => columnsOf(ratings), [ratings]);
  return (
    <DataTable
      caption="Ratings"
      columns={columns}
      rows={ratings}
      rowKey={({ assignmentId }) => assignmentId}
      rowName={({ judge }) => judge.name}
      actions={({ assignmentId: id, judge, voidId, voidableFor }) =>
        voidId ? [] : actionsFor(`the rating of ${judge.name}`, { kind: 'rating', id }, voidableFor)
      }
      empty={{ title: 'No ratings yet', text: 'Ratings appear here once judges submit them.' }}
    />
  );
}
