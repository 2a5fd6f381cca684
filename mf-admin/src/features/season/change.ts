import type { Season, SeasonCategory } from '@meritum/shared/contracts/seasons';
import { formatDay } from '@meritum/shared/programme/days';
import { formatDeadline } from '@meritum/shared/programme/deadlines';

/** The fields that this form can change. */
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

/** The fields in which a draft differs from the season as read. */
export function changeOf(seen: Season, draft: Season): Change {
  const changed = changeable.filter(
    (field) => JSON.stringify(seen[field]) !== JSON.stringify(draft[field]),
  );
  return Object.fromEntries(changed.map((field) => [field, draft[field]]));
}

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

/** An instant as a datetime field's value, in UTC. */
export const fieldOfMoment = (instant: string | null) => instant?.slice(0, 16) ?? '';

/** The instant of a datetime field's value, in UTC. */
export const momentOfField = (field: string) => (field === '' ? null : `${field}:00.000Z`);

const words: Record<string, string> = {
  begun: 'begun',
  closesAt: 'closes automatically at',
  currentCategory: 'current category',
  directory: 'winners on the public site',
  calibrationRound: 'judges rate sample nominations first',
  atMostEveryDays: 'days between reminders',
  capacityPerJudge: 'nominations for each judge',
  minimumRatings: 'minimum ratings',
  plannedRatings: 'planned ratings',
  largestLoad: 'most for one judge, times the median',
  pairLimit: 'largest probability of a judge for a nomination',
  borderline: 'nominations whose tier is not certain',
  certainty: 'share of the others in their true tier',
  extraJudges: 'extra judges',
  range: 'as printed',
};

/** A pointer in words: `/categories/1/nominations/open` gives Technology, nominations, open. */
export function pathLabel(pointer: string, { categories, rules }: Season): string {
  // A removed list item has no name any more.
  const parts = pointer
    .replace(/\/\d+\/name$/, '')
    .split('/')
    .slice(1);
  if (parts[1] === 'tiers' && parts[2]) {
    parts[2] = rules.tiers[Number(parts[2])]?.name ?? parts[2];
    if (parts[3] === 'from') parts[3] = 'lowest score';
  }
  if (parts[0] === 'categories' && parts[1])
    parts.splice(0, 2, categories[Number(parts[1])]?.name ?? `Category ${Number(parts[1]) + 1}`);
  const label = parts.map((part) => words[part] ?? part).join(', ');
  return label.charAt(0).toUpperCase() + label.slice(1);
}

export function formatValue(pointer: string, value: unknown): string {
  if (Array.isArray(value)) return value.join(', ') || 'none';
  if (value === null || value === '') return 'none';
  if (typeof value === 'string' && pointer.endsWith('/closesAt')) return formatDeadline(value);
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDay(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  // An added or removed category.
  if (typeof value === 'object' && 'name' in value) return String(value.name);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
