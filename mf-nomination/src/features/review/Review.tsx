import { countryName } from '@meritum/shared/contracts/countries';
import { nominationControls, shownToJudges } from '@meritum/shared/contracts/nominations';
import { countWords } from '@meritum/shared/contracts/words';
import { pluralize } from '@meritum/shared/programme/format-count';
import { Button } from '@meritum/shared/ui/Button';
import { Card } from '@meritum/shared/ui/Card';
import * as design from '@meritum/shared/ui/design.module.css';
import { ErrorSummary, goToControl } from '@meritum/shared/ui/ErrorSummary';
import { VisuallyHidden } from '@meritum/shared/ui/VisuallyHidden';
import { type ReactNode, useEffect, useRef } from 'react';
import { type FieldName, fields } from '../nomination/fields';
import { notProvided } from '../nomination/status';
import type { NominationFormState } from '../nomination/useNominationForm';
import styles from './Review.module.css';

interface Props {
  nomination: NominationFormState;
  email: string;
  onBack(): void;
}

/** The review before submitting: everything as judges will see it, and missing parts. */
export function Review({ nomination, email, onBack }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  const typed = { ...nomination.values(), email };
  const { state, error } = nomination.document;
  const problems = nomination.problems({ document: error.message });
  const change = (name: FieldName) => {
    onBack();
    goToControl(fields.idOf(name));
  };
  return (
    <Card as="section" aria-labelledby="review" className={styles.review} data-wide>
      <Button variant="quiet" className={design.inLine} onClick={onBack}>
        Back to the form
      </Button>
      <h2 id="review" ref={heading} tabIndex={-1} className={design.text2xl}>
        Review your nomination
      </h2>
      {problems.length > 0 ? (
        <ErrorSummary
          title={`Check ${pluralize(problems.length, 'field')}`}
          errors={problems}
          onFollow={onBack}
        />
      ) : (
        <p>{whoSeesWhat()}</p>
      )}
      <dl className={design.full}>
        {fields.names.map((name) => (
          <Entry key={name} name={name} value={textIn(typed, name)} onChange={change} />
        ))}
        <Row label="Supporting document" onChange={() => change('document')}>
          {state?.state === 'done' ? state.reply.name : (state?.file.name ?? 'None')}
        </Row>
      </dl>
      {nomination.maySubmit && (
        <Button
          className={styles.submit}
          busy={nomination.busy}
          busyLabel="Submitting..."
          onClick={nomination.submit}
        >
          Submit Nomination
        </Button>
      )}
    </Card>
  );
}

const listOf = (type: 'conjunction' | 'disjunction', labels: string[]) =>
  new Intl.ListFormat('en-GB', { type }).format(labels);

function whoSeesWhat(): string {
  const labels = (shown: boolean) =>
    Object.entries(nominationControls)
      .filter(([name]) => name in shownToJudges === shown)
      .map(([, { label }]) => label);
  const seen = [...labels(true), 'Supporting links', 'Supporting document'];
  const unseen = ['Email', ...labels(false)];
  return `Check your answers. Judges see ${listOf('conjunction', seen)}. They do not see ${listOf('disjunction', unseen)}.`;
}

function textIn(typed: Partial<Record<FieldName, unknown>>, name: FieldName): string | undefined {
  const value = typed[name];
  return typeof value === 'string' ? value : undefined;
}

interface EntryProps {
  name: FieldName;
  /** Undefined for fields that are not text. */
  value: string | undefined;
  onChange(name: FieldName): void;
}

function Entry({ name, value, onChange }: EntryProps) {
  const control = fields.controlOf(name);
  if (value === undefined || !('label' in control) || typeof control.label !== 'string')
    return null;
  // One row is enough for all empty links.
  if (value.trim() === '' && /^supportingLink[2-5]/.test(name)) return null;
  const isEssay = control.control === 'essay';
  return (
    <Row
      label={control.label}
      isEssay={isEssay}
      {...(isEssay && { counted: `, ${countWords(value)} of ${control.wordLimit} words` })}
      {...(control.control !== 'given' && { onChange: () => onChange(name) })}
    >
      {(control.control === 'choice' && countryName(value)) || value.trim() || notProvided}
    </Row>
  );
}

interface RowProps {
  label: string;
  counted?: string;
  isEssay?: boolean;
  children: ReactNode;
  /** Missing for fields that the form cannot change. */
  onChange?(): void;
}

export function Row({ label, counted, isEssay = false, children, onChange }: RowProps) {
  return (
    <div className={styles.entry}>
      <dt className={design.muted}>
        {label}
        {counted}
      </dt>
      <dd className={isEssay ? styles.essay : undefined}>{children}</dd>
      {onChange && (
        <dd>
          <button type="button" className={styles.change} onClick={onChange}>
            Change<VisuallyHidden> {label}</VisuallyHidden>
          </button>
        </dd>
      )}
    </div>
  );
}
