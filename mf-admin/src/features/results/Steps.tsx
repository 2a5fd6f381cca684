import { call } from '@meritum/shared/client/call';
import { actWords } from '@meritum/shared/merit/ledger/statement';
import * as design from '@meritum/shared/ui/design.module.css';
import { ActOfTwo } from '../confirm/ActOfTwo';
import { ConfirmAction } from '../confirm/ConfirmAction';
import type { Question } from '../confirm/question';
import { Proofs } from '../facts/Proofs';
import text from '../facts/text.module.css';
import { type ContestProps, Ending } from './Ending';
import { extraJudgesFigures, Figures, outcomeFigures, unaskedEntries } from './figures';
import { Planned, Publication } from './Publication';
import { asSeen, contestId } from './requests';

function finalising({ contest, preview }: ContestProps): Omit<Question, 'act'> {
  const hash = preview.outcomeHash ?? '';
  const others = contest.proposed?.outcomeHash === hash ? contest.proposed : null;
  return {
    about: contestId(contest),
    title: others ? 'Confirm these results?' : 'Propose these results?',
    consequence: (
      <>
        <p>
          {others
            ? 'If you confirm them, they are final and can be published.'
            : 'Another organiser has to confirm the same results before they are final.'}
        </p>
        <Figures figures={outcomeFigures(preview)} />
        <p>
          Nothing becomes public yet. If something is voided before publication, the results change,
          and two organisers have to confirm them again.
        </p>
        <p>It states what people decided on the way. These numbers will be public:</p>
        <ul>
          {preview.acts?.map((act) => (
            <li key={act.kind}>{actWords(act)}</li>
          ))}
        </ul>
        <Proofs proofs={[{ label: 'Fingerprint of the results', value: hash }]} />
      </>
    ),
    confirm: others ? 'Confirm results' : 'Propose results',
    done: others ? 'The results are final.' : 'The results are proposed.',
  };
}

/** The next steps that the server allows. */
export function Steps(props: ContestProps) {
  const { contest, preview } = props;
  const { may, proposed, finalised, season, category } = contest;
  const hash = preview.outcomeHash;
  const isFinal = finalised !== null && finalised.outcomeHash === hash;
  // A proposal for other results no longer counts.
  const current = hash === null || proposed?.outcomeHash === hash ? proposed : null;
  const unasked = unaskedEntries(preview).length > 0;
  return (
    <div className={design.row}>
      {may.askExtraJudges && unasked && (
        <ConfirmAction
          variant="secondary"
          question={{
            about: contestId(contest),
            title: 'Ask for more judges?',
            consequence: (
              <>
                <Figures figures={extraJudgesFigures(preview)} />
                <p>
                  This happens once for each nomination, as the rules say, and cannot be undone.
                  Nobody picks the nominations, and all new ratings count. Judges who get an
                  assignment are notified by email.
                </p>
              </>
            ),
            confirm: 'Ask for more judges',
            act: () => call('proposeExtraJudges', { body: asSeen(contest) }),
            done: 'More judges have been requested.',
          }}
        />
      )}
      {!may.askExtraJudges && may.scheduleEnd && unasked && (
        <p className={text.ownLine}>
          To end judging for good, nominations whose tier is not certain need more judges: set a
          later end, then ask for them.
        </p>
      )}
      <Ending contest={contest} preview={preview} />
      {may.finalise && (
        <ActOfTwo
          what="Final results"
          proposed={current}
          isAllowed={hash !== null && !isFinal}
          mayTurnDown
          question={finalising(props)}
          send={({ reason, ...named }) => {
            const outcomeHash = current?.outcomeHash ?? hash ?? '';
            const given = { outcomeHash, ...(reason && { reason }), ...named };
            return call('finaliseResults', { body: { season, category, ...given } });
          }}
        />
      )}
      <Planned contest={contest} />
      {isFinal && <Publication contest={contest} preview={preview} />}
    </div>
  );
}
