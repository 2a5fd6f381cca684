import type { ImportProblem } from '@meritum/shared/contracts/winner-imports';

/** Further problems are only counted. */
const maxReported = 2_000;

/** The place of a problem. */
export type Where = Pick<ImportProblem, 'line'> & Partial<Pick<ImportProblem, 'column' | 'name'>>;

export class Problems {
  readonly reported: ImportProblem[] = [];
  inAll = 0;

  add({ line, column = null, name = null }: Where, message: string): void {
    this.inAll += 1;
    if (this.reported.length < maxReported) this.reported.push({ line, column, name, message });
  }

  /** By line, then by column; problems of a whole line come first. */
  inOrder(): ImportProblem[] {
    return this.reported.toSorted((a, b) => a.line - b.line || (a.column ?? 0) - (b.column ?? 0));
  }
}
