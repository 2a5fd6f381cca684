import { limits } from '@meritum/shared/contracts/limits';
import { claims } from '@meritum/shared/programme/claims';
import { site } from '@meritum/shared/programme/site';
import type { ReadingSection } from '../../../features/reading/Reading';

/** Rules for nominators (LEGAL-006). */
export const nominations: readonly ReadingSection[] = [
  {
    id: 'agreement',
    heading: 'Agreement',
    content: (
      <p>
        These terms apply between you and {site.productName} (&quot;we&quot;) when you use this
        website. By submitting a nomination or an application to judge you accept them. If you do
        not accept them, please do not submit.
      </p>
    ),
  },
  {
    id: 'accounts',
    heading: 'Accounts',
    content: (
      <p>
        You need an account to nominate or to judge. Give accurate details, keep your password to
        yourself, and tell us if somebody else has used your account. An account belongs to one
        person.
      </p>
    ),
  },
  {
    id: 'eligibility',
    heading: 'Eligibility',
    content: (
      <ul>
        <li>The nominee is the individual who made the primary contribution to the work.</li>
        <li>The achievements lie within the last {claims.achievementMonths} months.</li>
        <li>Their impact can be verified, and the nominee has a LinkedIn profile.</li>
        <li>Each participant may submit one nomination per category.</li>
        <li>There are no geographical restrictions.</li>
      </ul>
    ),
  },
  {
    id: 'nominations',
    heading: 'Nominations',
    content: (
      <>
        <p>
          What you submit must be true and your own. You confirm that you may share the essay of at
          most {limits.essayWords} words, the document and the links, and that they violate nobody's
          rights or confidentiality.
        </p>
        <p>
          Nominations judged unsuitable, incomplete or frivolous may be returned as &apos;saved but
          not submitted&apos;. They can be edited and resubmitted.
        </p>
      </>
    ),
  },
  {
    id: 'fees',
    heading: 'No fee',
    content: <p>There is no fee to nominate and no fee to judge.</p>,
  },
];
