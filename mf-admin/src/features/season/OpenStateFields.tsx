import type { OpenState } from '@meritum/shared/contracts/seasons';
import { formatDeadline } from '@meritum/shared/programme/deadlines';
import { Checkbox } from '@meritum/shared/ui/Checkbox';
import { ValueField } from '@meritum/shared/ui/ValueField';
import { fieldOfMoment, momentOfField, withOpenState } from './change';
import type { At } from './formProblems';
import styles from './Season.module.css';

interface Props {
  openState: OpenState;
  pointer: string;
  at: At;
  onWindowChange(openState: OpenState): void;
}

/** Whether nominations are open, and when they close automatically. */
export function OpenStateFields({ openState, pointer, at, onWindowChange }: Props) {
  return (
    <div className={`${styles.choice} ${styles.wide}`}>
      <Checkbox
        {...at(`${pointer}/open`)}
        label="Nominations are open"
        checked={openState.open}
        onChange={(event) => onWindowChange(withOpenState(openState, event.target.checked))}
      />
      <ValueField
        {...at(`${pointer}/closesAt`)}
        type="datetime-local"
        label="Nominations close automatically (UTC)"
        hint={
          openState.closesAt
            ? `${formatDeadline(openState.closesAt)}. The public site shows it at once`
            : 'Leave empty to close it yourself'
        }
        disabled={!openState.open}
        value={fieldOfMoment(openState.closesAt)}
        onChange={(event) =>
          onWindowChange({ ...openState, closesAt: momentOfField(event.target.value) })
        }
      />
    </div>
  );
}
