import { limits } from '@meritum/shared/contracts/limits';
import { type VoidReason, type VoidRequest, voidReasons } from '@meritum/shared/contracts/results';
import { createElement } from 'react';
import { useConfirm } from '../confirm/useConfirm';
import type { RowAction } from '../table/RowMenu';
import { proposeVoid } from './requests';

/** The menu of a row by which its rating or entry is proposed to be taken out. */
export function useVoiding(refresh: () => unknown) {
  const { ask, dialog } = useConfirm();
  const actionsFor = (what: string, subject: Pick<VoidRequest, 'kind' | 'id'>): RowAction[] =>
    (Object.keys(voidReasons) as VoidReason[]).map((why) => ({
      label: `Take out: ${voidReasons[why]}`,
      danger: true,
      onSelect: () =>
        ask({
          title: `Propose to take out ${what}?`,
          consequence: createElement(
            'p',
            null,
            `${voidReasons[why]}. Nothing happens before another admin confirms it.`,
          ),
          confirm: 'Propose',
          danger: true,
          reason: { label: 'Why', maxLength: limits.reasonCharacters },
          act: (reason) => proposeVoid({ ...subject, why, reason }),
          done: 'It is proposed. Another admin has to confirm it.',
          refresh,
        }),
    }));
  return { actionsFor, dialog };
}
