import { call } from '@meritum/shared/client/call';
import type { ConsoleJudge } from '@meritum/shared/contracts/listed-judges';
import { pluralize } from '@meritum/shared/programme/format-count';
import type { BulkAct } from '../bulk/BulkBar';
import { type Selected, useBulk } from '../bulk/useBulk';
import { writeAct } from '../bulk/writeAct';
import { why } from '../confirm/question';
import { asSeen } from './requests';
import type { useJudgesMessage } from './useJudgesMessage';

/** The acts on several judges. */
export function useJudgeActs(
  state: Selected<ConsoleJudge>,
  { remind, writeTo }: Pick<ReturnType<typeof useJudgesMessage>, 'remind' | 'writeTo'>,
) {
  const { ask, isRunning, shown } = useBulk(state);
  const { chosen } = state.selected;
  const judging = chosen.filter(({ state }) => state === 'judging');
  const pending = judging.reduce((sum, { activity }) => sum + activity.pending, 0);
  const others = chosen.length - judging.length;
  const deactivate: BulkAct = {
    label: 'Deactivate',
    onSelect: () =>
      ask({
        rows: judging,
        title: `Deactivate ${pluralize(judging.length, 'judge')}?`,
        consequence: (
          <ul>
            <li>They can no longer see or rate nominations, and are notified by email.</li>
            <li>
              {pluralize(pending, 'pending nomination goes', 'pending nominations go')} to other
              judges when they are available. Completed ratings stay and count.
            </li>
            {others > 0 && (
              <li>
                {pluralize(others, 'selected person is', 'selected people are')} left out: only
                accepted judges can be deactivated.
              </li>
            )}
          </ul>
        ),
        confirm: 'Deactivate',
        danger: true,
        reason: { ...why, hint: 'Recorded for each judge, who can read it in their data.' },
        act: (judge, reason) => call('deactivateJudge', { body: { ...asSeen(judge), reason } }),
        done: 'deactivated',
      }),
  };
  const acts: BulkAct[] = [
    ...(pending > 0 ? [writeAct('Remind', chosen.length, () => remind(chosen))] : []),
    writeAct('Write', chosen.length, () => writeTo(chosen)),
    ...(judging.length > 0 ? [deactivate] : []),
  ];
  return { acts, isRunning, shown };
}
