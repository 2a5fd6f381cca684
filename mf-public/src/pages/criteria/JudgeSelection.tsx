import { claims } from '@meritum/shared/programme/claims';
import { TextLink } from '@meritum/shared/ui/TextLink';

/** The qualifications of judges and how they are chosen (CRIT-006, CRIT-007). */
export function JudgeSelection() {
  const { field, evaluating } = claims.judgeExperience;
  return (
    <>
      <p>
        Judges are experts who apply with a short form and three reasons for their selection. Their
        LinkedIn profile and reasons are reviewed before they are confirmed. Each judge brings:
      </p>
      <ul>
        <li>{field} of experience in technology, AI, data analytics or a related field</li>
        <li>{evaluating} of evaluating innovations, for instance as a judge or peer reviewer</li>
        <li>Verified credentials</li>
        <li>A commitment to fair evaluation</li>
      </ul>
      <p>
        Judges keep entries confidential, judge anonymously and have no contact with nominees. The{' '}
        <TextLink to="/terms#judges">Terms of Use</TextLink> hold the complete rules.
      </p>
      <p>
        <TextLink to="/judges">Some of the judges</TextLink> have a page of their own.
      </p>
    </>
  );
}
