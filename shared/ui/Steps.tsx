import type { ReactNode } from 'react';
import { classNames } from './classNames';
import { Icon } from './Icon';
import styles from './Steps.module.css';
import { VisuallyHidden } from './VisuallyHidden';

interface Step {
  label: string;
  description?: ReactNode;
  state: 'completed' | 'current' | 'future';
}

interface Props {
  /** The purpose of the steps, for screen readers. */
  label: string;
  steps: readonly Step[];
  /** Shows one small line, without the descriptions. */
  compact?: boolean;
}

const spoken = { completed: 'Completed', current: 'Current step', future: 'Not started' } as const;

/** A row of numbered steps: done, current, to come. A column on narrow screens. */
export function Steps({ label, steps, compact = false }: Props) {
  return (
    <div className={classNames(styles.root, compact && styles.compact)}>
      <ol aria-label={label} className={styles.list}>
        {steps.map((step, index) => (
          <li
            key={step.label}
            className={styles.step}
            data-state={step.state}
            aria-current={step.state === 'current' ? 'step' : undefined}
          >
            <span className={styles.sign} aria-hidden="true">
              {step.state === 'completed' ? (
                <Icon name="check" size={compact ? 14 : 18} />
              ) : (
                index + 1
              )}
            </span>
            <div className={styles.text}>
              <p className={styles.label}>
                <span>{step.label}</span>
                <VisuallyHidden> ({spoken[step.state]})</VisuallyHidden>
              </p>
              {step.description && !compact && (
                <div className={styles.description}>{step.description}</div>
              )}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
