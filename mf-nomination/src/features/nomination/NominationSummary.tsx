import {
  type NominationStatusReply,
  nominationSummary,
} from '@meritum/shared/contracts/nominations';
import { takeFields } from '@meritum/shared/contracts/shape';
import { SubmittedText } from '@meritum/shared/forms/SubmittedText';
import { Button } from '@meritum/shared/ui/Button';
import { Card } from '@meritum/shared/ui/Card';
import * as design from '@meritum/shared/ui/design.module.css';
import { Icon } from '@meritum/shared/ui/Icon';
import { Notice } from '@meritum/shared/ui/Notice';
import { useEffect, useRef } from 'react';
import { scanWords } from '../document/scanWords';
import { type FieldName, fields } from './fields';
import styles from './NominationStatus.module.css';
import { notProvided } from './status';

interface Props {
  status: NominationStatusReply;
  loading: boolean;
  onRefresh(): void;
  /** Set when the form has just become this summary, which then takes the focus. */
  takeFocus: boolean;
}

/** The submitted nomination (NOM-021 to NOM-025). */
export function NominationSummary({ status, loading, onRefresh, takeFocus }: Props) {
  const shown: Partial<Record<FieldName, string>> = {
    email: status.email,
    ...takeFields(nominationSummary, status),
  };
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takeFocus) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [takeFocus]);
  return (
    <section aria-labelledby="nomination-summary">
      <Card className={design.grid2}>
        <header className={design.apart}>
          <h2 id="nomination-summary" ref={heading} tabIndex={-1} className={design.text2xl}>
            Your nomination
          </h2>
          <Button
            variant="quiet"
            busy={loading}
            onClick={onRefresh}
            aria-label="Refresh the summary"
            title="Refresh the summary"
          >
            <Icon name="refresh" />
          </Button>
        </header>
        {status.reportedLinks && (
          <Notice kind="warning" title="Judges could not open a link of yours">
            {status.reportedLinks.map((url) => (
              <p key={url}>{url}</p>
            ))}
            <p>
              Try it in a private window. Where it asks for permission, let anyone who has the link
              in. You need not change your nomination.
            </p>
          </Notice>
        )}
        <dl>
          {fields.names.map((name) => (
            <Row key={name} name={name} value={shown[name]} />
          ))}
          {status.document && (
            <div className={styles.row}>
              <dt className={design.muted}>Supporting document</dt>
              <dd>
                {status.document.name}
                {scanWords[status.document.scan] && (
                  <p className={design.minor}>{scanWords[status.document.scan]}</p>
                )}
              </dd>
            </div>
          )}
        </dl>
      </Card>
    </section>
  );
}

interface RowProps {
  name: FieldName;
  /** Undefined for a field that is not in the summary. */
  value: string | undefined;
}

function Row({ name, value }: RowProps) {
  const control = fields.controlOf(name);
  if (value === undefined || control.control === 'own') return null;
  return (
    <div className={styles.row}>
      <dt className={design.muted}>{control.label}</dt>
      <dd>
        {value.trim() ? (
          <SubmittedText control={control.control} text={value.trim()} />
        ) : (
          notProvided
        )}
      </dd>
    </div>
  );
}
