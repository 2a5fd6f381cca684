import { Checkbox } from '@meritum/shared/ui/Checkbox';
import { TextLink } from '@meritum/shared/ui/TextLink';
import { fieldId } from './formFields';
import type { NominationFormState } from './useNominationForm';

/** The agreement; the terms open in a new tab, so that the form stays (NOM-032). */
export function TermsField({ nomination: { field, form } }: { nomination: NominationFormState }) {
  return (
    <Checkbox
      {...field('agreeTerms')}
      id={fieldId('agreeTerms')}
      label={
        <>
          I agree to the{' '}
          <TextLink href="/terms" newTab>
            terms and conditions
          </TextLink>
        </>
      }
      error={form.formState.errors.agreeTerms?.message}
    />
  );
}
