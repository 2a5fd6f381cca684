import { Loaded } from '@meritum/shared/ui/Loaded';
import { Panel } from '../facts/Panel';
import type { useVoids } from '../results/requests';
import { Voids } from '../results/Voids';

interface Props {
  nominationId: string;
  query: ReturnType<typeof useVoids>;
  refresh(): unknown;
}

/** Voids of a nomination and its ratings, with the decisions about them. */
export function VoidsOfEntry({ nominationId, query, refresh }: Props) {
  return (
    <Panel title="Voided entries and ratings">
      <Loaded query={query} what="the voids">
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
