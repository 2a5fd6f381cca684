import styles from './DataTable.module.css';

interface Props {
  label: string;
  checked: boolean;
  /** Whether some rows are selected, but not all. */
  isMixed?: boolean;
  /** Called with `range` if Shift is held. */
  onToggle(how: { range: boolean }): void;
}

export function SelectBox({ label, checked, isMixed = false, onToggle }: Props) {
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        className={styles.box}
        aria-label={label}
        checked={checked}
        ref={(box) => {
          if (box) box.indeterminate = isMixed;
        }}
        onChange={({ nativeEvent }) =>
          onToggle({ range: nativeEvent instanceof MouseEvent && nativeEvent.shiftKey })
        }
      />
    </label>
  );
}
