import type { FieldProblem } from '@meritum/shared/contracts/errors';

/** What a field is told of its place in the season: its id, and what is wrong with it. */
export type At = (pointer: string) => { id: string; error?: string };

const idOf = (pointer: string) => `season${pointer.replaceAll('/', '-')}`;

/** The places of a season, of which some are wrong. */
export const placesWith =
  (problems: readonly FieldProblem[]): At =>
  (pointer) => {
    const problem = problems.find((one) => one.pointer === pointer);
    return { id: idOf(pointer), ...(problem && { error: problem.message }) };
  };

/** What is wrong, for a summary that leads to the fields. */
export const summaryOf = (
  problems: readonly FieldProblem[],
  words: (pointer: string) => string,
): { id: string; message: string }[] =>
  problems.map(({ pointer, message }) => ({
    id: idOf(pointer),
    message: `${words(pointer)}: ${message}`,
  }));

/** Problems of a change, as places of the season. */
export const inSeason = (problems: readonly FieldProblem[]): FieldProblem[] =>
  problems.map((problem) => ({ ...problem, pointer: problem.pointer.replace(/^\/change\//, '/') }));
