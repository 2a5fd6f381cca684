import { call } from '@meritum/shared/client/call';
import type { ContestStatus, PreviewReply } from '@meritum/shared/contracts/results';
import { Fold } from '@meritum/shared/ui/Fold';
import { Notice } from '@meritum/shared/ui/Notice';
import { ActOfTwo, waitingProposal } from '../confirm/ActOfTwo';
import { ConfirmAction } from '../confirm/ConfirmAction';
import { type Question, why } from '../confirm/question';
import { useSeasons } from '../console/useSeasonShown';
import { withCategory } from '../season/change';
import { useMoment } from '../season/useMoment';
import { closingFigures, Figures, nominatorsMailed, withoutResult } from './figures';
import { asSeen, contestId } from './requests';

export interface ContestProps {
  contest: ContestStatus;
  preview: PreviewReply;
}

/** Ends judging now, by two organisers if an entry would get no result, or on a date. */
export function Ending(props: ContestProps) {
  const { contest, preview } = props;
  const { closingProposed, may } = contest;
  const proposed = waitingProposal(closingProposed, preview.ending !== 'alone');
  return (
    <>
      <ActOfTwo
        what="End of judging"
        proposed={proposed}
        isAllowed={preview.ending !== null}
        mayTurnDown
        question={endingQuestion(props)}
        send={({ reason, ...named }) =>
          call('closeJudging', {
            body: { ...asSeen(contest), ...(reason && { reason }), ...named },
          })
        }
      />
      {may.scheduleEnd && <EndOnDate contest={contest} />}
    </>
  );
}

function labelOf({ contest, preview }: ContestProps): string {
  if (preview.ending === 'alone') return 'End judging now';
  return contest.closingProposed ? 'Confirm the end of judging' : 'Propose to end judging now';
}

function endingQuestion({ contest, preview }: ContestProps): Omit<Question, 'act'> {
  const { category, closingProposed } = contest;
  const takesTwo = preview.ending === 'by two';
  const isProposal = takesTwo && !closingProposed;
  const leftOut = withoutResult(preview);
  return {
    about: contestId(contest),
    title: isProposal ? `Propose to end judging of ${category}?` : `End judging of ${category}?`,
    consequence: (
      <>
        {isProposal && (
          <p>
            Another organiser has to confirm this, because{' '}
            {preview.entries.length + preview.hidden > 0
              ? 'a nomination would get no result, or somebody was given more time.'
              : 'there are no nominations.'}
          </p>
        )}
        {leftOut.length > 0 && (
          <Notice kind="warning" title="These will get no result">
            {leftOut.map(({ what, names }) => (
              <Fold key={what} summary={what} open={names.length <= 10}>
                {names.join(', ')}
              </Fold>
            ))}
          </Notice>
        )}
        <p>
          No more nominations and ratings are then accepted, and neither opens again. Organisers see
          the scores. The next steps are to make the results final and to publish them.
        </p>
        <Figures
          figures={closingFigures(preview)}
          mails={nominatorsMailed(preview) + (preview.leftOut?.length ?? 0)}
        />
      </>
    ),
    confirm: labelOf({ contest, preview }),
    danger: true,
    ...(isProposal && { reason: why }),
    done: isProposal
      ? 'Ending judging is proposed. Another organiser has to confirm it.'
      : `Judging of ${category} has ended.`,
  };
}

/** Sets or moves the date after which ratings are refused. */
function EndOnDate({ contest: { season: id, category } }: Pick<ContestProps, 'contest'>) {
  const season = useSeasons().data?.seasons.find((one) => one.id === id);
  const judging = season?.categories.find(({ name }) => name === category)?.judging;
  const end = useMoment('Judging ends (UTC)', judging?.closesAt);
  if (!season || !judging) return null;
  const question: Question = {
    about: season.id,
    title: `End judging of ${category} on a date?`,
    consequence: (
      <>
        <p>
          From then on, or at once if the date has passed, no ratings are accepted. Until you end
          judging for good afterwards, a later date opens it again.
        </p>
        {end.field()}
      </>
    ),
    confirm: 'Save the date',
    reason: why,
    async act(reason) {
      const closing = { open: true, closesAt: end.read() };
      const { categories } = withCategory(season, category, { judging: closing });
      await call('updateSeason', { body: { seen: season, change: { categories }, reason } });
      end.forget();
    },
    done: `The end of judging of ${category} was changed.`,
  };
  return (
    <ConfirmAction variant="secondary" question={question}>
      {judging.closesAt ? 'Change the end date...' : 'End judging on a date...'}
    </ConfirmAction>
  );
}
