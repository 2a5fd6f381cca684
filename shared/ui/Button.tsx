import type { ComponentProps, MouseEvent } from 'react';
import styles from './Button.module.css';
import { classNames } from './classNames';

export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  size?: 'm' | 'l' | undefined;
}

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Keeps its width and focus, shows `busyLabel` if given and cannot be pressed again. */
    busy?: boolean | undefined;
    busyLabel?: string | undefined;
  };

/** The classes of a button, for links that look like one. */
export function buttonClasses({ variant = 'primary', size = 'm' }: ButtonLook): string {
  return classNames(styles.root, styles[variant], styles[size]);
}

export function Button(props: ButtonProps) {
  const { variant, size, busy, busyLabel, className, children, onClick, ...rest } = props;
  // aria-disabled, not disabled: a busy button must keep the focus, or screen readers lose it.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  const saysBusy = busy === true && busyLabel !== undefined;
  return (
    <button
      type="button"
      className={classNames(buttonClasses({ variant, size }), className)}
      {...rest}
      aria-disabled={busy ? true : rest['aria-disabled']}
      onClick={press}
    >
      <span className={styles.labels}>
        <span className={styles.label} data-shown={!saysBusy} aria-hidden={saysBusy || undefined}>
          {children}
        </span>
        {busyLabel !== undefined && (
          <span className={styles.label} data-shown={saysBusy} aria-hidden={!saysBusy || undefined}>
            <span className={styles.spinner} />
            {busyLabel}
          </span>
        )}
      </span>
    </button>
  );
}
