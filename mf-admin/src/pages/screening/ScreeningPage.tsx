import { call } from '@meritum/shared/client/call';
import { isClientError } from '@meritum/shared/client/clientError';
import { Button } from '@meritum/shared/ui/Button';
import * as design from '@meritum/shared/ui/design.module.css';
import { Loaded } from '@meritum/shared/ui/Loaded';
import { showToast } from '@meritum/shared/ui/toasts';
import { useMay } from '../../features/access/role';
import { useOrganiser } from '../../features/access/useOrganiser';
import { useReload } from '../../features/console/ConsoleCache';
import { useCall } from '../../features/console/useCall';
import { ListPage, ListRows } from '../../features/list/ListPage';
import { useList } from '../../features/list/useList';
import { useCategoryOptions } from '../../features/nominations/list';
import { ReturnAction } from '../../features/nominations/ReturnAction';
import { Submission } from '../../features/nominations/Submission';
import { Queue } from '../../features/queue/Queue';
import { screeningList } from '../../features/queue/screening';
import { useQueue } from '../../features/queue/useQueue';

/** A starting row that differs between people, so that two rarely read the same one. */
const startOf = (uid: string) => [...uid].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);

const useNominationOf = (row: { id: string } | undefined) =>
  useCall('getNomination', { query: { nominationId: row?.id ?? '' } }, { enabled: !!row });

/** Nominations to check for completeness, one in full beside the list. */
export function ScreeningPage() {
  const state = useList(screeningList);
  const queue = useQueue(state.query.data?.rows ?? [], 'nominations', startOf(useOrganiser().uid));
  const { current, rows, index } = queue;
  const query = useNominationOf(current);
  // Asked for ahead, so that it is there once the reader goes on.
  useNominationOf(rows[index + 1]);
  const reload = useReload();
  const mayLook = useMay()('lookAtNomination');
  const lookAt = async () => {
    const seen = query.data;
    if (!mayLook || !current || seen?.id !== current.id || !seen.may.lookAt) return;
    // The pressed button disappears while the next row loads, but keys must still work.
    queue.root.current?.focus({ preventScroll: true });
    queue.leave([current]);
    try {
      const { id: nominationId, revision } = seen;
      await call('lookAtNomination', { body: { nominationId, revision } });
    } catch (error) {
      if (!isClientError(error)) throw error;
      showToast({ type: 'info', title: current.name, text: error.message });
    }
    await reload();
  };
  return (
    <ListPage
      state={state}
      options={{ category: useCategoryOptions() }}
      instead={
        <Queue
          queue={queue}
          keys={mayLook ? { l: ['looked at', () => void lookAt()] } : {}}
          side={<ListRows state={state} current={{ key: current?.id, change: queue.change }} />}
        >
          <Loaded query={query} what="the nomination">
            {(nomination) => (
              <>
                <div className={design.apart}>
                  <h2 className={design.textXl}>{nomination.fullName}</h2>
                  <div className={design.row}>
                    {mayLook && nomination.may.lookAt && (
                      <Button aria-keyshortcuts="l" onClick={() => void lookAt()}>
                        Looked at
                      </Button>
                    )}
                    {nomination.may.return && (
                      <ReturnAction
                        nomination={nomination}
                        onReturned={() => current && queue.leave([current])}
                      />
                    )}
                  </div>
                </div>
                <Submission nomination={nomination} isPublished={false} />
              </>
            )}
          </Loaded>
        </Queue>
      }
    />
  );
}
