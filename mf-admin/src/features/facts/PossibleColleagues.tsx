import type { PossibleColleague } from '@meritum/shared/contracts/conflicts';
import { labels } from '@meritum/shared/programme/labels';
import { ConsoleLink } from '../console/ConsoleLink';
import { consolePath } from '../console/screens';
import { Panel } from './Panel';

const alike = labels<PossibleColleague['same']>({
  organization: 'similar organization',
  domain: 'same mail domain',
  'organization-in-domain': 'mail domain named like the organization',
  'domain-name': 'same name of the mail domain',
});

interface Props {
  path: 'judges' | 'nominations';
  people: readonly PossibleColleague[];
}

/** The people, their similarities, and whether a conflict of interest follows. */
export function ColleagueList({ path, people }: Props) {
  return (
    <ul>
      {people.map(({ id, name, organization, same, hasConflict }) => (
        <li key={id}>
          <ConsoleLink to={consolePath(path, id)}>{name}</ConsoleLink>, {organization}
          {` (${alike[same]}${hasConflict ? ', kept apart' : ''})`}
        </li>
      ))}
    </ul>
  );
}

/** People who have, or may have, the same employer; hidden without any. */
export function PossibleColleagues(props: Props) {
  if (props.people.length === 0) return null;
  const mayMeet = props.people.some(({ hasConflict }) => !hasConflict);
  return (
    <Panel title={mayMeet ? 'Possibly the same employer' : 'Same employer'}>
      {mayMeet && (
        <p>
          A judge who is kept apart never gets the nomination. If another one has the same employer,
          ask them to declare a conflict of interest.
        </p>
      )}
      <ColleagueList {...props} />
    </Panel>
  );
}
