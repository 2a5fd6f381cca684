import { PageHeader } from '@meritum/shared/ui/PageHeader';
import { usePageTitle } from '@meritum/shared/ui/usePageTitle';
import { ClosingCall } from '../../features/calls/ClosingCall';
import { Reading } from '../../features/reading/Reading';
import { sections } from './sections';

/** The criteria, the scale and the judges (CRIT). */
export function CriteriaPage() {
  usePageTitle('Judging Criteria');
  return (
    <>
      <PageHeader
        title="Judging Criteria"
        lead="Criteria of equal weight, one scale, and an award that follows from the average. Nothing else is counted."
      />
      <Reading sections={sections} />
      <ClosingCall
        title="Take part on either side"
        text="Submit your own work for evaluation, or lend your judgement to the work of others."
        steps={[
          ['Submit Nomination', '/tech-nomination'],
          ['Become a Judge', '/tech-judging'],
        ]}
      />
    </>
  );
}
