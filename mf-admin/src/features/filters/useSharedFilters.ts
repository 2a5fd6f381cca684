import { call } from '@meritum/shared/client/call';
import type { SharedFilter } from '@meritum/shared/contracts/team';
import { useConfirm } from '../confirm/useConfirm';
import { useReload } from '../console/ConsoleCache';
import { useCall } from '../console/useCall';
import type { SavedView } from './views';

/** A screen's filters that organisers share; render `dialog` anywhere. */
export function useSharedFilters(screen: string) {
  const { data } = useCall('listFilters', { query: { screen } });
  const reload = useReload();
  const { ask, dialog } = useConfirm();
  return {
    dialog,
    shared: data?.filters ?? [],
    /** Throws ClientError. */
    async share(view: SavedView) {
      await call('shareFilter', { body: { filterId: crypto.randomUUID(), screen, ...view } });
      await reload();
    },
    unshare: ({ id: filterId, name }: SharedFilter) =>
      ask({
        about: filterId,
        title: `Remove the shared filter ${name}?`,
        consequence: 'It is removed for everybody. What it shows is not changed.',
        confirm: 'Remove',
        act: () => call('removeFilter', { body: { filterId } }),
        done: `${name} is no longer shared.`,
      }),
  };
}
