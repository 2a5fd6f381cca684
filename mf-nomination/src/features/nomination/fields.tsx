import { countries } from '@meritum/shared/contracts/countries';
import { limits } from '@meritum/shared/contracts/limits';
import {
  type NominationForm,
  nominationControls,
  nominationForm,
} from '@meritum/shared/contracts/nominations';
import { type Described, declareFields } from '@meritum/shared/forms/fields';
import { TextLink } from '@meritum/shared/ui/TextLink';

type Part = 'person' | 'profile' | 'achievement' | 'document' | 'links' | 'agreement';

const supportingLink = (number: number) =>
  ({
    part: 'links',
    control: 'url',
    label: `Supporting link ${number}`,
    placeholder: 'https://',
  }) as const;

export const fields = declareFields({
  form: 'nomination',
  schema: nominationForm,
  described: {
    fullName: { part: 'person', ...nominationControls.fullName, autoComplete: 'name' },
    // The account's address, which cannot be changed here (NOM-027).
    email: { part: 'person', control: 'given', label: 'Email', type: 'email' },
    designation: {
      part: 'person',
      ...nominationControls.designation,
      autoComplete: 'organization-title',
    },
    organization: {
      part: 'person',
      ...nominationControls.organization,
      autoComplete: 'organization',
    },
    linkedInUrl: {
      part: 'profile',
      ...nominationControls.linkedInUrl,
      hint: 'Your public profile. We use it to verify who you are.',
      placeholder: 'https://www.linkedin.com/in/your-name',
    },
    country: {
      part: 'profile',
      ...nominationControls.country,
      optional: true,
      hint: 'We only publish how many countries nominees come from. Judges do not see it.',
      choices: countries,
      autoComplete: 'country',
    },
    line: {
      part: 'achievement',
      ...nominationControls.line,
      hint: 'What you made and whom it serves. If you win, it is published beside your name.',
      autoComplete: 'off',
      placeholder: 'A pump controller that keeps village wells running through a drought',
    },
    // Shows a live word counter (NOM-030, NOM-031).
    essay: {
      part: 'achievement',
      ...nominationControls.essay,
      hint: `What you did within the last 24 months, how you went about it, and what it changed, in up to ${limits.essayWords} words.`,
      rows: 12,
      wordLimit: limits.essayWords,
    },
    document: { part: 'document', control: 'own', pointer: 'supportingDocUrl' },
    supportingLink1: supportingLink(1),
    supportingLink2: supportingLink(2),
    supportingLink3: supportingLink(3),
    supportingLink4: supportingLink(4),
    supportingLink5: supportingLink(5),
    // The terms open in a new tab, so that the form stays open (NOM-032).
    agreeTerms: {
      part: 'agreement',
      control: 'tick',
      label: (
        <>
          I agree to the{' '}
          <TextLink href="/terms" newTab>
            terms and conditions
          </TextLink>
        </>
      ),
    },
  } satisfies Described<NominationForm, Part, 'email' | 'document'>,
});

export type FieldName = (typeof fields.names)[number];
