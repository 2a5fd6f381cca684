import { matchesSearch } from '@meritum/shared/contracts/search';
import { consolePath, screens } from '../console/screens';

/** Where the search of the console leads. */
export interface Target {
  id: string;
  label: string;
  /** What distinguishes it from others of the same label. */
  detail?: string;
  /** Address without a season. */
  to: string;
}

/** Targets of one kind, under a heading. */
export interface TargetGroup {
  heading: string;
  targets: readonly Target[];
}

const screenTargets: readonly Target[] = screens.map(({ path, label }) => ({
  id: `screen-${path}`,
  label,
  to: consolePath(path),
}));

/** Lists that begin an organiser's work, as filtered addresses. */
const lists: readonly [label: string, screen: string, query: string][] = [
  ['Verify judges', 'judging', ''],
  ['Judges to chase', 'judges', 'idle=0&sort=-idle'],
  ['Write to judges', 'judges', 'state=judging'],
  ['Deactivated judges', 'judges', 'state=deactivated'],
  ['Nominations without judges', 'nominations', 'coverage=none'],
  ['Nominations with too few ratings', 'nominations', 'coverage=short'],
  ['Returned nominations', 'nominations', 'status=returned'],
  ['Voided nominations', 'nominations', 'status=voided'],
  ['Open judging, preview and apply a plan', 'assignments', 'show=plan'],
  ['Open or close nominations', 'season', ''],
  ['End judging, finalise and publish results', 'results', ''],
  ['Import winners', 'winners', ''],
  ['Failed mails', 'mail', 'state=dead'],
];

const listTargets: readonly Target[] = lists.map(([label, screen, query]) => ({
  id: `list-${label}`,
  label,
  to: `${consolePath(screen)}${query && `?${query}`}`,
}));

const matching = (targets: readonly Target[], search: string) => {
  const contains = matchesSearch(search);
  return targets.filter(({ label }) => contains([label]));
};

/** Screens and starts of work whose labels have every word of the search. */
export const knownTargets = (search: string): TargetGroup[] => [
  { heading: 'Screens', targets: matching(screenTargets, search) },
  { heading: 'Tasks', targets: matching(listTargets, search) },
];
