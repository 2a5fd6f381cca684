import type { NominationStatusReply } from '@meritum/shared/contracts/nominations';
import { Button } from '@meritum/shared/ui/Button';
import { Card } from '@meritum/shared/ui/Card';
import { TextLink } from '@meritum/shared/ui/TextLink';
import { useEffect, useRef } from 'react';
import styles from './NominationSummary.module.css';
import { notProvided } from './standing';

interface Props {
  status: NominationStatusReply;
  loading: boolean;
  onRefresh(): void;
  /** The form has just become this summary: reading goes on here. */
  takeFocus: boolean;
}

/** The submitted nomination (NOM-021 to NOM-025). */
export function NominationSummary({ status, loading, onRefresh, takeFocus }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takeFocus) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [takeFocus]);
  return (
    <section aria-labelledby="nomination-summary">
      <Card className={styles.root}>
        <header className={styles.header}>
          <h2 id="nomination-summary" ref={heading} tabIndex={-1} className={styles.heading}>
            Your nomination
          </h2>
          <Button
            variant="quiet"
            busy={loading}
            onClick={onRefresh}
            aria-label="Refresh the summary"
          >
            Refresh
          </Button>
        </header>
        <dl className={styles.list}>
          <Row label="Full Name" value={status.fullName} />
          <Row label="Email" value={status.email} />
          <Row label="Designation" value={status.designation} />
          <Row label="Organization" value={status.organization} />
          <Row label="LinkedIn URL" value={status.linkedInUrl} link />
        </dl>
      </Card>
    </section>
  );
}

function Row({ label, value, link = false }: { label: string; value: string; link?: boolean }) {
  const text = value.trim() || notProvided;
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd>
        {link && value.trim() ? (
          <TextLink href={text} newTab>
            {text}
          </TextLink>
        ) : (
          text
        )}
      </dd>
    </div>
  );
}
