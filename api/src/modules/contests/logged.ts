import type { Result } from './result';

/** The acts of a contest for the public log. */
export const resultForLog = ({ season, category, voids, closed, publishedAt }: Result) => ({
  season,
  category,
  voids: voids.flatMap(({ id, state, decided }) =>
    state === 'confirmed' && decided ? [{ id, at: decided.at }] : [],
  ),
  closed: closed && { at: closed.at, root: closed.root },
  publishedAt,
});

export type LoggedResult = ReturnType<typeof resultForLog>;
