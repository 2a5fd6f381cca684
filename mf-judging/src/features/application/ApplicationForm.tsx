import { SessionEndedNotice } from '@meritum/shared/auth/SessionEndedNotice';
import type { UserProfile } from '@meritum/shared/contracts/identity';
import { type JudgeStatusReply, qualification } from '@meritum/shared/contracts/judges';
import { FormErrors } from '@meritum/shared/forms/FormErrors';
import { FormFields } from '@meritum/shared/forms/FormFields';
import { OfflineNotice } from '@meritum/shared/forms/OfflineNotice';
import { judgingLoad } from '@meritum/shared/programme/load';
import { Button } from '@meritum/shared/ui/Button';
import { Card } from '@meritum/shared/ui/Card';
import { Dialog } from '@meritum/shared/ui/Dialog';
import * as design from '@meritum/shared/ui/design.module.css';
import { Notice } from '@meritum/shared/ui/Notice';
import type { ReactNode } from 'react';
import styles from './ApplicationForm.module.css';
import { inlineTextOf } from './outcome';
import { type ApplicationFormState, useApplicationForm } from './useApplicationForm';

interface Props {
  user: UserProfile;
  record: JudgeStatusReply;
  /** Set once the session has expired; typed values are kept until the person signs in again. */
  sessionEnded: boolean;
  onSubmitted(status: JudgeStatusReply['status']): void;
}

/** The Judging Interest Form (JUD-038 to JUD-046); its fields are declared in fields.tsx. */
export function ApplicationForm({ user, record, sessionEnded, onSubmitted }: Props) {
  const form = useApplicationForm({ user, record, onSubmitted });
  return (
    <Card>
      <form {...form.element} className={design.grid4} aria-labelledby="judging-interest">
        <h2 id="judging-interest" className={design.text2xl}>
          Judging Interest Form
        </h2>
        <FormNews form={form} sessionEnded={sessionEnded} />
        {/* An application below it is rejected immediately (D60, D61). */}
        <Notice kind="info" title="What an application needs">
          At least {qualification.experienceYears} years of experience and{' '}
          {qualification.judgingYears} year of judging. An application with less cannot be accepted,
          and you can apply only once. Check both numbers before you submit. {judgingLoad}
        </Notice>
        <fieldset disabled={form.busy} className={design.grid4}>
          <FormSection title="Personal Information">
            <div className={design.fields}>
              <FormFields form={form} part="person" given={{ email: user.email }} />
            </div>
            <FormFields form={form} part="profile" />
            <div className={design.fields}>
              <FormFields form={form} part="years" />
            </div>
          </FormSection>
          <FormSection title="Provide 3 reasons for selection as a Judge">
            <FormFields form={form} part="reasons" />
          </FormSection>
          <FormFields form={form} part="agreement" />
        </fieldset>
        <OfflineNotice />
        <Button
          type="submit"
          size="l"
          className={styles.submit}
          busy={form.busy}
          busyLabel="Submitting..."
        >
          Submit Application
        </Button>
      </form>
      <RejectionQuestion form={form} />
    </Card>
  );
}

/** A question before sending an application that will be rejected (D61). */
function RejectionQuestion({ form }: { form: ApplicationFormState }) {
  const { rejected, closeQuestion } = form;
  const { experienceYears, judgingYears } = qualification;
  const submit = () => {
    closeQuestion();
    rejected?.proceed();
  };
  return (
    <Dialog
      open={rejected !== undefined}
      onOpenChange={closeQuestion}
      onClosed={() => document.getElementById(form.fields.idOf('experienceYears'))?.focus()}
      title="Submit an application that will be rejected?"
      description={`You entered less than ${experienceYears} years of experience or ${judgingYears} year of judging. The application is rejected immediately, and you can apply only once.`}
      actions={
        <>
          <Button variant="secondary" onClick={submit}>
            Submit it anyway
          </Button>
          <Button onClick={closeQuestion}>Check both numbers</Button>
        </>
      }
    />
  );
}

/** Messages in the form: errors, a failed submission, a restored draft (JUD-045). */
function FormNews({ form, sessionEnded }: { form: ApplicationFormState; sessionEnded: boolean }) {
  const { errors, failure, failures, restored } = form;
  return (
    <>
      {sessionEnded && <SessionEndedNotice />}
      {failure && !sessionEnded && <Notice kind="error">{inlineTextOf(failure)}</Notice>}
      <FormErrors failures={failures} errors={errors()} />
      {restored && <Notice kind="info">Restored what you typed earlier</Notice>}
    </>
  );
}

function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}
