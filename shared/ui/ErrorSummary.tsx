import { type ComponentProps, type MouseEvent, useEffect, useId, useRef } from 'react';
import { classNames } from './classNames';
import styles from './ErrorSummary.module.css';
import { Icon } from './Icon';

export type ErrorSummaryProps = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  title?: string | undefined;
  /** `id` of the control and its error message. */
  errors: readonly { id: string; message: string }[];
};

/**
 * The errors of a form, with a link to each control. It takes the focus when it appears; give it a
 * new `key` at each failed submission, so that it takes the focus again.
 */
export function ErrorSummary(props: ErrorSummaryProps) {
  return props.errors.length > 0 ? <Summary {...props} /> : null;
}

function Summary({ title = 'There is a problem', errors, className, ...rest }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      {...rest}
      ref={box}
      tabIndex={-1}
      role="alert"
      aria-labelledby={titleId}
      className={classNames(styles.root, className)}
    >
      <Icon name="stop" size={22} className={styles.icon} />
      <div>
        <p id={titleId} className={styles.title}>
          {title}
        </p>
        <ul className={styles.list}>
          {errors.map(({ id, message }) => (
            <li key={id}>
              <a href={`#${id}`} onClick={(event) => goTo(event, id)}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Focuses the control without changing the address's hash, which would be a navigation. */
function goTo(event: MouseEvent, id: string) {
  event.preventDefault();
  const control = document.getElementById(id);
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}
