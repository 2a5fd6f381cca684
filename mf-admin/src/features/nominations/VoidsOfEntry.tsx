import { Loaded } from '@meritum/shared/ui/Loaded';
import { Panel } from '../facts/Panel';
import type { useVoids } from '../results/requests';
import { Voids } from '../results/Voids';

interface Props {
  nominationId: string;
  query: ReturnType<typeof useVoids>;
  refresh(): unknown;
}

/** What of a nomination is taken out or proposed to be, with what another organiser decides about it. */
export function VoidsOfEntry({ nominationId, query, refresh }: Props) {
  return (
    <Panel title="Taken out">
      <Loaded query={query} what="what was taken out">
        {({ voids }) => (
          <Voids
            voids={voids.filter(({ nomination }) => nomination.id === nominationId)}
            refresh={refresh}
          />
        )}
      </Loaded>
    </Panel>
  );
}
