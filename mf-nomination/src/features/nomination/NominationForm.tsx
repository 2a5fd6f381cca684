import { useSeason } from '@meritum/shared/client/useSeason';
import { FormFields } from '@meritum/shared/forms/FormFields';
import { OfflineNotice } from '@meritum/shared/forms/OfflineNotice';
import { evidence, rubric } from '@meritum/shared/programme/rubric';
import { Button } from '@meritum/shared/ui/Button';
import { Card } from '@meritum/shared/ui/Card';
import * as design from '@meritum/shared/ui/design.module.css';
import { RatingMeanings } from '@meritum/shared/ui/RatingMeanings';
import { TextLink } from '@meritum/shared/ui/TextLink';
import { VisuallyHidden } from '@meritum/shared/ui/VisuallyHidden';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { DocumentField } from '../document/DocumentField';
import { SaveStateLine } from '../draft/SaveStateLine';
import { fields } from './fields';
import { LinkWarnings } from './LinkWarnings';
import styles from './NominationForm.module.css';
import type { NominationFormState } from './useNominationForm';

interface Props {
  nomination: NominationFormState;
  /** The account's address, which cannot be changed here (NOM-027). */
  email: string;
  onReview(): void;
}

/** The nomination form for the open category (NOM-020); its fields are declared in fields.tsx. */
export function NominationForm({ nomination: form, email, onReview }: Props) {
  const { busy, document, element, fields, maySubmit } = form;
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
              <div className={design.fields}>
                <FormFields form={form} part="person" given={{ email }} />
              </div>
              <FormFields form={form} part="profile" />
            </FormSection>
            <FormSection title="Your achievement">
              <details className={styles.folded}>
                <summary>What judges rate</summary>
                <Criteria />
              </details>
              <FormFields form={form} part="achievement" />
            </FormSection>
            <FormSection
              title="Supporting evidence"
              lead="Optional. Publications, products, repositories or press that help judges check your work. Open each link in a private window first: what asks you to sign in there is closed to judges, too."
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
          <div className={design.wrap2}>
            {maySubmit && (
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
            )}
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

const links = fields.names.filter((name) => fields.partOf(name) === 'links');

/** The optional links: the filled ones, at least one; a button adds the next. */
function SupportingLinks({ form }: { form: NominationFormState }) {
  const [shown, setShown] = useState(1);
  const values: Partial<Record<string, unknown>> = form.values();
  const filled = links.findLastIndex((name) => values[name]) + 1;
  // Never fewer again: an emptied field stays.
  if (filled > shown) setShown(filled);
  const add = () => {
    flushSync(() => setShown(shown + 1));
    const next = links[shown];
    if (next) document.getElementById(fields.idOf(next))?.focus();
  };
  return (
    <>
      <div className={styles.links} data-shown={shown}>
        <FormFields form={form} part="links" />
      </div>
      <LinkWarnings form={form} links={links} />
      {shown < links.length && (
        <Button variant="quiet" className={design.inLine} onClick={add}>
          Add another link
        </Button>
      )}
    </>
  );
}

/** Beside the form: the criteria, and which evidence supports each. */
function Guide() {
  return (
    <aside className={styles.guide} aria-labelledby="what-judges-rate">
      <h2 id="what-judges-rate">What judges rate</h2>
      <Criteria />
    </aside>
  );
}

/** Each criterion with convincing evidence and the meaning of its ratings, and a sample entry. */
function Criteria() {
  const criteria = useSeason()?.rules.criteria ?? [];
  return (
    <>
      {criteria.map(({ key, name, description }) => (
        <div key={key}>
          <h3>{name}</h3>
          <p>{evidence[key] ?? description}</p>
          {rubric[key] && (
            <details className={styles.meanings}>
              <summary>
                What 1, 4, 7 and 10 mean<VisuallyHidden> for {name}</VisuallyHidden>
              </summary>
              <RatingMeanings criterion={key} />
            </details>
          )}
        </div>
      ))}
      <p>
        Judges credit what they can check, so link or attach it. See a{' '}
        <TextLink href="/judging-criteria#sample" newTab>
          sample entry with notes
        </TextLink>
        .
      </p>
    </>
  );
}
