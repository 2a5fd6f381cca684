import type { ContestStatus } from '@meritum/shared/contracts/results';
import type { Season } from '@meritum/shared/contracts/seasons';
import { FormAnswer } from '@meritum/shared/forms/FormAnswer';
import { useAnsweredCall } from '@meritum/shared/forms/useAnsweredCall';
import { Button } from '@meritum/shared/ui/Button';
import { Checkbox } from '@meritum/shared/ui/Checkbox';
import * as design from '@meritum/shared/ui/design.module.css';
import { useState } from 'react';
import { ConsoleLink } from '../console/ConsoleLink';
import { consolePath } from '../console/screens';
import { Panel } from '../facts/Panel';
import text from '../facts/text.module.css';
import { useIsOver } from '../results/life';
import { useContestStates } from '../results/requests';
import { useSeason } from '../season/requests';
import { useSeasonShown } from '../season/useSeasonShown';
import { categoriesIn } from './opened';
import { PlanPanel } from './PlanPanel';
import { PlansList } from './PlansList';
import { isCurrent, previewPlan, usePlans } from './requests';
import type { AssignmentsView } from './view';

/** Previews and applies assignment plans, and so opens judging. */
export function Planning(view: AssignmentsView) {
  const { values, change } = view;
  const { answer, busy, run } = useAnsweredCall();
  // After a reload, or on another organiser's screen, the preview that is open is found again.
  const season = useSeasonShown();
  const newest = usePlans('').data?.plans.find(isCurrent);
  const planId = values.plan || newest?.id;
  const begin = () =>
    run(
      async () => change({ plan: await previewPlan(season, { asIfOpen: false }) }),
      'Could not start planning.',
    );
  return (
    <>
      {planId && <PlanPanel key={planId} planId={planId} onPlan={(plan) => change({ plan })} />}
      <OpenJudging {...view} />
      <Panel title="Next assignments">
        <p className={text.words}>
          Where judging is open, judges are assigned automatically when they are available and
          ratings are missing. A preview shows what would change. Nothing changes until you apply
          it.
        </p>
        <div>
          <Button variant="secondary" busy={busy} busyLabel="Starting..." onClick={begin}>
            Preview the next assignments
          </Button>
        </div>
        <FormAnswer answer={answer} />
      </Panel>
      <PlansList {...view} />
    </>
  );
}

const isShut = ({ judging }: Season['categories'][number]) =>
  !judging.open || (judging.closesAt !== null && new Date(judging.closesAt) <= new Date());

/** Previews the plan that opens judging of categories, once the season is known. */
function OpenJudging(view: AssignmentsView) {
  const season = useSeason();
  const contests = useContestStates().data?.contests ?? [];
  const isOver = useIsOver();
  const shut = season?.categories.filter(isShut).map(({ name }) => name) ?? [];
  const offered = contests.filter(({ category }) => shut.includes(category) && !isOver(category));
  return season && offered.length > 0 ? (
    <Choice key={view.values.open} season={season} offered={offered} {...view} />
  ) : null;
}

interface Props extends AssignmentsView {
  season: Season;
  /** Contests whose judging can be opened. */
  offered: readonly ContestStatus[];
}

function Choice({ season, offered, values, change }: Props) {
  const shut = offered.map(({ category }) => category);
  const withEntries = offered.filter(({ entries }) => entries > 0);
  const shown = useSeasonShown();
  const { answer, busy, run } = useAnsweredCall();
  const asked = categoriesIn(values.open).filter((name) => shut.includes(name));
  const [chosen, setChosen] = useState(
    asked.length > 0 ? asked : withEntries.map(({ category }) => category),
  );
  const toggle = (name: string, isChosen: boolean) =>
    setChosen(shut.filter((one) => (one === name ? isChosen : chosen.includes(one))));
  const begin = () =>
    run(async () => {
      change({ plan: await previewPlan(shown, { asIfOpen: true, categories: chosen }) });
    }, 'Could not start planning.');
  return (
    <Panel title="Open judging">
      <p className={text.words}>
        See who would have how much to judge, and which nominations lack judges. Nothing changes
        until you confirm: then judging opens and judges are assigned.
      </p>
      {season.rules.frozenAt === null && (
        <p className={design.minor}>
          The rules of {season.name} can still change. You can open judging once they are final.{' '}
          <ConsoleLink to={consolePath('season')}>See the rules on Season</ConsoleLink>
        </p>
      )}
      <fieldset className={text.stack}>
        <legend>Categories</legend>
        {shut.map((name) => (
          <Checkbox
            key={name}
            label={name}
            checked={chosen.includes(name)}
            onChange={(event) => toggle(name, event.target.checked)}
          />
        ))}
      </fieldset>
      <div>
        <Button busy={busy} busyLabel="Starting..." disabled={chosen.length === 0} onClick={begin}>
          Preview the opening
        </Button>
      </div>
      <FormAnswer answer={answer} />
    </Panel>
  );
}
