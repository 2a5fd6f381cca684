import type { ContestStatus } from '@meritum/shared/contracts/results';
import type { Season } from '@meritum/shared/contracts/seasons';
import { FormAnswer } from '@meritum/shared/forms/FormAnswer';
import { Button } from '@meritum/shared/ui/Button';
import { Checkbox } from '@meritum/shared/ui/Checkbox';
import * as design from '@meritum/shared/ui/design.module.css';
import { useState } from 'react';
import { useDecides } from '../access/role';
import { useSeason, useSeasonShown } from '../console/useSeasonShown';
import { Panel } from '../facts/Panel';
import text from '../facts/text.module.css';
import { useContestStates, useIsOver } from '../results/requests';
import { FreezeRules } from '../season/FreezeRules';
import { Awaited } from './Awaited';
import { PlanPanel } from './PlanPanel';
import { PlansList } from './PlansList';
import { isCurrent, usePlans, usePreview } from './requests';
import { useAssignmentsView } from './view';

/** Previews and applies assignment plans, which also opens judging. */
export function Planning() {
  const { values } = useAssignmentsView();
  const decides = useDecides();
  const { answer, busy, preview } = usePreview(useSeasonShown());
  const isJudged = useSeason()?.categories.some((category) => !isShut(category));
  // Finds an open preview again, after a reload or on another organiser's screen.
  const { plans, awaited } = usePlans('').data ?? {};
  const newest = plans?.find(isCurrent);
  const [last, setLast] = useState<string>();
  // Stays on the screen with its new state when it is no longer a preview.
  if (newest && newest.id !== last) setLast(newest.id);
  const planId = values.plan || newest?.id || last;
  return (
    <>
      {awaited && <Awaited {...awaited} />}
      {planId && <PlanPanel key={planId} planId={planId} />}
      {decides && !newest?.opens.length && <OpenJudging />}
      {decides && isJudged && (
        <Panel title="Next assignments">
          <p className={text.words}>
            Where judging is open, judges are assigned automatically when they are available and
            ratings are missing. A preview shows what would change. Nothing changes until you apply
            it.
          </p>
          <div>
            <Button
              variant="secondary"
              busy={busy}
              busyLabel="Planning..."
              onClick={() => preview({ asIfOpen: false })}
            >
              Preview the next assignments
            </Button>
          </div>
          <FormAnswer answer={answer} />
        </Panel>
      )}
      <PlansList />
    </>
  );
}

const isShut = ({ judging }: Season['categories'][number]) =>
  !judging.open || (judging.closesAt !== null && new Date(judging.closesAt) <= new Date());

/** Previews the plan that opens judging of categories, once the season has loaded. */
function OpenJudging() {
  const { open } = useAssignmentsView().values;
  const season = useSeason();
  const contests = useContestStates().data?.contests ?? [];
  const isOver = useIsOver();
  const shut = season?.categories.filter(isShut).map(({ name }) => name) ?? [];
  const offered = contests.filter(({ category }) => shut.includes(category) && !isOver(category));
  return season && offered.length > 0 ? (
    <Choice key={open} asked={open.split(',')} season={season} offered={offered} />
  ) : null;
}

interface Props {
  /** Categories from the address. */
  asked: readonly string[];
  season: Season;
  /** Contests whose judging can be opened. */
  offered: readonly ContestStatus[];
}

function Choice({ asked, season, offered }: Props) {
  const shut = offered.map(({ category }) => category);
  const withEntries = offered.filter(({ entries }) => entries > 0);
  const { answer, busy, preview } = usePreview(useSeasonShown());
  const named = shut.filter((name) => asked.includes(name));
  const [chosen, setChosen] = useState(
    named.length > 0 ? named : withEntries.map(({ category }) => category),
  );
  const toggle = (name: string, isChosen: boolean) =>
    setChosen(shut.filter((one) => (one === name ? isChosen : chosen.includes(one))));
  return (
    <Panel title="Open judging">
      <p className={text.words}>
        See who would have how much to judge, and which nominations lack judges. Nothing changes
        until you confirm: then judging opens and judges are assigned.
      </p>
      {season.rules.frozenAt === null && (
        <div className={design.grid1}>
          <p>
            The rules of {season.name} can still change. You can open judging once they are final.
          </p>
          <FreezeRules season={season} />
        </div>
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
        <Button
          busy={busy}
          busyLabel="Planning..."
          disabled={chosen.length === 0}
          onClick={() => preview({ asIfOpen: true, categories: chosen })}
        >
          Preview the opening
        </Button>
      </div>
      <FormAnswer answer={answer} />
    </Panel>
  );
}
