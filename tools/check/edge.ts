import type { Import } from './imports';

/** An import, with the file it resolves to if it is ours. Paths are relative to the checkout. */
export interface Edge extends Import {
  from: string;
  /** Without extension; undefined for a package. */
  to: string | undefined;
}

/** Returns why an import is forbidden; undefined if it is allowed. */
export type Rule = (edge: Edge) => string | undefined;

/** Tests, their helpers and benchmarks, which may compare parts. */
export const isTest = (path: string): boolean =>
  /\.(test|spec|bench)\.tsx?$|\/(testing|bench)\//.test(path);

export const within = (path: string, ...folders: string[]): boolean =>
  folders.some((folder) => path === folder || path.startsWith(`${folder}/`));
