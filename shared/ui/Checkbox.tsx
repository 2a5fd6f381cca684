import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './Checkbox.module.css';
import { classNames } from './classNames';
import * as design from './design.module.css';
import { FieldError } from './Field';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode;
  error?: string | undefined;
};

/** A checkbox; its label may contain links. `className` goes to the whole field. */
export function Checkbox({ label, error, className, ...input }: CheckboxProps) {
  const ownId = useId();
  const id = input.id ?? ownId;
  const describedBy = classNames(error && `${id}-error`, input['aria-describedby']) || undefined;
  return (
    <div className={classNames(design.gridHalf, className)}>
      <FieldError id={id} error={error} />
      <div className={styles.line}>
        <input
          {...input}
          type="checkbox"
          id={id}
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
          className={styles.box}
        />
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
      </div>
    </div>
  );
}
