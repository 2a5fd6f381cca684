import type { ImportProblem } from '@meritum/shared/contracts/winner-imports';

/** More are counted, and not told: nobody reads them. */
const mostTold = 2_000;

/** Where something is wrong. */
export type Where = Pick<ImportProblem, 'line'> & Partial<Pick<ImportProblem, 'column' | 'name'>>;

/** What is wrong with a file, as it is found. */
export class Problems {
  readonly told: ImportProblem[] = [];
  inAll = 0;

  add({ line, column = null, name = null }: Where, message: string): void {
    this.inAll += 1;
    if (this.told.length < mostTold) this.told.push({ line, column, name, message });
  }

  /** By line, then by column; what is wrong with a whole line comes first. */
  inOrder(): ImportProblem[] {
    return this.told.toSorted((a, b) => a.line - b.line || (a.column ?? 0) - (b.column ?? 0));
  }
}
