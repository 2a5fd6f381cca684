import { formatCount } from '@meritum/shared/programme/format-count';

/** `1 entry`, `2,000 ratings`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;
