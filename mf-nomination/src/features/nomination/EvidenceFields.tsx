import { TextField } from '@meritum/shared/ui/TextField';
import { DocumentField } from '../document/DocumentField';
import { FormSection } from './FormSection';
import { fieldId, linkFields } from './formFields';
import styles from './NominationForm.module.css';
import type { NominationFormState } from './useNominationForm';

/** One document and up to five links, all optional (VAL-012, VAL-013). */
export function EvidenceFields({ nomination }: { nomination: NominationFormState }) {
  const { field, form, upload, document, documentError, busy } = nomination;
  return (
    <FormSection
      title="Supporting evidence"
      lead="Optional. Publications, products, repositories, press: whatever lets a judge check your work."
    >
      <DocumentField
        id={fieldId('document')}
        upload={upload}
        state={document}
        disabled={busy}
        error={documentError.message}
      />
      <div className={styles.links}>
        {linkFields.map((name, index) => (
          <TextField
            key={name}
            {...field(name)}
            id={fieldId(name)}
            label={`Supporting link ${index + 1}`}
            type="url"
            inputMode="url"
            placeholder="https://"
            error={form.formState.errors[name]?.message}
          />
        ))}
      </div>
    </FormSection>
  );
}
