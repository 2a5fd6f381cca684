import type { PossibleColleague } from '@meritum/shared/contracts/conflicts';
import { ConsoleLink } from '../console/ConsoleLink';
import { consolePath } from '../console/screens';
import { Panel } from './Panel';

interface Props {
  path: 'judges' | 'nominations';
  people: readonly PossibleColleague[];
}

export function ColleagueList({ path, people }: Props) {
  return (
    <ul>
      {people.map(({ id, name, organization }) => (
        <li key={id}>
          <ConsoleLink to={consolePath(path, id)}>{name}</ConsoleLink>, {organization}
        </li>
      ))}
    </ul>
  );
}

/** Who may have the same employer though no conflict of interest follows; nothing without anyone. */
export function PossibleColleagues(props: Props) {
  if (props.people.length === 0) return null;
  return (
    <Panel title="Possibly the same employer">
      <p>
        These are not kept apart automatically. If they do have the same employer, ask the judge to
        recuse themselves.
      </p>
      <ColleagueList {...props} />
    </Panel>
  );
}
