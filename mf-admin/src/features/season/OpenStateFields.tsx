import type { OpenState } from '@meritum/shared/contracts/seasons';
import { formatDeadline } from '@meritum/shared/programme/deadlines';
import { Checkbox } from '@meritum/shared/ui/Checkbox';
import { ValueField } from '@meritum/shared/ui/ValueField';
import { fieldOfMoment, momentOfField, withOpenState } from './change';
import type { At } from './places';
import styles from './Season.module.css';

const words = {
  nominations: { open: 'Nominations are open', closes: 'Nominations close (UTC)' },
  judging: { open: 'Judging is open', closes: 'Judging closes (UTC)' },
} as const;

interface Props {
  what: keyof typeof words;
  door: OpenState;
  pointer: string;
  at: At;
  onDoor(door: OpenState): void;
}

/** Whether something is open, and when it closes automatically. */
export function OpenStateFields({ what, door, pointer, at, onDoor }: Props) {
  return (
    <div className={styles.door}>
      <Checkbox
        {...at(`${pointer}/open`)}
        label={words[what].open}
        checked={door.open}
        onChange={(event) => onDoor(withOpenState(door, event.target.checked))}
      />
      <ValueField
        {...at(`${pointer}/closesAt`)}
        type="datetime-local"
        label={words[what].closes}
        hint={door.closesAt ? formatDeadline(door.closesAt) : 'Leave empty to close it yourself'}
        disabled={!door.open}
        value={fieldOfMoment(door.closesAt)}
        onChange={(event) => onDoor({ ...door, closesAt: momentOfField(event.target.value) })}
      />
    </div>
  );
}
