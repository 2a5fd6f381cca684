import { limits } from '@meritum/shared/contracts/limits';
import { claims } from '@meritum/shared/programme/claims';
import { judgesPerNomination } from '@meritum/shared/programme/season';
import { site } from '@meritum/shared/programme/site';
import { TextLink } from '@meritum/shared/ui/TextLink';
import { ReadingSection } from '../../features/reading/Reading';
import { LegalPage, SupportLink } from './LegalPage';

/** The terms of use (LEGAL-002 to LEGAL-007). */
export function TermsPage() {
  return (
    <LegalPage
      title="Terms of Use"
      lead="The rules for everybody who nominates, judges or reads here."
    >
      <ReadingSection id="agreement" heading="Agreement">
        <p>
          These terms apply between you and {site.productName} (&quot;we&quot;) when you use this
          website. By submitting a nomination or an application to judge you accept them. If you do
          not accept them, please do not submit.
        </p>
      </ReadingSection>
      <ReadingSection id="accounts" heading="Accounts">
        <p>
          You need an account to nominate or to judge. Give accurate details, keep your password to
          yourself, and tell us if somebody else has used your account. An account belongs to one
          person.
        </p>
      </ReadingSection>
      <ReadingSection id="eligibility" heading="Eligibility">
        <ul>
          <li>The nominee is the individual who made the primary contribution to the work.</li>
          <li>The achievements lie within the last {claims.achievementMonths} months.</li>
          <li>Their impact can be verified, and the nominee has a LinkedIn profile.</li>
          <li>Each participant may submit one nomination per category.</li>
          <li>There are no geographical restrictions.</li>
        </ul>
      </ReadingSection>
      <ReadingSection id="nominations" heading="Nominations">
        <p>
          What you submit must be true and your own. You confirm that you may share the essay of at
          most {limits.essayWords} words, the document and the links, and that they violate nobody's
          rights or confidentiality.
        </p>
        <p>
          Nominations judged unsuitable, incomplete or frivolous may be returned as &apos;saved but
          not submitted&apos;. They can be edited and resubmitted.
        </p>
      </ReadingSection>
      <ReadingSection id="fees" heading="No fee">
        <p>There is no fee to nominate and no fee to judge.</p>
      </ReadingSection>
      <ReadingSection id="judges" heading="Rules for judges">
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
      </ReadingSection>
      <ReadingSection id="deactivation" heading="Deactivation of accounts">
        <p>
          We may deactivate an account for non-compliance with these terms, for unethical behaviour
          or for non-response.
        </p>
      </ReadingSection>
      <ReadingSection id="evaluation" heading="Evaluation and awards">
        <p>
          Winners are chosen solely on independent judges' ratings. At least {judgesPerNomination}{' '}
          judges evaluate each submission by the{' '}
          <TextLink to="/judging-criteria">Judging Criteria</TextLink>, and the average score
          decides the award level. The result is final.
        </p>
        <p>We may withdraw an award that rests on false statements.</p>
      </ReadingSection>
      <ReadingSection id="recognition" heading="Use of awards">
        <p>
          Winners may use the digital certificate, the digital badge and the winner seal for the
          award that they received, unaltered and with its year and level. We may publish the
          winner's name, employer, work in one line, category and award level, and present winners
          on this website, in social media and to the press.
        </p>
      </ReadingSection>
      <ReadingSection id="rights" heading="Rights in your content">
        <p>
          Your nomination stays yours. You allow us to store it and to show it to judges and
          administrators for the purposes of the programme. We publish parts of it only when we
          present you as a winner.
        </p>
      </ReadingSection>
      <ReadingSection id="conduct" heading="Use of the website">
        <p>
          Do not disturb the website, try to see what is not yours, send automated requests that
          burden it, or pretend to be somebody else.
        </p>
      </ReadingSection>
      <ReadingSection id="privacy" heading="Privacy and data breaches">
        <p>
          The <TextLink to="/privacy">Privacy Policy</TextLink> explains how we handle personal
          data. If a data breach concerns your data, we notify you within 7 business days.
        </p>
      </ReadingSection>
      <ReadingSection id="liability" heading="Availability and liability">
        <p>
          We run the programme with care, but cannot promise that the website is available at all
          times. To the extent that the law allows, we are not liable for indirect damage that
          results from its use. Nothing here limits rights that the law gives you and that cannot be
          waived.
        </p>
      </ReadingSection>
      <ReadingSection id="changes" heading="Changes">
        <p>
          We may change these terms for a later season. A submission is governed by the terms that
          were published when it was made.
        </p>
      </ReadingSection>
      <ReadingSection id="contact" heading="Contact">
        <p>
          Questions about these terms reach us at <SupportLink />.
        </p>
      </ReadingSection>
    </LegalPage>
  );
}
