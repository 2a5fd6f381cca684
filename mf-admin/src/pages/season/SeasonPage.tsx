import { limits } from '@meritum/shared/contracts/limits';
import type { Season } from '@meritum/shared/contracts/seasons';
import { Loaded } from '@meritum/shared/ui/Loaded';
import { Select } from '@meritum/shared/ui/Select';
import { text } from '../../features/address/fields';
import { useAddressState } from '../../features/address/useAddressState';
import { ConfirmAction } from '../../features/confirm/ConfirmAction';
import type { Question } from '../../features/confirm/useConfirm';
import { ConsolePage } from '../../features/console/ConsolePage';
import { headingOf } from '../../features/console/screens';
import { FilterBar } from '../../features/filters/FilterBar';
import { startNextSeason, useSeasons } from '../../features/season/requests';
import { SeasonForm } from '../../features/season/SeasonForm';

const fields = { season: text };

const nextSeason = (last: Season, refresh: () => unknown): Question => ({
  title: `Start the season after ${last.name}?`,
  consequence: (
    <p>
      It is made from {last.name}: its categories, rules and settings, all days a year later. It is
      the current season from then on. Nothing in it is open, and its rules can be changed until
      they are frozen. {last.name} stays as it is.
    </p>
  ),
  confirm: 'Start the season',
  danger: true,
  reason: { label: 'Why', maxLength: limits.reasonCharacters },
  act: (reason) => startNextSeason(last, reason),
  done: `Season ${Number(last.id) + 1} has started.`,
  refresh,
});

/** The rules, dates and settings of the seasons. */
export function SeasonPage() {
  const { values, change } = useAddressState(fields);
  const query = useSeasons();
  const [current] = query.data?.seasons ?? [];
  return (
    <ConsolePage
      {...headingOf('season')}
      actions={
        current && (
          <ConfirmAction variant="secondary" question={nextSeason(current, query.refetch)}>
            Start the next season...
          </ConfirmAction>
        )
      }
    >
      <Loaded query={query} what="the seasons">
        {({ seasons }) => {
          const season = seasons.find(({ id }) => id === values.season) ?? seasons[0];
          return (
            <>
              <FilterBar label="Which season">
                <Select
                  label="Season"
                  value={season?.id}
                  onChange={(event) => change({ season: event.target.value })}
                >
                  {seasons.map(({ id, name }, place) => (
                    <option key={id} value={id}>
                      {place === 0 ? `${name} (current)` : name}
                    </option>
                  ))}
                </Select>
              </FilterBar>
              {season && <SeasonForm key={season.id} season={season} refresh={query.refetch} />}
            </>
          );
        }}
      </Loaded>
    </ConsolePage>
  );
}
