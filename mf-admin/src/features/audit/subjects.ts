import type { AuditEntry } from '@meritum/shared/contracts/audit';
import type { AuditAction } from '@meritum/shared/contracts/audit-actions';
import { consolePath } from '../console/screens';
import { subjectName } from './people';

/** The subject of an entry, and its page if there is one. */
export interface Subject {
  text: string;
  to?: string;
}

const isSeason = (id: string) => /^2\d{3}$/.test(id);

const ofSeason = (screen: string, season: string, more: Record<string, string> = {}) =>
  `${consolePath(screen)}?${new URLSearchParams({ season, ...more })}`;

/** The contest whose id an entry has as its subject or among its values. */
function contestOf({ subject, after }: AuditEntry): Subject | undefined {
  const named =
    after !== null && typeof after === 'object' && 'contest' in after ? after.contest : null;
  const [, season, category] =
    /^(2\d{3}):(.+)$/.exec(typeof named === 'string' ? named : (subject.id ?? '')) ?? [];
  if (!season || !category) return undefined;
  return { text: `${category} ${season}`, to: ofSeason('results', season, { category }) };
}

/** A list that was exported or mailed: all of it, or one season's or contest's. */
function listOf(entry: AuditEntry, id: string): Subject {
  const screen = entry.subject.noun ?? '';
  if (isSeason(id)) return { text: `Season ${id}`, to: ofSeason(screen, id) };
  const text = id === 'all' ? 'The whole list' : 'Part of the list';
  return contestOf(entry) ?? { text, to: consolePath(screen) };
}

/** Lifts name a nomination; all other decisions about results name a contest. */
const isLift = ({ action }: AuditEntry) => action?.startsWith('results.conflict-') ?? false;

/** The subject with which an action's name begins. */
type NounOf<Action> = Action extends `${infer Noun}.${string}` ? Noun : never;

const byNoun: Readonly<Record<NounOf<AuditAction>, (entry: AuditEntry, id: string) => Subject>> = {
  account: (entry) => ({ text: `Account of ${subjectName(entry)}` }),
  nomination: (entry, id) => ({
    text: `Nomination of ${subjectName(entry)}`,
    to: consolePath('nominations', id),
  }),
  judge: (entry, id) => ({ text: `Judge ${subjectName(entry)}`, to: consolePath('judges', id) }),
  invitation: (_, id) => ({
    text: 'Invitation to judge',
    to: ofSeason('invitations', id.slice(-4)),
  }),
  assignment: (entry) => ({
    text: `Assignment of ${subjectName(entry)}`,
    to: consolePath('assignments'),
  }),
  plan: (_, id) => ({
    text: 'Assignments',
    to: `${consolePath('assignments')}?${new URLSearchParams({ show: 'plan', plan: id })}`,
  }),
  season: (_, id) => ({ text: `Season ${id}`, to: ofSeason('season', id) }),
  extension: (entry) => ({
    text: `More time for ${subjectName(entry)}`,
    to: ofSeason('season', entry.subject.id?.slice(0, 4) ?? ''),
  }),
  draw: (_, id) => ({ text: `Drawing judges, season ${id}`, to: ofSeason('season', id) }),
  mail: () => ({ text: 'Mail', to: consolePath('mail') }),
  winners: (entry, id) =>
    isSeason(id) ? listOf(entry, id) : { text: 'Winners', to: consolePath('winners') },
  addresses: () => ({ text: 'Unconfirmed addresses', to: consolePath('') }),
  organisers: () => ({ text: 'Organisers', to: consolePath('organisers') }),
  role: (entry) => ({
    text: `Role of ${subjectName(entry)}`,
    to: consolePath('organisers'),
  }),
  registration: () => ({ text: 'New accounts', to: consolePath('system') }),
  recognition: (entry) => ({ text: `Award of ${subjectName(entry)}` }),
  backup: () => ({ text: 'Backup' }),
  profile: (entry) => ({ text: `Profile of ${subjectName(entry)}`, to: consolePath('winners') }),
  messages: () => ({ text: 'Mail to several people', to: consolePath('mail') }),
  assignments: listOf,
  audit: listOf,
  judges: listOf,
  nominations: listOf,
  results: (entry, id) =>
    isLift(entry)
      ? { text: `Nomination of ${subjectName(entry)}`, to: consolePath('nominations', id) }
      : (contestOf(entry) ?? { text: 'Results', to: consolePath('results') }),
};

/** The subject of an entry. A deleted account has no page, nor has its judge. */
export function subjectOf(entry: AuditEntry): Subject {
  const { noun, id, accountId } = entry.subject;
  if (!noun || !id) return { text: accountId ? subjectName(entry) : 'A deleted account' };
  // A newer server may have nouns that this release does not know.
  const known = Object.hasOwn(byNoun, noun) ? byNoun[noun as keyof typeof byNoun] : undefined;
  const subject = known?.(entry, id) ?? { text: noun };
  const isGone = noun === 'judge' && !entry.subject.person;
  return isGone ? { text: subject.text } : subject;
}
