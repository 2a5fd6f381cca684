import type { OpenState, Season, SeasonCategory } from '@meritum/shared/contracts/seasons';

/** What an organiser changes here. */
const changeable = [
  'name',
  'currentCategory',
  'categories',
  'calendar',
  'rules',
  'reminders',
  'calibrationRound',
  'planning',
  'directory',
] as const;

export type Change = Partial<Pick<Season, (typeof changeable)[number]>>;

/** The fields of a draft that differ from what was read. */
export function changeOf(seen: Season, draft: Season): Change {
  const changed = changeable.filter(
    (field) => JSON.stringify(seen[field]) !== JSON.stringify(draft[field]),
  );
  return Object.fromEntries(changed.map((field) => [field, draft[field]]));
}

/** The draft with one of its categories changed. */
export const withCategory = (
  draft: Season,
  name: string,
  change: Partial<SeasonCategory>,
): Season => ({
  ...draft,
  categories: draft.categories.map((category) =>
    category.name === name ? { ...category, ...change } : category,
  ),
});

const shut: OpenState = { open: false, closesAt: null };

/** The draft with a category more, of which everything but its name is still to be said. */
export const withNewCategory = (draft: Season, name: string): Season => ({
  ...draft,
  categories: [
    ...draft.categories,
    {
      name,
      title: name,
      label: '',
      period: '',
      description: '',
      runs: null,
      nominations: shut,
      judging: shut,
    },
  ],
});

/** The draft without a category; another one is the current one then. */
export function withoutCategory(draft: Season, name: string): Season {
  const categories = draft.categories.filter((one) => one.name !== name);
  const isCurrent = draft.currentCategory === name;
  return {
    ...draft,
    categories,
    currentCategory: (isCurrent && categories[0]?.name) || draft.currentCategory,
    directory: draft.directory.filter((one) => one !== name),
  };
}

/** The draft with a category's winners in the directory, behind the others, or not. */
export const withDirectory = (draft: Season, name: string, isOffered: boolean): Season => ({
  ...draft,
  directory: [...draft.directory.filter((one) => one !== name), ...(isOffered ? [name] : [])],
});

/** A moment as a field for it takes it, in UTC. */
export const fieldOfMoment = (instant: string | null) => instant?.slice(0, 16) ?? '';

/** The moment that a field says, in UTC. */
export const momentOfField = (field: string) => (field === '' ? null : `${field}:00.000Z`);

/** A door as it would be pushed: a closed one does not close by itself. */
export const withOpenState = (door: OpenState, open: boolean): OpenState => ({
  open,
  closesAt: open ? door.closesAt : null,
});

const words: Record<string, string> = {
  begun: 'has begun',
  closesAt: 'closes by itself at',
  currentCategory: 'current category',
  calibrationRound: 'calibration round',
  atMostEveryDays: 'at most every so many days',
  capacityPerJudge: 'entries for each judge',
  minimumRatings: 'fewest ratings',
  plannedRatings: 'planned ratings',
  largestLoad: 'largest load of a judge, times the median',
  borderline: 'entries near a cut',
  standardErrors: 'within so many standard errors',
  extraJudges: 'more judges',
};

/** `/categories/1/nominations/open` in words: Technology, nominations, open. */
export function pathLabel(pointer: string, { categories }: Season): string {
  const parts = pointer.split('/').slice(1);
  if (parts[0] === 'categories' && parts[1])
    parts.splice(0, 2, categories[Number(parts[1])]?.name ?? `Category ${Number(parts[1]) + 1}`);
  return parts.map((part) => words[part] ?? part).join(', ');
}

/** A value in words. */
export function formatValue(value: unknown): string {
  if (value === null || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  // A category that is added or taken away.
  if (typeof value === 'object' && 'name' in value) return String(value.name);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
