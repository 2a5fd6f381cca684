import { site } from '@meritum/shared/programme/site';
import type { ReadingSection } from '../../../features/reading/Reading';

/** The data we store and how we use it. */
export const collection: readonly ReadingSection[] = [
  {
    id: 'scope',
    heading: 'What this policy covers',
    content: (
      <p>
        This policy explains how {site.productName} (&quot;we&quot;) handles personal data on this
        website: of visitors, of people who nominate themselves, of judges and of winners.
      </p>
    ),
  },
  {
    id: 'data',
    heading: 'The data we hold',
    content: (
      <ul>
        <li>
          <strong>Account:</strong> name and email address, and a protected form of your password or
          the fact that you sign in with Google.
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
          address, essay, supporting document and links.
        </li>
        <li>
          <strong>Judge application:</strong> name, email address, designation, organization,
          LinkedIn address, years of experience, and your three reasons.
        </li>
        <li>
          <strong>Evaluation:</strong> the ratings that a judge gives, and when.
        </li>
        <li>
          <strong>Technical records:</strong> what is needed to run the website safely, such as the
          time of a request and whether it failed.
        </li>
      </ul>
    ),
  },
  {
    id: 'purposes',
    heading: 'What we use it for',
    content: (
      <>
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
      </>
    ),
  },
  {
    id: 'storage',
    heading: 'Cookies and storage in your browser',
    content: (
      <p>
        A cookie keeps you signed in. A second one stays for up to 400 days after you signed in: it
        tells your browser from that of a stranger who tries to guess your password, and nothing
        else. While you sign in with Google a third one ties the answer to your browser, and while a
        second step is awaited a fourth one remembers the first, each for ten minutes. Your browser
        also stores drafts, your last status and the category you chose last on the Winners page, so
        that the pages open quickly. Signing out removes what belongs to your account, except for
        that second cookie. There are no advertising cookies.
      </p>
    ),
  },
];
