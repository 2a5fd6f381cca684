import { Button } from '@meritum/shared/ui/Button';
import { Card } from '@meritum/shared/ui/Card';
import { CopyButton } from '@meritum/shared/ui/CopyButton';
import { Mark } from '@meritum/shared/ui/Mark';
import { type ReactNode, useEffect, useRef } from 'react';
import { saveEvent } from '../deadline/saveEvent';
import { useSeason } from '../deadline/useSeason';
import styles from './Confirmation.module.css';
import { SaveCopy } from './SaveCopy';

interface Props {
  reference: string;
  /** Whether it waits for its nominator to confirm the address. */
  waits: boolean;
  /** It was submitted on this page, and takes the focus. */
  isNew: boolean;
  /** The status. */
  children: ReactNode;
}

/** A submitted nomination: its reference, its status, and what happens next. */
export function Confirmation({ reference, waits, isNew, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { judging, results } = useDaysAhead();
  useEffect(() => {
    if (!isNew) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [isNew]);
  const remember = (day: string) =>
    saveEvent({
      id: 'winners-announced',
      title: 'winners are announced',
      at: day,
      reminder: 'Winners are announced tomorrow',
    });
  return (
    <Card as="section" aria-labelledby="confirmation" className={styles.root} data-toasts="top">
      <header className={styles.header}>
        <Mark width={72} height={72} className={styles.laurel} />
        <div className={styles.received}>
          <h2 id="confirmation" ref={heading} tabIndex={-1} className={styles.heading}>
            Nomination received
          </h2>
          <div className={styles.quoted}>
            <p>
              Reference <strong className={styles.reference}>{reference}</strong>
            </p>
            <CopyButton label="Copy" text={reference} />
          </div>
        </div>
      </header>
      {children}
      <h3>What happens next</h3>
      <ol className={styles.steps}>
        <Step when="Now">You get an email with your reference.</Step>
        {waits && (
          <Step when="Within a week">
            Open the link in that email to confirm your address. Your nomination takes part only
            then.
          </Step>
        )}
        <Step when={judging && `Until ${spelled(judging)}`}>
          At least 20 independent judges read and rate it, each without seeing the others.
        </Step>
        <Step when={results && spelled(results)}>
          Winners are announced on this website and by email.
        </Step>
      </ol>
      <div className={styles.line}>
        <SaveCopy reference={reference} which={{}} />
        {results && (
          <Button variant="secondary" onClick={() => remember(results)}>
            Add the announcement to your calendar
          </Button>
        )}
      </div>
    </Card>
  );
}

interface StepProps {
  /** '' or undefined while no day is known. */
  when: string | undefined;
  children: ReactNode;
}

function Step({ when, children }: StepProps) {
  return (
    <li className={styles.step}>
      {when && <p className={styles.when}>{when}</p>}
      <p>{children}</p>
    </li>
  );
}

/** The last day of judging and the day of the results; undefined if unknown or past. */
function useDaysAhead() {
  const calendar = useSeason()?.calendar;
  const today = new Date().toISOString().slice(0, 10);
  const ahead = (day: string | undefined) => (day && day >= today ? day : undefined);
  return { judging: ahead(calendar?.judging.to), results: ahead(calendar?.results) };
}

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const spelled = (day: string) => days.format(new Date(day));
