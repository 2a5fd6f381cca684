import { formatCount } from '@meritum/shared/programme/format-count';

/** `1 rating`, `2,000 ratings`. */
export const pluralize = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/** `AI and Data Analytics`. */
export const inWords = (names: readonly string[]): string =>
  new Intl.ListFormat('en-GB').format(names);
