import type { ListedMail } from '@meritum/shared/contracts/mails';
import type { PersonReply } from '@meritum/shared/contracts/team';
import { useParams } from '@meritum/shared/router';
import { Badge } from '@meritum/shared/ui/Badge';
import { Button } from '@meritum/shared/ui/Button';
import { Loaded } from '@meritum/shared/ui/Loaded';
import { OrganisersOnly } from '../../features/access/role';
import { useReload } from '../../features/console/ConsoleCache';
import { ConsoleLink } from '../../features/console/ConsoleLink';
import { ConsolePage } from '../../features/console/ConsolePage';
import { consolePath } from '../../features/console/screens';
import { useCall } from '../../features/console/useCall';
import { seasonQuery, useSeasonShown } from '../../features/console/useSeasonShown';
import { Address } from '../../features/facts/Address';
import { Facts } from '../../features/facts/Facts';
import { Panel } from '../../features/facts/Panel';
import { StateBadge } from '../../features/judges/StateBadge';
import { useJudgesMessage } from '../../features/judges/useJudgesMessage';
import { kindOf, stateKinds, stateLabels } from '../../features/mails/labels';
import { ReviewStateBadge } from '../../features/nominations/ReviewStateBadge';
import { useNominatorsMessage } from '../../features/nominations/useNominatorsMessage';
import { Notes } from '../../features/notes/Notes';
import type { Column } from '../../features/table/columns';
import { DataTable } from '../../features/table/DataTable';
import { When } from '../../features/table/When';

const roleWords = { user: '', admin: 'Organiser', reader: 'Reader', screener: 'Screener' };

/** One person by all of their accounts: roles, notes, and last mails. */
export function PersonPage() {
  const { accountId = '' } = useParams();
  const query = useCall('getPerson', { query: { accountId } });
  return (
    <ConsolePage {...(query.data && { title: query.data.name || query.data.email, lead: '' })}>
      <Loaded query={query} what="the person">
        {(person) => (
          <>
            <Account person={person} />
            {person.judges.map((judge) => (
              <OneJudge key={judge.id} judge={judge} />
            ))}
            {person.nominations.map((nomination) => (
              <OneNomination key={nomination.id} nomination={nomination} />
            ))}
            <Mails person={person} />
          </>
        )}
      </Loaded>
    </ConsolePage>
  );
}

function Account({ person }: { person: PersonReply }) {
  const { role, email, nominations, judges } = person;
  const isNothing = role === 'user' && nominations.length === 0 && judges.length === 0;
  return (
    <Panel title="Account">
      <Facts
        facts={[
          { label: 'Email', value: <Address {...person} email={email} /> },
          { label: 'Role', value: roleWords[role] },
          { label: 'Is here as', value: isNothing ? 'Neither nominator nor judge yet' : null },
        ]}
      />
    </Panel>
  );
}

const Write = (on: { onClick(): void }) => (
  <OrganisersOnly>
    <Button variant="secondary" {...on}>
      Write...
    </Button>
  </OrganisersOnly>
);

function OneJudge({ judge: { id, name, state } }: { judge: PersonReply['judges'][number] }) {
  const { writeTo, dialog } = useJudgesMessage(seasonQuery(useSeasonShown()), useReload());
  return (
    <>
      <Panel title="Judge" actions={<Write onClick={() => writeTo([{ id }])} />}>
        <Facts
          facts={[
            {
              label: 'Application',
              value: <ConsoleLink to={consolePath('judges', id)}>{name}</ConsoleLink>,
            },
            { label: 'State', value: <StateBadge state={state} answer={null} /> },
          ]}
        />
      </Panel>
      <Notes about={{ noun: 'judge', id }} title="Notes about the judge" />
      {dialog}
    </>
  );
}

function OneNomination(props: { nomination: PersonReply['nominations'][number] }) {
  const { id, name, season, category, reviewState, mayWrite, award } = props.nomination;
  const { writeTo, dialog } = useNominatorsMessage({ season }, useReload());
  return (
    <>
      <Panel
        title={`Nomination in ${category}, ${season}`}
        actions={mayWrite && <Write onClick={() => writeTo([{ id }])} />}
      >
        <Facts
          facts={[
            {
              label: 'Nominee',
              value: <ConsoleLink to={consolePath('nominations', id)}>{name}</ConsoleLink>,
            },
            { label: 'Status', value: <ReviewStateBadge reviewState={reviewState} /> },
            {
              label: 'Award',
              value: award && (
                <>
                  {award.tier} {award.isRevoked && <Badge kind="danger">Revoked</Badge>}
                </>
              ),
            },
          ]}
        />
      </Panel>
      <Notes
        about={{ noun: 'nomination', id }}
        title={`Notes about the nomination in ${category}`}
      />
      {dialog}
    </>
  );
}

const columns: readonly Column<ListedMail>[] = [
  { header: 'Mail', cell: ({ template }) => kindOf(template) },
  { header: 'To', cell: ({ to }) => to ?? 'Erased' },
  { header: 'Created', cell: ({ queuedAt }) => <When at={queuedAt} /> },
  {
    header: 'State',
    cell: ({ state }) => <Badge kind={stateKinds[state]}>{stateLabels[state]}</Badge>,
    below: ({ reason }) => reason,
  },
];

function Mails({ person: { email, mails } }: { person: PersonReply }) {
  return (
    <Panel
      title="Last mails"
      actions={
        <ConsoleLink to={`${consolePath('mail')}?${new URLSearchParams({ search: email })}`}>
          All to this address
        </ConsoleLink>
      }
    >
      <DataTable
        caption="Last mails"
        columns={columns}
        rows={mails}
        rowKey={({ key }) => key}
        empty={{ title: 'No mails yet', text: 'Mails to this person appear here.' }}
      />
    </Panel>
  );
}
