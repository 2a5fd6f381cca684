import type { ListedNomination } from '@meritum/shared/contracts/listed-nominations';
import { pluralize } from '@meritum/shared/programme/format-count';
import type { BulkAct } from '../bulk/BulkBar';
import { type Selected, useBulk } from '../bulk/useBulk';
import { writeAct } from '../bulk/writeAct';
import { useIsOver } from '../results/requests';
import { returnNomination, returnNote } from './requests';
import type { useNominatorsMessage } from './useNominatorsMessage';

/** The acts on several nominations. */
export function useNominationActs(
  state: Selected<ListedNomination>,
  { writeTo }: Pick<ReturnType<typeof useNominatorsMessage>, 'writeTo'>,
) {
  const { ask, isRunning, shown } = useBulk(state);
  const { chosen } = state.selected;
  const isOver = useIsOver();
  const open = chosen.filter(
    ({ reviewState, conflict, category }) =>
      reviewState === 'under-review' && conflict === null && !isOver(category),
  );
  const others = chosen.length - open.length;
  const giveBack: BulkAct = {
    label: 'Return with a note',
    onSelect: () =>
      ask({
        rows: open,
        title: `Return ${pluralize(open.length, 'nomination')}?`,
        consequence: (
          <ul>
            <li>
              Each nominator gets your note by email and can change and submit it again while
              nominations are open.
            </li>
            <li>
              Where judging has begun or nominations are closed, this proposes the return, and
              another organiser has to confirm it.
            </li>
            {others > 0 && (
              <li>
                {pluralize(others, 'selected nomination is', 'selected nominations are')} left out:
                not under review, judging has ended, or you have a conflict of interest.
              </li>
            )}
          </ul>
        ),
        confirm: 'Return them',
        danger: true,
        reason: returnNote('nominators'),
        act: (row, note) => returnNomination(row, { note }),
        done: 'returned, or proposed for return',
      }),
  };
  const acts: BulkAct[] = [
    writeAct('Write', chosen.length, () => writeTo(chosen)),
    ...(open.length > 0 ? [giveBack] : []),
  ];
  return { acts, isRunning, shown };
}
