import type { SeasonReply } from '@meritum/shared/contracts/seasons';
import { claims } from '@meritum/shared/programme/claims';
import { formatDay, localDay } from '@meritum/shared/programme/days';
import { deadlineParts, formatDeadline } from '@meritum/shared/programme/deadlines';
import { type Days, seasonDays } from '@meritum/shared/programme/season-days';
import { type TimelineEntry, timeline, timelineYear } from '@meritum/shared/programme/timeline';
import { countriesOf, type Newest, newestOf } from '../archive/newest';
import { type PublishedResult, publishedResults } from '../verification/requests';

// Loaded once the season is known, to keep the home page small.

type Season = SeasonReply['data'];
type Id = TimelineEntry['id'];

/** The current state of a timeline entry. */
export interface EntryNow extends Partial<Days> {
  /** Its state with the relevant day. */
  lead: string;
  /** The moment of a set closing or the announcement, with weekday, time and zone. */
  closing: { at: string; day: string; clock: string } | undefined;
  /** Its specified dates while they are true; else its first day. */
  beside: string;
  state: 'past' | 'now' | 'ahead';
}

export interface SeasonNow {
  id: string;
  entries: Readonly<Record<Id, EntryNow>>;
  categories: ReadonlyMap<string, { label: string; period: string; open: boolean }>;
  /** Whether the season has dates for calendars. */
  hasDates: boolean;
  /** Whether nominations are closed. */
  shut: boolean;
  /** When nominations close, for the badge and for a sentence; '' without a set time. */
  badge: string;
  closes: string;
  /** Sentences about what is open and when winners are announced. */
  open: string;
  announced: string;
  /** Undefined before any are published. */
  newest: Newest | undefined;
  countries: ReturnType<typeof countriesOf>;
}

interface Words {
  open: string;
  over: string;
  shut: string;
}

const words: Record<'nomination' | 'judging', Words> = {
  nomination: { open: 'Open', over: 'Closed', shut: 'Not open at present' },
  judging: { open: 'Under way', over: 'Ended', shut: 'Not under way at present' },
};

/** The specified dates, unless the server has others. */
const printedIf = (id: Id, { from, to }: Partial<Days>, season: string): string => {
  const entry = timeline.find((one) => one.id === id);
  const isTrue = season === String(timelineYear) && entry?.from === from && entry?.to === to;
  return isTrue && entry ? `${entry.dates}, ${season}` : '';
};

interface Taken extends Days {
  isOpen: boolean;
  /** A set closing time, unless it was closed manually before. */
  closesAt: string | null | undefined;
}

/** A set moment in parts: its day, and its weekday, time and zone. */
function momentIn(at: string) {
  const { day, weekday, clock } = deadlineParts(at);
  return { at, day, clock: `${weekday}, ${clock}` };
}

/** Nominations or judging: only organisers open and close them, never a planned date (D12). */
function windowNow(id: 'nomination' | 'judging', taken: Taken, season: string): EntryNow {
  const { from, to, isOpen, closesAt } = taken;
  const today = localDay(new Date());
  const closing = closesAt ? momentIn(closesAt) : undefined;
  const last = closing?.day ?? (to && formatDay(to));
  const { open, over, shut } = words[id];
  const beside = printedIf(id, taken, season) || (isOpen && from ? `From ${formatDay(from)}` : '');
  const days = { from, to, closing, beside };
  if (isOpen)
    return { ...days, lead: last ? `${open} until ${last}` : `${open} now`, state: 'now' };
  if (from && today < from)
    return { ...days, lead: `Begins on ${formatDay(from)}`, state: 'ahead' };
  if (last && (closing || (to && to < today)))
    return { ...days, lead: `${over} on ${last}`, state: 'past' };
  return { lead: shut, closing: undefined, beside: '', state: 'ahead' };
}

type Announcement = Pick<ReturnType<typeof seasonDays>, 'results' | 'resultsAt'>;

