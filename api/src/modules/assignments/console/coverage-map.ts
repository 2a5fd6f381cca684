import type { CoverageMapReply } from '@meritum/shared/contracts/coverage-map';
import type { Actor } from '../../../platform/authorisation/actor';
import type { Judges } from '../../judges/commands';
import { capacityOf } from '../../judges/rules';
import type { SeasonEntries } from '../../nominations/console/entries';
import { isReturned } from '../../nominations/rules';
import { activityOfSeason, coverageOfSeason, type Desk } from './desk';
import { noActivity } from './tallies';

export interface CoverageMap extends Desk {
  judges: Desk['judges'] & Pick<Judges['judges'], 'judging'>;
  entriesFor(actor: Pick<Actor, 'person'>): Promise<SeasonEntries>;
}

/** Each entry under review of the current season and each judge, for who may know. */
export async function coverageMap(
  context: CoverageMap,
  actor: Pick<Actor, 'person'>,
): Promise<CoverageMapReply> {
  const { season, entries, hidden } = await context.entriesFor(actor);
  const [coverages, activities, judging] = await Promise.all([
    coverageOfSeason(context, season.id),
    activityOfSeason(context, { season: season.id, hidden }),
    context.judges.judging(),
  ]);
  const { minimumRatings: minimum, plannedRatings: planned } = season.rules;
  return {
    ...{ season: season.id, minimum, planned },
    entries: entries
      .filter((entry) => !isReturned(entry))
      .map(({ _id, fullName: name, organization, category, tie }) => {
        const { assigned, completed } = coverages.get(_id) ?? { assigned: 0, completed: 0 };
        const shown = tie ? { assigned: null, completed: null } : { assigned, completed };
        return { nominationId: _id, name, organization, category, tie, ...shown };
      })
      .sort((a, b) => (a.nominationId < b.nominationId ? -1 : 1)),
    judges: judging.map((judge) => ({
      judgeId: judge._id,
      name: judge.fullName,
      capacity: capacityOf(judge, season.planning.capacityPerJudge),
      ...(activities.get(judge._id) ?? noActivity),
    })),
  };
}
