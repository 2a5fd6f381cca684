import { TextLink } from '@meritum/shared/ui/TextLink';
import type { ReadingSection } from '../../../features/reading/Reading';
import { SupportLink } from '../LegalPage';

/** General terms (LEGAL-003, LEGAL-007). */
export const general: readonly ReadingSection[] = [
  {
    id: 'rights',
    heading: 'Rights in your content',
    content: (
      <p>
        Your nomination stays yours. You allow us to store it and to show it to judges and
        administrators for the purposes of the programme. We publish parts of it only when we
        present you as a winner.
      </p>
    ),
  },
  {
    id: 'conduct',
    heading: 'Use of the website',
    content: (
      <p>
        Do not disturb the website, try to see what is not yours, send automated requests that
        burden it, or pretend to be somebody else.
      </p>
    ),
  },
  {
    id: 'privacy',
    heading: 'Privacy and data breaches',
    content: (
      <p>
        The <TextLink to="/privacy">Privacy Policy</TextLink> explains how we handle personal data.
        If a data breach concerns your data, we notify you within 7 business days.
      </p>
    ),
  },
  {
    id: 'liability',
    heading: 'Availability and liability',
    content: (
      <p>
        We run the programme with care, but cannot promise that the website is available at all
        times. To the extent that the law allows, we are not liable for indirect damage that results
        from its use. Nothing here limits rights that the law gives you and that cannot be waived.
      </p>
    ),
  },
  {
    id: 'changes',
    heading: 'Changes',
    content: (
      <p>
        We may change these terms for a later season. A submission is governed by the terms that
        were published when it was made.
      </p>
    ),
  },
  {
    id: 'contact',
    heading: 'Contact',
    content: (
      <p>
        Questions about these terms reach us at <SupportLink />.
      </p>
    ),
  },
];
