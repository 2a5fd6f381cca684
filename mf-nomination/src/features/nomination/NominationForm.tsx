import { Button } from '@meritum/shared/ui/Button';
import { Card } from '@meritum/shared/ui/Card';
import type { FormEvent } from 'react';
import { EssayField } from './EssayField';
import { EvidenceFields } from './EvidenceFields';
import styles from './NominationForm.module.css';
import { OfflineNotice } from './OfflineNotice';
import { PersonFields } from './PersonFields';
import { TermsField } from './TermsField';
import type { NominationFormState } from './useNominationForm';

interface Props {
  nomination: NominationFormState;
  /** The account's address, which cannot be changed (NOM-027). */
  email: string;
}

/** The nomination form for the open category (NOM-020). */
export function NominationForm({ nomination, email }: Props) {
  const { busy, document, submit } = nomination;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <Card>
      <form noValidate onSubmit={onSubmit} className={styles.form} aria-label="Nomination">
        <fieldset disabled={busy} className={styles.fields}>
          <PersonFields nomination={nomination} email={email} />
          <EssayField nomination={nomination} />
          <EvidenceFields nomination={nomination} />
          <TermsField nomination={nomination} />
        </fieldset>
        <OfflineNotice />
        <Button
          type="submit"
          size="l"
          className={styles.submit}
          busy={busy}
          busyLabel={document?.state === 'uploading' ? 'Uploading document...' : 'Submitting...'}
        >
          Submit Nomination
        </Button>
      </form>
    </Card>
  );
}
