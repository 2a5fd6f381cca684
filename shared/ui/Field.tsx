import { type ReactNode, useId } from 'react';
import { classNames } from './classNames';
import styles from './Field.module.css';
import { Icon } from './Icon';
import { VisuallyHidden } from './VisuallyHidden';

/** Props that every labelled control shares. */
export interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong and what to do; if present, the control is marked as invalid. */
  error?: string | undefined;
  /** Adds "(optional)" to the label. */
  optional?: boolean | undefined;
}

interface OwnProps extends FieldTexts {
  id?: string | undefined;
  className?: string | undefined;
  /** Ids of further descriptions, separated by spaces. */
  'aria-describedby'?: string | undefined;
}

/** Separates the props of a labelled control into those of its field and its own. */
export function fieldAndControl<Props extends OwnProps>(props: Props) {
  const { label, hint, error, optional, id, className, ...control } = props;
  const describedBy = props['aria-describedby'];
  return { field: { label, hint, error, optional, id, className, describedBy }, control };
}

/** The attributes that connect a control with its label, hint and error. */
interface ControlAttributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

type FieldProps = FieldTexts & {
  id?: string | undefined;
  className?: string | undefined;
  /** Ids of further descriptions, separated by spaces. */
  describedBy?: string | undefined;
  /** Shown below the control, such as a counter. */
  footer?: ReactNode;
  children: (control: ControlAttributes) => ReactNode;
};

/** Owns label, hint, error and ARIA of one control, which `children` draws. */
export function Field(props: FieldProps) {
  const { label, hint, error, optional, className, describedBy, footer, children } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const ids = [hint && `${id}-hint`, error && `${id}-error`, describedBy].filter(Boolean).join(' ');
  return (
    <div className={classNames(styles.root, className)} data-invalid={error ? true : undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> (optional)</span>}
      </label>
      {hint && (
        <div className={styles.hint} id={`${id}-hint`}>
          {hint}
        </div>
      )}
      <FieldError id={id} error={error} />
      {children({
        id,
        'aria-describedby': ids || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {footer}
    </div>
  );
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p className={styles.error} id={`${id}-error`}>
      <Icon name="stop" size={18} className={styles.icon} />
      <span>
        <VisuallyHidden>Error: </VisuallyHidden>
        <span>{error}</span>
      </span>
    </p>
  );
}
