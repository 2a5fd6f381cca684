import type { FieldProblem } from '@meritum/shared/contracts/errors';

/** Gives a field its id and error by its JSON pointer in the season. */
export type At = (pointer: string) => { id: string; error?: string };

export const idOf = (pointer: string) => `season${pointer.replaceAll('/', '-')}`;

/** Ids and errors for the fields of a season. */
export const fieldsWith =
  (problems: readonly FieldProblem[]): At =>
  (pointer) => {
    const problem = problems.find((one) => one.pointer === pointer);
    return { id: idOf(pointer), ...(problem && { error: problem.message }) };
  };

/** The id of a part of the form, for links to it. */
export const sectionId = (name: string): string =>
  `part-${name.toLowerCase().replaceAll(' ', '-')}`;
