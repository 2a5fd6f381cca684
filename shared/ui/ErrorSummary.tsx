import { useEffect, useId, useRef } from 'react';
import styles from './ErrorSummary.module.css';
import { Icon } from './Icon';

interface Props {
  title?: string;
  /** `id` of the control and its error message. */
  errors: readonly { id: string; message: string }[];
  /** Called before a link goes to its control, which may still be hidden. */
  onFollow?(): void;
  /** Set while its controls are hidden. */
  hidden?: boolean | undefined;
}

/**
 * The errors of a form, with a link to each control. It takes the focus when it appears; give it a
 * new `key` at each failed submission, so that it takes the focus again.
 */
export function ErrorSummary(props: Props) {
  return props.errors.length > 0 ? <Summary {...props} /> : null;
}

function Summary({ title = 'There is a problem', errors, onFollow, hidden }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      hidden={hidden}
      tabIndex={-1}
      role="alert"
      aria-labelledby={titleId}
      className={styles.root}
    >
      <Icon name="stop" size={22} className={styles.icon} />
      <div>
        <p id={titleId} className={styles.title}>
          {title}
        </p>
        <ul className={styles.list}>
          {errors.map(({ id, message }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  // Changing the hash would be a navigation.
                  event.preventDefault();
                  onFollow?.();
                  goToControl(id);
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Brings a control into the middle of the window and focuses it. */
export function goToControl(id: string) {
  const control = document.getElementById(id);
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}
