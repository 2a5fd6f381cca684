import type { Assignment } from '@meritum/shared/contracts/assignments';
import { Button } from '@meritum/shared/ui/Button';
import { Select } from '@meritum/shared/ui/Select';
import type { ReactNode } from 'react';
import styles from './Assignments.module.css';
import { type AssignmentState, assignmentName, neighboursOf, stateOf } from './addresses';

interface Props {
  assignments: readonly Assignment[];
  selected: string;
  onSelect(id: string): void;
  onMove(by: 1 | -1): void;
  children?: ReactNode;
}

/** Selects an assignment, pending ones first (JUD-019 to JUD-021). */
export function Chooser({ assignments, selected, onSelect, onMove, children }: Props) {
  const { previous, next } = neighboursOf(assignments, selected);
  return (
    <div className={styles.chooser}>
      <Select
        label="Select Assignment"
        value={selected}
        disabled={assignments.length === 0}
        onChange={(event) => onSelect(event.target.value)}
        className={styles.select}
      >
        {selected === '' && <option value="" />}
        <Group label="Pending" state="pending" assignments={assignments} />
        <Group label="No longer needed" state="ended" assignments={assignments} />
        <Group label="Completed" state="completed" assignments={assignments} />
      </Select>
      {children}
      <Button variant="secondary" disabled={!previous} onClick={() => onMove(-1)}>
        Previous
      </Button>
      <Button variant="secondary" disabled={!next} onClick={() => onMove(1)}>
        Next
      </Button>
    </div>
  );
}

interface GroupProps {
  label: string;
  state: AssignmentState;
  assignments: readonly Assignment[];
}

function Group({ label, state, assignments }: GroupProps) {
  const inGroup = assignments.filter((each) => stateOf(each) === state);
  if (inGroup.length === 0) return null;
  return (
    <optgroup label={label}>
      {inGroup.map((each) => (
        <option key={each.id} value={each.id}>
          {assignmentName(each)}
        </option>
      ))}
    </optgroup>
  );
}
