import type { Application, PossibleDuplicate } from '@meritum/shared/contracts/applications';
import { pluralize } from '@meritum/shared/programme/format-count';
import { labels } from '@meritum/shared/programme/labels';
import type { ReactNode } from 'react';
import { ConsoleLink } from '../console/ConsoleLink';
import { consolePath } from '../console/screens';
import { ColleagueList } from '../facts/PossibleColleagues';
import { StateBadge } from '../judges/StateBadge';

interface Remark {
  words: string;
  /** The consequence; none if the application's facts state it. */
  text?: ReactNode;
}

const unproved =
  'Nothing proves who this is, nor whose profile is linked: ask for a mail from an address of their employer.';

/** Facts that an organiser should see before deciding. */
export function remarksOf(row: Application): Remark[] {
  const { mayDecide, duplicates, emailConfirmed, sharesEmployer, namesEmployer } = row;
  const { invitation, possibleColleagues, nominatesIn, conflicts } = row;
  const remarks: [boolean, string, ReactNode?][] = [
    [
      !mayDecide,
      'Your own application',
      'You cannot decide about yourself. Ask another organiser.',
    ],
    [duplicates.length > 0, 'Possible duplicate', <Duplicates key="all" {...row} />],
    [!emailConfirmed, 'Address not confirmed'],
    [
      Boolean(invitation?.isOwn),
      'Invited by you',
      'If you know them well, leave the decision to another organiser.',
    ],
    [
      Boolean(invitation?.isForwarded),
      'Came by the invitation of somebody else',
      'The invitation went to another address: the applicant is not the person who was invited.',
    ],
    [
      sharesEmployer && mayDecide,
      'Same employer as yours',
      'Unless another organiser also verifies them, they are given no nomination that you have a conflict of interest with.',
    ],
    [!namesEmployer, 'Names no employer'],
    [row.mailbox === 'free', 'Address of a mail provider', unproved],
    [namesEmployer && row.mailbox === 'elsewhere', 'Address not of the employer', unproved],
    [
      possibleColleagues.length > 0,
      'Possibly the same employer',
      <ColleagueList key="all" path="nominations" people={possibleColleagues} />,
    ],
    [
      nominatesIn.length > 0,
      'Has a nomination of their own',
      `They are given no nomination in ${nominatesIn.join(', ')}.`,
    ],
    [
      nominatesIn.length === 0 && conflicts > 0,
      'Conflicts of interest',
      `They can be given all but ${pluralize(conflicts, 'nomination')} of this season.`,
    ],
  ];
  return remarks.filter(([isSo]) => isSo).map(([, words, text]) => ({ words, text }));
}

const same = labels<PossibleDuplicate['same'][number]>({
  mailbox: 'mailbox',
  profile: 'LinkedIn profile',
  name: 'name and organization',
});

function Duplicates({ duplicates }: Pick<Application, 'duplicates'>) {
  return (
    <ul>
      {duplicates.map((one) => (
        <li key={one.id}>
          <ConsoleLink to={consolePath('judges', one.id)}>{one.name || one.email}</ConsoleLink>{' '}
          <StateBadge state={one.state} answer={null} /> has the same{' '}
          {one.same.map((it) => same[it]).join(', ')}.
        </li>
      ))}
    </ul>
  );
}
