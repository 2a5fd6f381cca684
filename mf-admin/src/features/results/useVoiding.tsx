import { call } from '@meritum/shared/client/call';
import { type VoidReason, type VoidRequest, voidReasons } from '@meritum/shared/contracts/voids';
import { useDecides } from '../access/role';
import { why } from '../confirm/question';
import { useConfirm } from '../confirm/useConfirm';
import type { RowAction } from '../table/RowMenu';
import { type Contest, contestId } from './requests';

/** Proposals to void a rating or an entry of a contest, for the reasons that the server allows. */
export function useVoiding(contest: Contest) {
  const { ask, dialog } = useConfirm();
  const decides = useDecides();
  const actionsFor = (
    what: string,
    subject: Pick<VoidRequest, 'kind' | 'id'>,
    causes: readonly VoidReason[],
  ): RowAction[] =>
    (decides ? causes : []).map((cause) => ({
      label: `Void: ${voidReasons[cause]}`,
      danger: true,
      onSelect: () =>
        ask({
          about: contestId(contest),
          title: `Propose to void ${what}?`,
          consequence: (
            <p>{voidReasons[cause]}. Nothing changes until another organiser confirms it.</p>
          ),
          confirm: 'Propose',
          danger: true,
          reason: why,
          act: (reason) => call('proposeVoid', { body: { ...subject, why: cause, reason } }),
          done: 'The void is proposed. Another organiser has to confirm it.',
        }),
    }));
  return { ask, actionsFor, dialog };
}
