import { PageHeader } from '@meritum/shared/ui/PageHeader';
import { usePageTitle } from '@meritum/shared/ui/usePageTitle';
import { ClosingCall } from '../../features/calls/ClosingCall';
import { Reading } from '../../features/reading/Reading';
import { sections } from './sections';

/** How to nominate, who may, and how nominations are processed (GUIDE). */
export function GuidelinesPage() {
  usePageTitle('Nomination Guidelines');
  return (
    <>
      <PageHeader
        title="Nomination Guidelines"
        lead="Who may be nominated, what a nomination contains, how it is evaluated and what winners receive."
      />
      <Reading sections={sections} />
      <ClosingCall
        title="Ready to nominate?"
        text="Set aside time for the essay: it is what judges read first. There is no fee."
        steps={[
          ['Submit Nomination', '/tech-nomination'],
          ['View FAQs', '/faqs'],
        ]}
      />
    </>
  );
}
