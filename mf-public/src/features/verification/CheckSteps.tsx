import { classNames } from '@meritum/shared/ui/classNames';
import * as design from '@meritum/shared/ui/design.module.css';
import { Icon } from '@meritum/shared/ui/Icon';
import { VisuallyHidden } from '@meritum/shared/ui/VisuallyHidden';
import styles from './CheckSteps.module.css';

export interface CheckedStep {
  name: string;
  /** Mismatches; a step without any has passed. */
  fails?: readonly string[];
  /** The statement that holds if nothing fails. */
  holds?: string;
  /** Set if it neither passed nor failed; `holds` says why. */
  isUnsure?: boolean;
}

const most = 20;

function Fails({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={styles.fails}>
      {lines.slice(0, most).map((line) => (
        <li key={line} className={design.anywhere}>
          {line}
        </li>
      ))}
      {lines.length > most && <li>and {lines.length - most} more</li>}
    </ul>
  );
}

const results = {
  failed: { icon: 'stop', words: ': failed' },
  unsure: { icon: 'alert', words: ': not checked' },
  passed: { icon: 'check-circle', words: ': passed' },
} as const;

const resultOf = ({ fails = [], isUnsure }: CheckedStep) =>
  fails.length > 0 ? 'failed' : isUnsure ? 'unsure' : 'passed';

function Step({ step }: { step: CheckedStep }) {
  const { name, fails = [], holds } = step;
  const result = resultOf(step);
  const { icon, words } = results[result];
  return (
    <li
      className={styles.step}
      data-fails={result === 'failed' || undefined}
      data-unsure={result === 'unsure' || undefined}
    >
      <Icon name={icon} size={22} className={design.accent} />
      <div>
        <p className={classNames(design.ink, design.bold)}>
          {name}
          <VisuallyHidden>{words}</VisuallyHidden>
        </p>
        {fails.length > 0 ? <Fails lines={fails} /> : <p>{holds}</p>}
      </div>
    </li>
  );
}

export function CheckSteps({ steps }: { steps: readonly CheckedStep[] }) {
  return (
    <ul className={design.ruleAbove} aria-label="What was checked">
      {steps.map((step) => (
        <Step key={step.name} step={step} />
      ))}
    </ul>
  );
}

export function StepOutline({
  asks,
}: {
  asks: readonly (readonly [name: string, compares: string])[];
}) {
  return (
    <ul className={design.ruleAbove} aria-label="What will be checked">
      {asks.map(([name, compares]) => (
        <li key={name} className={styles.step} data-waits>
          <span className={styles.waits} />
          <div>
            <p className={classNames(design.ink, design.bold)}>{name}</p>
            <p>{compares}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
