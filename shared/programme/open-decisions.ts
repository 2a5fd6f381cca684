import type { OpenDecisionKind } from '../contracts/open-decisions';
import { pluralize } from './format-count';
import { prefixes } from './routes';

interface About {
  count: number;
  name: string | null;
  category: string | null;
}

const of = ({ name }: About) => (name ? ` of ${name}` : '');
const within = ({ category }: About) => (category ? ` in ${category}` : '');

const texts: Readonly<Record<OpenDecisionKind, (about: About) => string>> = {
  applications: ({ count }) => `Decide ${pluralize(count, 'application')} to judge`,
  profile: (about) => `Approve or refuse the profile${of(about)}`,
  return: (about) => `Return the nomination${of(about)}${within(about)}`,
  document: (about) =>
    `Look at a document that the virus scan found something in${of(about)}${within(about)}`,
  links: (about) =>
    `Tell the nominator of links that judges cannot open${of(about)}${within(about)}`,
  replacement: (about) => `Replace a judge of the nomination${of(about)}${within(about)}`,
  void: (about) => `Confirm that the nomination${of(about)}${within(about)} does not count`,
  'void-rating': (about) =>
    `Confirm that a rating of the nomination${of(about)}${within(about)} does not count`,
  conflict: (about) => `Lift a conflict of interest with the nomination${of(about)}`,
  closing: (about) => `End judging${within(about)}, although a nomination gets no result`,
  outcome: (about) => `Make the results${within(about)} final`,
  publication: (about) => `Agree when the results${within(about)} are published`,
  'publication-stopped': (about) =>
    `Decide again when the results${within(about)} are published: the planned hour no longer counts`,
  revocation: (about) => `Revoke the award${of(about)}${within(about)}`,
  rename: (about) => `Correct how ${about.name ?? 'a winner'} is published${within(about)}`,
  import: () => 'Import winners of past years',
  'without-beacon': () => 'Draw judges without the public random value, or wait longer for it',
  account: () => 'Erase or hand over the account of somebody who cannot sign in',
  role: (about) => `Change the role${of(about)} in the console`,
  extension: (about) => `Give somebody more time${within(about)}`,
};

/** A decision in a few words, such as `Make the results in AI final`. */
export const openDecisionText = ({ kind, ...about }: About & { kind: string }): string =>
  // A newer server may have other kinds.
  kind in texts ? texts[kind as OpenDecisionKind](about) : 'Decide what an organiser has proposed';

const screens: Readonly<Record<string, string>> = {
  applications: 'queue',
  profile: 'winners',
  import: 'winners',
  account: 'accounts',
  role: 'organisers',
  extension: 'season',
  'without-beacon': 'assignments',
};

interface Concerned {
  kind: string;
  season?: string | null;
  category?: string | null;
  nominationId?: string | null;
  /** Id of the proposal, which the page then shows first. */
  proposal?: string | undefined;
}

/** Where in the console it is decided, in the current season if none is given. */
export function openDecisionPath(about: Concerned): string {
  const { kind, season, category, nominationId, proposal } = about;
  const own = screens[kind] ?? (nominationId && `nominations/${nominationId}`);
  const query = new URLSearchParams({
    ...(kind === 'without-beacon' && { show: 'plan' }),
    ...(!own && category && { category }),
    ...(season && { season }),
    ...(proposal && { proposal }),
  }).toString();
  return `${prefixes['mf-admin']}/${own || 'results'}${query && `?${query}`}`;
}
