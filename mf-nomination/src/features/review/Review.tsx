import {
  nominationControls,
  nominationForm,
  shownToJudges,
} from '@meritum/shared/contracts/nominations';
import { countWords } from '@meritum/shared/contracts/words';
import { Button } from '@meritum/shared/ui/Button';
import { Card } from '@meritum/shared/ui/Card';
import { Notice } from '@meritum/shared/ui/Notice';
import { useEffect, useRef } from 'react';
import { type FieldName, fields } from '../nomination/fields';
import { notProvided } from '../nomination/standing';
import type { NominationFormState } from '../nomination/useNominationForm';
import styles from './Review.module.css';

interface Props {
  nomination: NominationFormState;
  email: string;
  onBack(): void;
}

/** The review before submitting: everything as judges will see it, and what is missing. */
export function Review({ nomination, email, onBack }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  const typed = { ...nomination.values(), email };
  const missing = missingIn(typed);
  const { state } = nomination.document;
  return (
    <Card as="section" aria-labelledby="review" className={styles.review}>
      <h2 id="review" ref={heading} tabIndex={-1} className={styles.heading}>
        Review your nomination
      </h2>
      {missing.length > 0 ? (
        <Notice kind="warning" title="Something is missing">
          <ul>
            {missing.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </Notice>
      ) : (
        <p>{whoSeesWhat()}</p>
      )}
      <dl>
        {fields.names.map((name) => (
          <Entry key={name} name={name} value={textIn(typed, name)} />
        ))}
        <div className={styles.entry}>
          <dt>Supporting document</dt>
          <dd>{state?.state === 'done' ? state.reply.name : (state?.file.name ?? 'None')}</dd>
        </div>
      </dl>
      <div className={styles.actions}>
        <Button busy={nomination.busy} busyLabel="Submitting..." onClick={nomination.submit}>
          Submit Nomination
        </Button>
        <Button variant="secondary" onClick={onBack}>
          Back to the form
        </Button>
      </div>
    </Card>
  );
}

const listOf = (type: 'conjunction' | 'disjunction', labels: string[]) =>
  new Intl.ListFormat('en-GB', { type }).format(labels);

/** The parts of a nomination that judges see and do not see. */
function whoSeesWhat(): string {
  const labels = (shown: boolean) =>
    Object.entries(nominationControls)
      .filter(([name]) => name in shownToJudges === shown)
      .map(([, { label }]) => label);
  const seen = [...labels(true), 'Supporting links', 'Supporting document'];
  const unseen = ['Email', ...labels(false)];
  return `Check your answers. Judges see ${listOf('conjunction', seen)}. They do not see ${listOf('disjunction', unseen)}.`;
}

/** The errors that prevent submission, in the order of the screen. */
function missingIn(typed: object): string[] {
  const checked = nominationForm.safeParse(typed);
  if (checked.success) return [];
  return [...new Set(checked.error.issues.map(({ message }) => message))];
}

function textIn(typed: Partial<Record<FieldName, unknown>>, name: FieldName): string | undefined {
  const value = typed[name];
  return typeof value === 'string' ? value : undefined;
}

interface EntryProps {
  name: FieldName;
  /** Undefined for fields that are not text. */
  value: string | undefined;
}

function Entry({ name, value }: EntryProps) {
  const control = fields.controlOf(name);
  if (value === undefined || !('label' in control)) return null;
  if (value.trim() === '' && name.startsWith('supportingLink')) return null;
  const isEssay = control.control === 'essay';
  const limit = isEssay ? control.wordLimit : undefined;
  return (
    <div className={styles.entry}>
      <dt>
        {control.label}
        {limit && `, ${countWords(value)} of ${limit} words`}
      </dt>
      <dd className={isEssay ? styles.essay : undefined}>{value.trim() || notProvided}</dd>
    </div>
  );
}
