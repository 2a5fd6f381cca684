import { ButtonLink } from '@meritum/shared/ui/ButtonLink';
import { PageHeader } from '@meritum/shared/ui/PageHeader';
import { usePageTitle } from '@meritum/shared/ui/usePageTitle';
import { ClosingCall } from '../../features/calls/ClosingCall';
import { Reading } from '../../features/reading/Reading';
import { Assignment } from './Assignment';
import { Calibration } from './Calibration';
import { Certainty } from './Certainty';
import { Rule } from './Rule';
import { SeasonRules } from './SeasonRules';
import { Verification } from './Verification';

const sections = [
  { id: 'assignment', heading: 'Who judges what', content: <Assignment /> },
  { id: 'rule', heading: 'How ratings become an award', content: <Rule /> },
  { id: 'calibration', heading: 'Strict and lenient judges', content: <Calibration /> },
  { id: 'certainty', heading: 'How sure a result is', content: <Certainty /> },
  { id: 'verification', heading: 'Results that anyone can check', content: <Verification /> },
  { id: 'rules', heading: 'This season’s rules', content: <SeasonRules /> },
];

/** How judges are assigned, how ratings become awards, and how to verify it. */
export function HowPage() {
  usePageTitle('How We Judge');
  return (
    <>
      <PageHeader
        title="How We Judge"
        lead="Rules that are fixed before the first rating, judges who work independently of each other, and a result that nobody can set."
      />
      <Reading sections={sections} />
      <ClosingCall
        title="See for yourself"
        text="Your browser can recompute every published award from the ratings alone."
      >
        <ButtonLink to="/check-the-results" size="l">
          Check the Results
        </ButtonLink>
        <ButtonLink to="/judging-criteria" size="l" variant="secondary">
          Judging Criteria
        </ButtonLink>
      </ClosingCall>
    </>
  );
}
