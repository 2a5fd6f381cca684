import { groupedBy } from '@meritum/shared/merit/groups';
import type { OpenDecision } from '../../../platform/authorisation/open-decision';
import { conflictOf, mayReturn } from '../../nominations/policy';
import { isToPassOn, linksToPassOn } from '../../nominations/version';
import type { Assignments } from '../context';

/** Nominations with reported links about which their nominators were not told. */
export async function linkDecisions({ stores, deps }: Assignments): Promise<OpenDecision[]> {
  const { nominations } = deps;
  const all = await stores.assignments.findWithReportedLinks();
  const reported = groupedBy(all, ({ nominationId }) => nominationId);
  const found = await nominations.findByIds([...reported.keys()]);
  return found.flatMap((nomination): OpenDecision[] => {
    const { _id: id, season, category } = nomination;
    const reports = (reported.get(id) ?? [])
      .flatMap(({ reportedLinks = [] }) => reportedLinks)
      .filter(isToPassOn(nomination));
    const waiting = linksToPassOn(nomination, reports);
    const since = reports.filter(({ url }) => waiting.includes(url)).map(({ at }) => at.getTime());
    if (waiting.length === 0) return [];
    const about = { kind: 'links', id, season, category, nominationId: id } as const;
    const mayDecide: OpenDecision['mayDecide'] = async (actor) => {
      const conflict = conflictOf(await nominations.affiliationOf(actor), nomination);
      return mayReturn(nomination, { conflict, hasEnded: false });
    };
    return [{ ...about, since: new Date(Math.min(...since)), mayDecide }];
  });
}
