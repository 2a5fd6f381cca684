import type { ReadingSection } from '../../../features/reading/Reading';

/** Who sees the data, for how long, and how it is protected. */
export const handling: readonly ReadingSection[] = [
  {
    id: 'access',
    heading: 'Who sees your data',
    content: (
      <ul>
        <li>
          <strong>Judges</strong> see the name, the organization, the essay and the supporting
          material of the nominations assigned to them, and nothing more.
        </li>
        <li>
          <strong>Administrators</strong> of the programme see what their task requires.
        </li>
        <li>
          <strong>The public</strong> sees winners: name, employer, category, award level and
          LinkedIn address, and for featured winners a photo and their achievements. Scores and
          email addresses are not published.
        </li>
        <li>
          <strong>Service providers</strong> that host the website or deliver email process data for
          us and only on our instructions.
        </li>
      </ul>
    ),
  },
  {
    id: 'anonymity',
    heading: 'Anonymity of judging',
    content: (
      <p>
        Which judge rated which nomination is never disclosed to nominees, to other judges or to the
        public.
      </p>
    ),
  },
  {
    id: 'retention',
    heading: 'How long we keep it',
    content: (
      <p>
        We keep your data for as long as you have an account and for as long as a season and its
        results require it. Then it is deleted or made anonymous. Published results stay published.
        The security log of your account tells of the last 90 days; a session ends after 30 days at
        the latest. Your account page shows them, and the copy of your data includes them, except
        for secrets.
      </p>
    ),
  },
  {
    id: 'security',
    heading: 'Security and data breaches',
    content: (
      <>
        <p>
          Data travels over encrypted connections, passwords are stored in a form that cannot be
          read back, and access is limited to those who need it.
        </p>
        <p>
          If a data breach concerns your personal data, we notify you within 7 business days of
          learning of it and tell you what happened, which data is concerned and what you can do.
        </p>
      </>
    ),
  },
];
