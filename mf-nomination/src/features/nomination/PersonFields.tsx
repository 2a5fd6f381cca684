import { limits } from '@meritum/shared/contracts/limits';
import { TextField } from '@meritum/shared/ui/TextField';
import { FormSection } from './FormSection';
import { fieldId } from './formFields';
import styles from './NominationForm.module.css';
import type { NominationFormState } from './useNominationForm';

interface Props {
  nomination: NominationFormState;
  email: string;
}

/** Who is nominated: the holder of the account (D58). */
export function PersonFields({ nomination: { field, form }, email }: Props) {
  const { errors } = form.formState;
  return (
    <FormSection title="About you">
      <div className={styles.pair}>
        <TextField
          {...field('fullName')}
          id={fieldId('fullName')}
          label="Full Name"
          autoComplete="name"
          maxLength={limits.nameCharacters}
          error={errors.fullName?.message}
        />
        <TextField
          id="nomination-email"
          label="Email"
          type="email"
          value={email}
          disabled
          readOnly
        />
        <TextField
          {...field('designation')}
          id={fieldId('designation')}
          label="Designation"
          autoComplete="organization-title"
          maxLength={limits.designationCharacters}
          error={errors.designation?.message}
        />
        <TextField
          {...field('organization')}
          id={fieldId('organization')}
          label="Organization"
          autoComplete="organization"
          maxLength={limits.organizationCharacters}
          error={errors.organization?.message}
        />
      </div>
      <TextField
        {...field('linkedInUrl')}
        id={fieldId('linkedInUrl')}
        label="LinkedIn URL"
        hint="Your public profile, by which we verify who you are."
        type="url"
        inputMode="url"
        placeholder="https://www.linkedin.com/in/your-name"
        error={errors.linkedInUrl?.message}
      />
    </FormSection>
  );
}
