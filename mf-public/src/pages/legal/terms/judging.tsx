import { judgesPerNomination } from '@meritum/shared/programme/season';
import { TextLink } from '@meritum/shared/ui/TextLink';
import type { ReadingSection } from '../../../features/reading/Reading';

/** Rules for judges and awards (LEGAL-004, LEGAL-005). */
export const judging: readonly ReadingSection[] = [
  {
    id: 'judges',
    heading: 'Rules for judges',
    content: (
      <>
        <ul>
          <li>Keep entries confidential.</li>
          <li>Judge anonymously.</li>
          <li>Have no contact with nominees.</li>
          <li>Use no AI tools for judging, except for translation or grammar checks.</li>
          <li>Do not copy entries, in whole or in part.</li>
        </ul>
        <p>
          Judges are verified before they are confirmed. They evaluate each assigned nomination on
          its merits and say so if they cannot be impartial.
        </p>
      </>
    ),
  },
  {
    id: 'deactivation',
    heading: 'Deactivation of accounts',
    content: (
      <p>
        We may deactivate an account for non-compliance with these terms, for unethical behaviour or
        for non-response.
      </p>
    ),
  },
  {
    id: 'evaluation',
    heading: 'Evaluation and awards',
    content: (
      <>
        <p>
          Winners are chosen solely on independent judges' ratings. At least {judgesPerNomination}{' '}
          judges evaluate each submission by the{' '}
          <TextLink to="/judging-criteria">Judging Criteria</TextLink>, and the average score
          decides the award level. The result is final.
        </p>
        <p>We may withdraw an award that rests on false statements.</p>
      </>
    ),
  },
  {
    id: 'recognition',
    heading: 'Use of awards',
    content: (
      <p>
        Winners may use the digital certificate, the digital badge and the winner seal for the award
        that they received, unaltered and with its year and level. We may publish the winner's name,
        employer, category and award level, and present winners on this website, in social media and
        to the press.
      </p>
    ),
  },
];
