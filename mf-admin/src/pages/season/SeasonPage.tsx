import { call } from '@meritum/shared/client/call';
import type { Season } from '@meritum/shared/contracts/seasons';
import { currentOf } from '@meritum/shared/programme/current';
import { useNavigate } from '@meritum/shared/router';
import { Loaded, LoadingShape } from '@meritum/shared/ui/Loaded';
import { Notice } from '@meritum/shared/ui/Notice';
import { useDecides } from '../../features/access/role';
import { ConfirmAction } from '../../features/confirm/ConfirmAction';
import { type Question, why } from '../../features/confirm/question';
import { ConsolePage } from '../../features/console/ConsolePage';
import { consolePath } from '../../features/console/screens';
import { useSeasonShown, useSeasons, withSeason } from '../../features/console/useSeasonShown';
import { useIsOver } from '../../features/results/requests';
import { Extensions } from '../../features/season/Extensions';
import styles from '../../features/season/Season.module.css';
import { SeasonForm } from '../../features/season/SeasonForm';
import { SeasonInWords } from '../../features/season/SeasonInWords';

const after = ({ id }: Season) => String(Number(id) + 1);

const nextSeason = (current: Season, refresh: () => unknown): Question => ({
  about: after(current),
  title: `Prepare the season after ${current.name}?`,
  consequence: (
    <p>
      Season {after(current)} is prepared with the categories, rules and settings of {current.name},
      and every date a year later. {current.name} does not end. Season {after(current)} begins
      beside it when nominations or judging first open in it.
    </p>
  ),
  confirm: 'Prepare the season',
  reason: why,
  act: (reason) => call('startNextSeason', { body: { after: current.id, reason } }),
  done: `Season ${after(current)} is being prepared.`,
  refresh,
});

const unknown = <Notice kind="info">There is no such season. Choose one above.</Notice>;

const isPrepared = ({ begun }: Season) => !begun;

export function SeasonPage() {
  const shown = useSeasonShown();
  const navigate = useNavigate();
  const decides = useDecides();
  const isJudged = useIsOver();
  const query = useSeasons();
  const all = query.data?.seasons ?? [];
  const current = currentOf(all);
  return (
    <ConsolePage
      actions={
        current &&
        !all.some(isPrepared) && (
          <ConfirmAction
            variant="secondary"
            question={nextSeason(current, () =>
              navigate(withSeason(consolePath('season'), after(current))),
            )}
          >
            Prepare the next season...
          </ConfirmAction>
        )
      }
    >
      <Loaded query={query} what="the seasons">
        {({ seasons }) => {
          const season = shown ? seasons.find(({ id }) => id === shown) : current;
          return (
            <div className={styles.page}>
              {!season && (query.isFetching ? <LoadingShape what="the season" /> : unknown)}
              {season && current && isPrepared(season) && (
                <Notice kind="info" title={`${season.name} is being prepared`}>
                  It begins when nominations or judging first open in it. From then on the site
                  shows it, and new nominations go to it where it takes them. {current.name} goes on
                  beside it: what is open there stays open, and its results are published as usual.
                </Notice>
              )}
              {season && <SeasonInWords season={season} />}
              {season && (
                // Readers can read but not type.
                <fieldset className={styles.whole} disabled={!decides}>
                  <SeasonForm key={season.id} season={season} isJudged={isJudged} />
                </fieldset>
              )}
              {season?.begun && <Extensions key={`more ${season.id}`} season={season} />}
            </div>
          );
        }}
      </Loaded>
    </ConsolePage>
  );
}
