import type { Door, Season, SeasonCategory } from '@meritum/shared/contracts/seasons';
import { Card } from '@meritum/shared/ui/Card';
import { Checkbox } from '@meritum/shared/ui/Checkbox';
import { TextField } from '@meritum/shared/ui/TextField';
import { fieldOfMoment, momentOfField, pushed, withCategory } from './change';
import styles from './Season.module.css';

export interface DraftProps {
  draft: Season;
  onDraft(draft: Season): void;
}

/** One category: what it says of itself, and what is taken in it. */
export function CategoryFields({
  category,
  draft,
  onDraft,
}: DraftProps & { category: SeasonCategory }) {
  const change = (changed: Partial<SeasonCategory>) =>
    onDraft(withCategory(draft, category.name, changed));
  const { name, label, period, nominations, judging } = category;
  const isOffered = draft.directory.includes(name);
  const offer = (offered: boolean) => {
    const wanted = (one: string) => (one === name ? offered : draft.directory.includes(one));
    const directory = draft.categories.map((one) => one.name).filter(wanted);
    onDraft({ ...draft, directory });
  };
  return (
    <Card>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{name}</legend>
        <TextField
          label="Label"
          maxLength={40}
          value={label}
          onChange={(event) => change({ label: event.target.value })}
        />
        <TextField
          label="Period"
          maxLength={120}
          value={period}
          onChange={(event) => change({ period: event.target.value })}
        />
        <DoorFields
          what="Nominations"
          door={nominations}
          onDoor={(door) => change({ nominations: door })}
        />
        <DoorFields what="Judging" door={judging} onDoor={(door) => change({ judging: door })} />
        <Checkbox
          label="Winners are in the directory"
          checked={isOffered}
          onChange={(event) => offer(event.target.checked)}
          className={styles.wide}
        />
      </fieldset>
    </Card>
  );
}

interface DoorProps {
  what: 'Nominations' | 'Judging';
  door: Door;
  onDoor(door: Door): void;
}

function DoorFields({ what, door, onDoor }: DoorProps) {
  return (
    <div className={styles.door}>
      <Checkbox
        label={`${what} ${what === 'Judging' ? 'is' : 'are'} open`}
        checked={door.open}
        onChange={(event) => onDoor(pushed(door, event.target.checked))}
      />
      <TextField
        type="datetime-local"
        label={`${what} ${what === 'Judging' ? 'closes' : 'close'} (UTC)`}
        hint="Empty: until somebody closes it"
        disabled={!door.open}
        value={fieldOfMoment(door.closesAt)}
        onChange={(event) => onDoor({ ...door, closesAt: momentOfField(event.target.value) })}
      />
    </div>
  );
}
