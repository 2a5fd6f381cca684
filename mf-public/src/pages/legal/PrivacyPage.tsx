import { accountPath } from '@meritum/shared/programme/routes';
import { site } from '@meritum/shared/programme/site';
import { TextLink } from '@meritum/shared/ui/TextLink';
import { ReadingSection } from '../../features/reading/Reading';
import { LegalPage, SupportLink } from './LegalPage';

/** The privacy policy (LEGAL-001, LEGAL-007). */
export function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy Policy"
      lead="Which personal data we hold, why, who sees it, and what you can ask of us."
    >
      <ReadingSection id="scope" heading="What this policy covers">
        <p>
          This policy explains how {site.productName} (&quot;we&quot;) handles personal data on this
          website: of visitors, of people who nominate themselves, of judges and of winners.
        </p>
      </ReadingSection>
      <ReadingSection id="data" heading="The data we hold">
        <ul>
          <li>
            <strong>Account:</strong> name and email address, and a protected form of your password
            or the fact that you sign in with Google.
          </li>
          <li>
            <strong>Sign-in security:</strong> your passkeys (their public half, the name that you
            gave them, when they were used), the sealed secret of your authenticator app, and your
            recovery codes in a form that cannot be read back. Where you are signed in, with browser
            and system but no network address. And a security log of your account for you to read:
            sign-ins, failed ones, and changes of how you sign in.
          </li>
          <li>
            <strong>Nomination:</strong> name, email address, designation, organization, LinkedIn
            address, country, work in one line, essay, supporting document and links.
          </li>
          <li>
            <strong>Judge application:</strong> name, email address, designation, organization,
            LinkedIn address, years of experience, and your three reasons.
          </li>
          <li>
            <strong>Evaluation:</strong> the ratings that a judge gives, and when.
          </li>
          <li>
            <strong>Technical records:</strong> what is needed to run the website safely, such as
            the time of a request and whether it failed.
          </li>
        </ul>
      </ReadingSection>
      <ReadingSection id="purposes" heading="What we use it for">
        <ul>
          <li>to receive, screen and evaluate nominations;</li>
          <li>to verify nominees and judges;</li>
          <li>to announce results and to issue certificates, badges and letters;</li>
          <li>to write to you about your nomination, application or account;</li>
          <li>to keep the website available and to prevent abuse.</li>
        </ul>
        <p>
          We rely on the agreement that you enter into when you submit, on your consent where we ask
          for it, and on our interest in a fair and secure programme. We do not sell personal data.
        </p>
      </ReadingSection>
      <ReadingSection id="storage" heading="Cookies and storage in your browser">
        <p>
          A cookie keeps you signed in. A second one stays for up to 400 days after you signed in:
          it tells your browser from that of a stranger who tries to guess your password, and
          nothing else. While you sign in with Google a third one ties the answer to your browser,
          and while a second step is awaited a fourth one remembers the first, each for ten minutes.
          Your browser also stores drafts, your last status and the category you chose last on the
          Winners page, so that the pages open quickly, and that somebody has signed in on it, so
          that a portal begins with the right form. Signing out removes what belongs to your
          account, except for that and the second cookie. There are no advertising cookies.
        </p>
        {site.analytics && (
          <p>
            We count which parts of the site are opened, such as Winners. For this we use no
            cookies, and record neither your account nor the full address of a page.
          </p>
        )}
      </ReadingSection>
      <ReadingSection id="access" heading="Who sees your data">
        <ul>
          <li>
            <strong>Judges</strong> see the name, the organization, the work in one line, the essay
            and the supporting material of the nominations assigned to them, and nothing more.
          </li>
          <li>
            <strong>Administrators</strong> of the programme see what their task requires.
          </li>
          <li>
            <strong>The public</strong> sees winners: name, employer, work in one line, category,
            award level and LinkedIn address, and for featured winners a photo and their
            achievements. With the results it sees the ratings of each entry, with the name if the
            entry has an award. Email addresses are not published. It also sees the name, the
            organization and the number of ratings of judges who agree to be named, for as long as
            they agree.
          </li>
          <li>
            <strong>Service providers</strong> that host the website or deliver email process data
            for us and only on our instructions.
          </li>
        </ul>
      </ReadingSection>
      <ReadingSection id="anonymity" heading="Anonymity of judging">
        <p>
          Which judge rated which nomination is never disclosed to nominees, to other judges or to
          the public.
        </p>
      </ReadingSection>
      <ReadingSection id="retention" heading="How long we keep it">
        <p>
          We keep your data for as long as you have an account and for as long as a season and its
          results require it. Then it is deleted or made anonymous. Published results stay
          published. The security log of your account tells of the last 90 days; a session ends
          after 30 days at the latest. Your account page shows them, and the copy of your data
          includes them, except for secrets.
        </p>
      </ReadingSection>
      <ReadingSection id="security" heading="Security and data breaches">
        <p>
          Data travels over encrypted connections, passwords are stored in a form that cannot be
          read back, and access is limited to those who need it.
        </p>
        <p>
          If a data breach concerns your personal data, we notify you within 7 business days of
          learning of it and tell you what happened, which data is concerned and what you can do.
        </p>
      </ReadingSection>
      <ReadingSection id="rights" heading="Your rights">
        <p>You can ask us at any time:</p>
        <ul>
          <li>for a copy of the data we hold about you;</li>
          <li>to correct what is wrong or to complete what is missing;</li>
          <li>to delete your data, or to restrict its use;</li>
          <li>to hand over your data in a common format;</li>
          <li>to stop a use that you object to, or that you had consented to.</li>
        </ul>
        <p>
          On <TextLink to={accountPath}>your account page</TextLink> you can correct your name,
          download what we hold about you and delete your account yourself.
        </p>
        <p>
          For anything else, write to <SupportLink /> from the address of your account. You may also
          complain to the data protection authority where you live.
        </p>
      </ReadingSection>
      <ReadingSection id="countries" heading="Participants from other countries">
        <p>
          The programme is open internationally. Your data may be processed in a country other than
          your own; this policy applies to it wherever it is processed.
        </p>
      </ReadingSection>
      <ReadingSection id="links" heading="Links to other websites">
        <p>
          Profiles and nominations link to other websites, such as LinkedIn. What happens there is
          governed by the policies of those websites.
        </p>
      </ReadingSection>
      <ReadingSection id="changes" heading="Changes and contact">
        <p>
          We publish changes on this page with a new date. Questions about this policy reach us at{' '}
          <SupportLink />. The <TextLink to="/terms">Terms of Use</TextLink> apply to everything
          else.
        </p>
      </ReadingSection>
    </LegalPage>
  );
}
