import type { FieldProblem } from '@meritum/shared/contracts/errors';

/** Gives a field its id and error by its JSON pointer in the season. */
export type At = (pointer: string) => { id: string; error?: string };

const idOf = (pointer: string) => `season${pointer.replaceAll('/', '-')}`;

/** Ids and errors for the fields of a season. */
export const fieldsWith =
  (problems: readonly FieldProblem[]): At =>
  (pointer) => {
    const problem = problems.find((one) => one.pointer === pointer);
    return { id: idOf(pointer), ...(problem && { error: problem.message }) };
  };

export const summaryOf = (
  problems: readonly FieldProblem[],
  words: (pointer: string) => string,
): { id: string; message: string }[] =>
  problems.map(({ pointer, message }) => ({
    id: idOf(pointer),
    message: `${words(pointer)}: ${message}`,
  }));

/** Maps the problems of a change to pointers in the season. */
export const inSeason = (problems: readonly FieldProblem[]): FieldProblem[] =>
  problems.map((problem) => ({ ...problem, pointer: problem.pointer.replace(/^\/change\//, '/') }));

/** The id of a part of the form, for links to it. */
export const sectionId = (name: string): string =>
  `part-${name.toLowerCase().replaceAll(' ', '-')}`;