function resultsNow(
  { results, resultsAt }: Announcement,
  publishedAt: string | null,
  season: Season,
) {
  const planned = resultsAt && !publishedAt ? momentIn(resultsAt) : undefined;
  const days = { from: results, to: results, closing: planned };
  const beside = printedIf('results', days, season.id);
  if (publishedAt)
    return {
      ...days,
      beside,
      lead: `Announced on ${formatDay(publishedAt)}`,
      state: 'past',
    } as const;
  const isJudged = season.categories.some(({ judgingOpen }) => judgingOpen);
  const later = isJudged || season.nominations ? 'Once judging has ended' : 'Not announced yet';
  return {
    ...days,
    beside,
    lead: results ? `Due on ${planned?.day ?? formatDay(results)}` : later,
    state: 'ahead',
  } as const;
}

const week = 7 * 86_400_000;

/** The specified claim (GUIDE-017), unless the season's own days differ (D05). */
function announcedWhen(
  season: Season,
  { results, resultsAt }: Announcement,
  publishedAt: string | null,
) {
  const claimed = `Winners are announced ${claims.announcedAfter}.`;
  if (publishedAt) return `The winners were announced on ${formatDay(publishedAt)}.`;
  if (resultsAt) return `Winners are announced on ${formatDeadline(resultsAt)}.`;
  const { calendar } = season;
  if (!calendar) return claimed;
  const weeks = (Date.parse(calendar.results) - Date.parse(calendar.nominations.from)) / week;
  if (results && weeks >= 6 && weeks <= 8) return claimed;
  return `Winners are announced ${results ? `on ${formatDay(results)}` : 'once judging has ended'}.`;
}

export async function seasonNowOf(season: Season, signal: AbortSignal): Promise<SeasonNow> {
  const { id, nominations: taking, currentCategory, categories } = season;
  const now = new Date();
  const days = seasonDays(season, now);
  const own = categories.find(({ name }) => name === currentCategory);
  const isJudged = own?.judgingOpen ?? false;
  // The season is shown without them, too.
  const results = await publishedResults(signal).catch(() => []);
  const isOwn = (one: PublishedResult) => one.season === id && one.category === currentCategory;
  const publishedAt = taking || isJudged ? null : (results.find(isOwn)?.published?.at ?? null);
  const set = (isOpen: boolean, at: string | null | undefined) =>
    at && (isOpen || new Date(at) <= now) ? at : undefined;
  const closesAt = set(taking !== null, taking ? taking.closesAt : own?.nominationsCloseAt);
  const nomination = { ...days.nomination, isOpen: taking !== null, closesAt };
  const judgingClosesAt = set(isJudged, own?.judgingClosesAt);
  const judging = { ...days.judging, isOpen: isJudged, closesAt: judgingClosesAt };
  const isSet = taking?.closesAt;
  const closes = isSet ? ` Nominations close on ${formatDeadline(isSet)}.` : '';
  return {
    id,
    entries: {
      nomination: windowNow('nomination', nomination, id),
      judging: windowNow('judging', judging, id),
      results: resultsNow(days, publishedAt, season),
    },
    categories: new Map(
      categories.map(({ name, label, period, nominationsOpen: open, nominationsCloseAt: at }) => [
        name,
        {
          label,
          open,
          period: open && at ? `Nominations close on ${formatDeadline(at)}.` : period,
        },
      ]),
    ),
    hasDates: season.calendar !== null,
    shut: !taking,
    badge: isSet ? `closes ${deadlineParts(isSet).day.replace(/ \d+$/, '')}` : '',
    closes: taking ? closes : ' Nominations are closed at present.',
    open: taking ? `${taking.category} is open.${closes}` : 'Nominations are closed at present.',
    announced: announcedWhen(season, days, publishedAt),
    newest: newestOf(results),
    countries: countriesOf(results),
  };
}
