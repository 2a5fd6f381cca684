import { winnerBenefits } from '@meritum/shared/programme/benefits';
import { claims } from '@meritum/shared/programme/claims';
import { criteriaNames, judgesPerNomination } from '@meritum/shared/programme/season';
import { TextLink } from '@meritum/shared/ui/TextLink';

/** Who and what may be nominated (GUIDE-006 to GUIDE-010). */
export function EligibilityCriteria() {
  return (
    <ul>
      <li>The nominee is the individual who made the primary contribution to the work.</li>
      <li>The achievements lie within the last {claims.achievementMonths} months.</li>
      <li>There is verifiable evidence of impact.</li>
      <li>A LinkedIn profile is required, so that the nominee can be verified.</li>
      <li>One nomination per category per participant.</li>
      <li>There are no geographical restrictions.</li>
    </ul>
  );
}

/** The five steps of GUIDE-013. */
export function EvaluationProcess() {
  return (
    <>
      <ol>
        <li>Initial eligibility screening</li>
        <li>Independent evaluation by multiple judges</li>
        <li>Score calibration and consensus building</li>
        <li>Final award determination from aggregated scores</li>
        <li>Quality assurance and verification</li>
      </ol>
      <p>
        At least {judgesPerNomination} judges evaluate each submission. They score {criteriaNames}{' '}
        from 1 to 10, each with the same weight. The{' '}
        <TextLink to="/judging-criteria">Judging Criteria</TextLink> explain what each of them
        means.
      </p>
    </>
  );
}

/** The seven benefits of GUIDE-014. */
export function BenefitsForWinners() {
  return (
    <>
      <p>Platinum, Gold and Silver winners receive:</p>
      <ul>
        {winnerBenefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
    </>
  );
}
