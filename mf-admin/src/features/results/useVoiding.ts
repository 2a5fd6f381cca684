import { limits } from '@meritum/shared/contracts/limits';
import { type VoidReason, type VoidRequest, voidReasons } from '@meritum/shared/contracts/results';
import { createElement } from 'react';
import { useConfirm } from '../confirm/useConfirm';
import type { RowAction } from '../table/RowMenu';
import { proposeVoid } from './requests';

/** Row actions that propose to void a rating or an entry. */
export function useVoiding(refresh: () => unknown) {
  const { ask, dialog } = useConfirm();
  const actionsFor = (what: string, subject: Pick<VoidRequest, 'kind' | 'id'>): RowAction[] =>
    (Object.keys(voidReasons) as VoidReason[]).map((why) => ({
      label: `Void: ${voidReasons[why]}`,
      danger: true,
      onSelect: () =>
        ask({
          title: `Propose to void ${what}?`,
          consequence: createElement(
            'p',
            null,
            `${voidReasons[why]}. Nothing changes until another organiser confirms it.`,
          ),
          confirm: 'Propose',
          danger: true,
          reason: { label: 'Why', maxLength: limits.reasonCharacters },
          act: (reason) => proposeVoid({ ...subject, why, reason }),
          done: 'The void is proposed. Another organiser has to confirm it.',
          refresh,
        }),
    }));
  return { actionsFor, dialog };
}
