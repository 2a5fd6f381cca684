import { limits } from '@meritum/shared/contracts/limits';
import { winnerBenefits } from '@meritum/shared/programme/benefits';
import { claims, ownCount, specifiedCountries } from '@meritum/shared/programme/claims';
import {
  awardNames,
  awardTiers,
  criteriaNames,
  judgesPerNomination,
} from '@meritum/shared/programme/season';
import { site } from '@meritum/shared/programme/site';
import { timeline, timelineYear } from '@meritum/shared/programme/timeline';
import { Certificate } from '@meritum/shared/ui/Certificate';
import { Medal } from '@meritum/shared/ui/Medal';
import { PageHeader } from '@meritum/shared/ui/PageHeader';
import { TextLink } from '@meritum/shared/ui/TextLink';
import { ClosingCall } from '../../features/calls/ClosingCall';
import { Reading, ReadingSection } from '../../features/reading/Reading';
import { RuledList } from '../../features/reading/RuledList';
import { wordsOfSteps } from '../../features/reading/wordsOfSteps';
import { useSeasonNow } from '../../features/season/seasonNow';
import type { SeasonNow } from '../../features/season/words';

const levels = Object.fromEntries(
  awardTiers.map(({ name, range }) => [
    name,
    `A score of ${range} out of 10. Received by ${claims.winnerMix[name]} of 2024 winners.`,
  ]),
);

/** The specified dates and announcement, until the server's replace them (GUIDE-017, D05, D06). */
function Dates({ season }: { season: SeasonNow | undefined }) {
  const items = timeline.map(({ id, title, dates }) => [
    title,
    season?.entries[id].lead ?? `${dates}, ${timelineYear}`,
  ]);
  return (
    <>
      <RuledList items={Object.fromEntries(items)} />
      <p>
        {season?.announced ?? `Winners are announced ${claims.announcedAfter}.`} The{' '}
        <TextLink to="/timeline">timeline</TextLink> shows where the season stands.{season?.closes}
      </p>
    </>
  );
}

export function GuidelinesPage() {
  const season = useSeasonNow();
  const countries = season?.countries ?? specifiedCountries;
  return (
    <>
      <PageHeader
        title="Nomination Guidelines"
        lead="Who may be nominated, what a nomination contains, how it is evaluated and what winners receive."
      />
      <Reading>
        {/* What the awards are, with their levels (GUIDE-003 to GUIDE-005, GUIDE-018, GUIDE-019). */}
        <ReadingSection id="overview" heading="Overview">
          <p>
            {site.productName} is an annual programme that recognises individual achievement in
            technology, AI and data analytics. It is entirely merit-based: winners are chosen solely
            on independent judges' ratings, and there is no fee to nominate or to judge. In 2024,{' '}
            {claims.judges} industry experts judged, {ownCount}. Nominees of {countries.year} came
            from {countries.count} countries.
          </p>
          <p>The average score decides the award level:</p>
          <RuledList
            items={levels}
            before={(tier) => <Medal tier={tier} size={32} aria-hidden="true" />}
          />
          <p>
            Platinum is the rarest level: {claims.platinumShare} of 2024 winners earned it. These
            shares describe past results. They are not quotas, and an award depends on its own score
            only.
          </p>
        </ReadingSection>
        {/* Who and what may be nominated (GUIDE-006 to GUIDE-010). */}
        <ReadingSection id="eligibility" heading="Eligibility Criteria">
          <ul>
            <li>The nominee is the individual who made the primary contribution to the work.</li>
            <li>The achievements lie within the last {claims.achievementMonths} months.</li>
            <li>There is verifiable evidence of impact.</li>
            <li>A LinkedIn profile is required, so that the nominee can be verified.</li>
            <li>One nomination per category per participant.</li>
            <li>There are no geographical restrictions.</li>
          </ul>
        </ReadingSection>
        {/* How to apply and what to cover; PDF, DOC and DOCX only are named here (GUIDE-011, GUIDE-012, D52). */}
        <ReadingSection id="application" heading="Application Process">
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
            {limits.essayWords} words on your achievements within the last{' '}
            {claims.achievementMonths} months.
          </p>
          <h3>Supporting material</h3>
          <ul>
            <li>One document of at most 10 MB, as PDF, DOC or DOCX</li>
            <li>Up to five web links</li>
          </ul>
          <p>
            Judges can only credit what they can verify. Choose evidence that shows your own
            contribution and its effect. A{' '}
            <TextLink to="/judging-criteria#sample">sample entry with notes</TextLink> shows what
            judges look for.
          </p>
        </ReadingSection>
        {/* The five steps of GUIDE-013. */}
        <ReadingSection id="evaluation" heading="Evaluation Process">
          <ol>
            <li>Initial eligibility screening</li>
            <li>Independent evaluation by multiple judges</li>
            <li>Score calibration and consensus building</li>
            <li>Final award determination from aggregated scores</li>
            <li>Quality assurance and verification</li>
          </ol>
          <p>What three of these words mean here:</p>
          <RuledList items={wordsOfSteps} />
          <p>
            <TextLink to="/how-we-judge">How We Judge</TextLink> says how each step is checked. At
            least {judgesPerNomination} judges evaluate each submission. They score {criteriaNames}{' '}
            from 1 to 10. The <TextLink to="/judging-criteria">Judging Criteria</TextLink> explain
            what each of them means and weighs.
          </p>
        </ReadingSection>
        <ReadingSection id="timeline" heading="Timeline">
          <Dates season={season} />
        </ReadingSection>
        {/* The seven benefits of GUIDE-014. */}
        <ReadingSection id="benefits" heading="Benefits for Winners">
          <p>{awardNames()} winners receive:</p>
          <ul>
            {winnerBenefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
          <Certificate />
        </ReadingSection>
      </Reading>
      <ClosingCall
        title="Ready to nominate?"
        text={`Set aside time for the essay: it is what judges read first. There is no fee.${season?.closes ?? ''}`}
        steps={{ 'Submit Nomination': '/tech-nomination', 'View FAQs': '/faqs' }}
      />
    </>
  );
}
