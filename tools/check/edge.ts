import type { Import } from './imports';

/** An import, with the file that it leads to when that is one of ours. Paths are of the checkout. */
export interface Edge extends Import {
  from: string;
  /** Without extension; undefined for a package. */
  to: string | undefined;
}

/** Says what an import breaks, or nothing. */
export type Rule = (edge: Edge) => string | undefined;

/** Tests, what they share, and measurements: they may hold one part of the house against another. */
export const isTest = (path: string): boolean =>
  /\.(test|spec|bench)\.tsx?$|\/(testing|bench)\/|\/testing\.tsx?$/.test(path);

export const within = (path: string, ...folders: string[]): boolean =>
  folders.some((folder) => path === folder || path.startsWith(`${folder}/`));
