import { accountPath } from '@meritum/shared/programme/routes';
import { TextLink } from '@meritum/shared/ui/TextLink';
import type { ReadingSection } from '../../../features/reading/Reading';
import { SupportLink } from '../LegalPage';

/** What a person can ask for. */
export const rights: readonly ReadingSection[] = [
  {
    id: 'rights',
    heading: 'Your rights',
    content: (
      <>
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
      </>
    ),
  },
  {
    id: 'countries',
    heading: 'Participants from other countries',
    content: (
      <p>
        The programme is open internationally. Your data may be processed in a country other than
        your own; this policy applies to it wherever it is processed.
      </p>
    ),
  },
  {
    id: 'links',
    heading: 'Links to other websites',
    content: (
      <p>
        Profiles and nominations link to other websites, such as LinkedIn. What happens there is
        governed by the policies of those websites.
      </p>
    ),
  },
  {
    id: 'changes',
    heading: 'Changes and contact',
    content: (
      <p>
        We publish changes on this page with a new date. Questions about this policy reach us at{' '}
        <SupportLink />. The <TextLink to="/terms">Terms of Use</TextLink> apply to everything else.
      </p>
    ),
  },
];
