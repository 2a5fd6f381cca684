import type { WinnerListsReply } from '@meritum/shared/contracts/winner-imports';
import { imported } from '@meritum/shared/programme/imported';
import { ActOfTwo } from '../confirm/ActOfTwo';
import { Panel } from '../facts/Panel';
import { counted, importing, PlannedWinners } from './ImportPlan';
import { applyWinners } from './requests';

interface Props {
  proposed: NonNullable<WinnerListsReply['proposed']>;
}

/** An import that waits for another organiser, with all its changes. */
export function ProposedImport({ proposed }: Props) {
  return (
    <Panel title="Proposed import">
      <ActOfTwo
        proposed={proposed}
        isAllowed
        send={(decision) => applyWinners(proposed, decision)}
        question={{
          about: importing,
          title: 'Import these winners?',
          consequence: (
            <p>
              {counted(proposed)}. All changes become public at the same moment, wherever the site
              shows the list. A later import can correct mistakes but never removes a winner. Each
              of these winners is marked publicly. {imported.legend}
            </p>
          ),
          confirm: 'Import winners',
          done: `The winners have been imported: ${counted(proposed)}.`,
        }}
      >
        Confirm import...
      </ActOfTwo>
      <p>{counted(proposed)}.</p>
      <PlannedWinners winners={proposed.winners} />
    </Panel>
  );
}
