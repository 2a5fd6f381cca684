import type { EntryOfJudge, JudgeDetail } from '@meritum/shared/contracts/listed-judges';
import { formatDateTime } from '@meritum/shared/programme/moments';
import { useParams } from '@meritum/shared/router';
import * as design from '@meritum/shared/ui/design.module.css';
import { Loaded } from '@meritum/shared/ui/Loaded';
import { OrganisersOnly, useDecides } from '../../features/access/role';
import { ConsoleLink } from '../../features/console/ConsoleLink';
import { ConsolePage } from '../../features/console/ConsolePage';
import { consolePath } from '../../features/console/screens';
import { useCall } from '../../features/console/useCall';
import { seasonQuery, useSeasonShown } from '../../features/console/useSeasonShown';
import { Facts } from '../../features/facts/Facts';
import { Panel } from '../../features/facts/Panel';
import { PossibleColleagues } from '../../features/facts/PossibleColleagues';
import { Reasons } from '../../features/facts/Reasons';
import { History } from '../../features/history/History';
import { ApplicationFacts } from '../../features/judges/ApplicationFacts';
import { JudgeActs } from '../../features/judges/JudgeActs';
import { JudgeSettings } from '../../features/judges/JudgeSettings';
import { StateBadge } from '../../features/judges/StateBadge';
import { assignmentWords } from '../../features/nominations/labels';
import { Notes } from '../../features/notes/Notes';
import { usePersonFact } from '../../features/person/PersonLinks';
import type { Column } from '../../features/table/columns';
import { DataTable } from '../../features/table/DataTable';

export function JudgePage() {
  const { judgeId = '' } = useParams();
  const query = useCall('getJudge', { query: { judgeId, ...seasonQuery(useSeasonShown()) } });
  return (
    <ConsolePage {...(query.data && topOf(query.data))}>
      <Loaded query={query} what="the judge">
        {(judge) => (
          <>
            <Application judge={judge} />
            <Notes about={{ noun: 'judge', id: judge.id }} />
            <Activity judge={judge} />
            <PossibleColleagues path="nominations" people={judge.possibleColleagues} />
            {judge.may.change && (
              <OrganisersOnly>
                <JudgeSettings judge={judge} />
              </OrganisersOnly>
            )}
            <Panel title="Decisions">
              <History entries={judge.history} />
            </Panel>
          </>
        )}
      </Loaded>
    </ConsolePage>
  );
}

const topOf = (judge: JudgeDetail) => ({
  title: judge.name || judge.email,
  lead: [judge.designation, judge.organization].filter(Boolean).join(', '),
  actions: <JudgeActs judge={judge} />,
});

function Application({ judge }: { judge: JudgeDetail }) {
  const { state, answer, reasons, deactivated } = judge;
  const decides = useDecides();
  return (
    <Panel title="Application" actions={<StateBadge state={state} answer={answer} />}>
      <ApplicationFacts
        applicant={judge}
        more={[
          usePersonFact(judge.accountId, judge.id),
          { label: 'Accepted by', value: judge.verifiedBy.join(', ') },
          { label: 'Deactivated', value: deactivated && formatDateTime(deactivated.at) },
        ]}
      />
      {reasons.length > 0 && (
        <>
          <h3 className={design.textL}>Reasons to judge</h3>
          <Reasons reasons={reasons} />
        </>
      )}
      {decides && (state === 'waiting' || state === 'rejected') && (
        <p>
          <ConsoleLink
            to={`${consolePath('queue')}?${new URLSearchParams({ state, search: judge.email })}`}
          >
            {state === 'waiting' ? 'Accept or reject this applicant' : 'Accept them after all'}
          </ConsoleLink>
        </p>
      )}
    </Panel>
  );
}

const columns: readonly Column<EntryOfJudge>[] = [
  { header: 'Nominee', cell: ({ name }) => name },
  { header: 'Organization', cell: ({ organization }) => organization },
  { header: 'State', cell: ({ status }) => assignmentWords[status] },
];

/** The judge's assignments and ratings of this season. */
function Activity({ judge }: { judge: JudgeDetail }) {
  const { activity, entries, remindedAt, reminders } = judge;
  return (
    <Panel title="This season">
      <Facts
        facts={[
          { label: 'Assigned', value: activity.assigned },
          { label: 'Rated', value: activity.completed },
          { label: 'Not rated yet', value: activity.pending },
          { label: 'Given back over a conflict', value: activity.recused },
          { label: 'Wants reminders', value: reminders ? 'Yes' : 'No' },
          { label: 'Last reminded', value: remindedAt && formatDateTime(remindedAt) },
        ]}
      />
      <DataTable
        caption="Nominations of this judge"
        columns={columns}
        rows={entries}
        rowKey={({ nominationId }) => nominationId}
        rowLink={({ nominationId }) => consolePath('nominations', nominationId)}
        empty={{
          title: 'No assignments yet',
          text: 'Nominations are assigned while judging is open and the judge can take more.',
        }}
      />
    </Panel>
  );
}
