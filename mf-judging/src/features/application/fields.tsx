import { type JudgeForm, judgeForm } from '@meritum/shared/contracts/judges';
import { limits } from '@meritum/shared/contracts/limits';
import { type Described, declareFields } from '@meritum/shared/forms/fields';
import { TextLink } from '@meritum/shared/ui/TextLink';

type Part = 'person' | 'profile' | 'years' | 'reasons' | 'agreement';

const years = { part: 'years', control: 'number', min: 1, max: limits.years, step: 1 } as const;

const reason = (number: number, hint: string) =>
  ({ part: 'reasons', control: 'essay', label: `Reason ${number}`, hint, rows: 4 }) as const;

/** The Judging Interest Form, field by field, in the order of the screen (JUD-039 to JUD-044). */
export const fields = declareFields({
  form: 'judge',
  schema: judgeForm,
  described: {
    fullName: { part: 'person', control: 'text', label: 'Full Name', autoComplete: 'name' },
    // The account's address, which cannot be changed here (JUD-040).
    email: { part: 'person', control: 'given', label: 'Email', type: 'email' },
    designation: {
      part: 'person',
      control: 'text',
      label: 'Designation',
      autoComplete: 'organization-title',
    },
    organization: {
      part: 'person',
      control: 'text',
      label: 'Organization',
      autoComplete: 'organization',
    },
    linkedInUrl: {
      part: 'profile',
      control: 'url',
      label: 'LinkedIn',
      hint: 'Your public profile. We use it to verify who you are.',
      placeholder: 'https://www.linkedin.com/in/your-name',
    },
    experienceYears: {
      ...years,
      label: 'Years of Experience',
      hint: 'In technology, AI, data analytics or a related field.',
    },
    judgingYears: {
      ...years,
      label: 'Years Judging',
      hint: 'For example as an awards judge or a peer reviewer.',
    },
    reason1: reason(1, 'Your knowledge that helps you judge this field.'),
    reason2: reason(2, 'Your experience of judging, reviewing or selecting.'),
    reason3: reason(3, 'Why your judgement will be fair and confidential.'),
    // Both open in a new tab, so that the form stays open.
    agreeTerms: {
      part: 'agreement',
      control: 'tick',
      label: (
        <>
          The information I have given is accurate, and I agree to the{' '}
          <TextLink href="/terms" newTab>
            Terms
          </TextLink>{' '}
          and the{' '}
          <TextLink href="/privacy" newTab>
            Privacy Policy
          </TextLink>
        </>
      ),
    },
  } satisfies Described<JudgeForm, Part, 'email'>,
});
