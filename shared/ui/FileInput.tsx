import { showToast } from '@meritum/shared/ui/toasts';
import {
  type ChangeEvent,
  type DragEvent as ReactDragEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { ChosenFile, type FileState } from './ChosenFile';
import { Field, type FieldTexts, fieldAndControl } from './Field';
import styles from './FileInput.module.css';
import { Icon } from './Icon';

export type FileInputProps = FieldTexts & {
  id?: string | undefined;
  /** As in the attribute: `.pdf,.png`. The caller also checks the file. */
  accept: string;
  disabled?: boolean | undefined;
  onChoose: (file: File) => void;
  /** The caller's file; missing where it is processed immediately. */
  file?: FileState | null;
  onCancel?: () => void;
  onRemove?: () => void;
};

const warn = (title: string, text: string) => showToast({ type: 'warning', title, text });

/** Keeps the browser from opening a dropped file that no field has taken. */
function keepPage(event: DragEvent): void {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  if (event.type === 'drop') warn('The file was not taken', 'Drop it on the field for files.');
}

/** While a page has a file field, a file dropped beside it must not lose typed text. */
function useDroppedFiles(): void {
  useEffect(() => {
    for (const name of ['dragover', 'drop'] as const) addEventListener(name, keepPage);
  }, []);
}

/** One file, chosen by the browser's input or dropped, with its upload state. */
export function FileInput(props: FileInputProps) {
  const { field, control: own } = fieldAndControl(props);
  const { file, onChoose, disabled = false } = own;
  const input = useRef<HTMLInputElement>(null);
  useDroppedFiles();
  const [over, setOver] = useState(false);

  const take = (target: HTMLInputElement) => {
    const chosen = target.files?.[0];
    if (chosen && !disabled) onChoose(chosen);
    target.value = ''; // or the same file, corrected, could not be chosen again
  };
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => take(target);
  // On a prerendered page a file can be chosen before hydration.
  const takeEarly = useEffectEvent(() => input.current?.files?.length && take(input.current));
  useEffect(() => {
    takeEarly();
  }, []);
  // A disabled field leaves a drop to the page, which refuses it.
  const drag = (event: ReactDragEvent) => {
    setOver(event.type === 'dragover' && !disabled);
    if (disabled) return;
    event.preventDefault();
    if (event.type === 'drop') drop(event.dataTransfer);
  };
  const drop = ({ files, items }: DataTransfer) => {
    const [first, second] = files;
    if (!first) warn('Nothing was taken', 'Drop a file that is on this device.');
    else if (items?.[0]?.webkitGetAsEntry?.()?.isDirectory)
      warn('A folder cannot be taken', 'Drop one file from inside it.');
    else {
      onChoose(first);
      if (second) warn('Only one file was taken', `This field has room for one: ${first.name}.`);
    }
  };
  // The pressed button disappears with the file, so the focus moves to the remaining control.
  const andFocus = (act?: () => void) => () => {
    act?.();
    input.current?.focus();
  };

  return (
    <Field {...field}>
      {(control) => (
        <fieldset
          className={styles.zone}
          data-over={over || undefined}
          data-filled={file ? true : undefined}
          data-disabled={disabled || undefined}
          data-invalid={field.error ? true : undefined}
          onDragOver={drag}
          onDragLeave={drag}
          onDrop={drag}
        >
          <input
            {...control}
            ref={input}
            type="file"
            accept={own.accept}
            disabled={disabled}
            onChange={change}
            className={styles.input}
          />
          {file ? (
            <ChosenFile
              file={file}
              inputId={control.id}
              disabled={disabled}
              onCancel={andFocus(own.onCancel)}
              onRemove={andFocus(own.onRemove)}
            />
          ) : (
            <label className={styles.invitation} htmlFor={control.id}>
              <Icon name="upload" size={24} className={styles.icon} />
              <span>
                <span className={styles.choose}>Choose a file</span> or drop it here
              </span>
            </label>
          )}
        </fieldset>
      )}
    </Field>
  );
}
