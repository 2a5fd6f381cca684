import { FormFields } from '@meritum/shared/forms/FormFields';
import { OfflineNotice } from '@meritum/shared/forms/OfflineNotice';
import { Button } from '@meritum/shared/ui/Button';
import { Card } from '@meritum/shared/ui/Card';
import type { ReactNode } from 'react';
import { DocumentField } from '../document/DocumentField';
import { SaveStateLine } from '../draft/SaveStateLine';
import { Guide } from './Guide';
import styles from './NominationForm.module.css';
import { SupportingLinks } from './SupportingLinks';
import type { NominationFormState } from './useNominationForm';

interface Props {
  nomination: NominationFormState;
  /** The account's address, which cannot be changed (NOM-027). */
  email: string;
  onReview(): void;
}

/** The nomination form for the open category (NOM-020); its fields are declared in fields.tsx. */
export function NominationForm({ nomination: form, email, onReview }: Props) {
  const { busy, document, element, fields } = form;
  return (
    <div className={styles.work}>
      <div className={styles.rail}>
        <SaveStateLine state={form.save.state} />
        <Guide />
      </div>
      <Card>
        <form {...element} className={styles.form} aria-label="Nomination">
          <fieldset disabled={busy} className={styles.fields}>
            <FormSection title="About you">
              <div className={styles.pair}>
                <FormFields form={form} part="person" given={{ email }} />
              </div>
              <FormFields form={form} part="profile" />
            </FormSection>
            <FormSection title="Your achievement">
              <FormFields form={form} part="achievement" />
            </FormSection>
            <FormSection
              title="Supporting evidence"
              lead="Optional. Publications, products, repositories or press that help judges check your work."
            >
              <FormFields
                form={form}
                part="document"
                own={{
                  document: (
                    <DocumentField
                      id={fields.idOf('document')}
                      upload={document.upload}
                      state={document.state}
                      disabled={busy}
                      error={document.error.message}
                    />
                  ),
                }}
              />
              <SupportingLinks form={form} />
            </FormSection>
            <FormFields form={form} part="agreement" />
          </fieldset>
          <OfflineNotice />
          <div className={styles.actions}>
            <Button
              type="submit"
              size="l"
              className={styles.submit}
              busy={busy}
              busyLabel={
                document.state?.state === 'uploading' ? 'Uploading document...' : 'Submitting...'
              }
            >
              Submit Nomination
            </Button>
            <Button variant="secondary" size="l" className={styles.submit} onClick={onReview}>
              Review before sending
            </Button>
          </div>
        </form>
      </Card>
    </div>
  );
}

interface SectionProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

function FormSection({ title, lead, children }: SectionProps) {
  return (
    <section className={styles.section}>
      <div className={styles.intro}>
        <h2 className={styles.title}>{title}</h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </section>
  );
}
