import { limits } from '@meritum/shared/contracts/limits';
import { claims } from '@meritum/shared/programme/claims';
import { TextLink } from '@meritum/shared/ui/TextLink';

/** How to apply and what to cover; PDF, DOC and DOCX only are named here (GUIDE-011, GUIDE-012, D52). */
export function ApplicationProcess() {
  return (
    <>
      <ol>
        <li>
          Create an account or sign in at the{' '}
          <TextLink to="/tech-nomination">Nomination Portal</TextLink>.
        </li>
        <li>Complete the nomination form and agree to the terms.</li>
        <li>Add supporting material, then submit. The portal shows the status from then on.</li>
      </ol>
      <h3>What to include</h3>
      <ul>
        <li>Current role</li>
        <li>Employer name</li>
        <li>Professional summary</li>
        <li>Approach and execution strategy</li>
        <li>Key outcomes and measurable results</li>
      </ul>
      <p>
        Role and employer have fields of their own. The rest belongs in an essay of at most{' '}
        {limits.essayWords} words on your achievements within the last {claims.achievementMonths}{' '}
        months.
      </p>
      <h3>Supporting material</h3>
      <ul>
        <li>One document of at most 10 MB, as PDF, DOC or DOCX</li>
        <li>Up to five web links</li>
      </ul>
      <p>
        Judges can only credit what they can verify. Choose evidence that shows your own
        contribution and its effect.
      </p>
    </>
  );
}
