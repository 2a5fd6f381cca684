import type { Result } from './result';

/** The acts of a contest that the public log records. */
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
