import { limits } from '@meritum/shared/contracts/limits';
import { TextArea } from '@meritum/shared/ui/TextArea';
import { FormSection } from './FormSection';
import { fieldId } from './formFields';
import type { NominationFormState } from './useNominationForm';

/** The essay with its live word counter (NOM-030, NOM-031). */
export function EssayField({ nomination: { field, form } }: { nomination: NominationFormState }) {
  return (
    <FormSection title="Your achievement">
      <TextArea
        {...field('essay')}
        id={fieldId('essay')}
        label="Essay"
        hint={`What you did within the last 24 months, how you went about it, and what it changed, in up to ${limits.essayWords} words.`}
        rows={12}
        wordLimit={limits.essayWords}
        error={form.formState.errors.essay?.message}
      />
    </FormSection>
  );
}
