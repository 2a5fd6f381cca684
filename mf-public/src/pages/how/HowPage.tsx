import { QueryScope } from '@meritum/shared/query';
import { PageHeader } from '@meritum/shared/ui/PageHeader';
import { usePageTitle } from '@meritum/shared/ui/usePageTitle';
import { ClosingCall } from '../../features/calls/ClosingCall';
import { Reading } from '../../features/reading/Reading';
import { sections } from './sections';

/** The page with its query cache, as the shell mounts it. */
export function HowScreen() {
  return (
    <QueryScope>
      <HowPage />
    </QueryScope>
  );
}

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
        steps={[
          ['Check the Results', '/check-the-results'],
          ['Judging Criteria', '/judging-criteria'],
        ]}
      />
    </>
  );
}
