import type { ComponentType } from 'react';

/**
 * The version of the contract between the shell and a remote, raised when the shapes below change
 * incompatibly. For one release a remote then offers the former version too and the shell
 * understands it, so that either can be deployed first (docs/decisions/0001).
 */
export const contractVersion = 2;

/** One route of a remote, with the routes inside it. */
export interface RemoteRoute {
  /** Relative to the parent route or the remote's prefix; '' is the parent's own path. */
  path: string;
  /** Document title without the product name; a page's `PageHeader` can set a more exact one. */
  title?: string;
  /**
   * Loads the page's chunk. Called again after a failure, so it must not cache one. A route with
   * children stays mounted while they change, and renders them with `Outlet`. Sibling routes with
   * the same function are one page, which stays mounted between them.
   */
  load?(): Promise<ComponentType>;
  /**
   * Replaces a child route while its page loads, in that page's shape; by default, and in older
   * shells, a generic shape.
   */
  waiting?: ComponentType;
  children?: readonly RemoteRoute[];
}

/** The module that a remote exposes as `./register`, by version of the contract. */
export interface RemoteModule {
  contracts: { 2: { routes: readonly RemoteRoute[] } };
}

/** A remote's export, made from its routes. */
export const register = <Route extends RemoteRoute>(routes: readonly Route[]) => ({
  routes,
  contracts: { 2: { routes } },
});

/** Address of a remote, with the keys one of which must have signed it. */
export interface RemoteAddress {
  /** Address of its `integrity.json`; its files are in the same folder. */
  integrity: string;
  /** Accepted public keys: ECDSA on P-256, SubjectPublicKeyInfo in base64. */
  keys: readonly string[];
  /** The lowest accepted `build`, so that nobody restores an older signed one; missing: any. */
  leastBuild?: number;
}

/** `/remotes.json`, by the remote's name. */
export type RemotesFile = Record<string, RemoteAddress>;

/** `integrity.json` beside a remote's files; written last by a build. */
export interface SealFile {
  /** A `Seal` as JSON; the signature covers exactly these bytes. */
  seal: string;
  /** ECDSA with SHA-256 in base64, in the form of IEEE P1363. */
  signature: string;
  /**
   * Files beside this one worth fetching early: those of every page under '', and more by page
   * name. Not signed, because a file runs only if the signed entry names it.
   */
  ahead?: Readonly<Record<string, readonly string[]>>;
}

/** The signed statement about a remote's build. */
export interface Seal {
  /** The remote's name, so that no remote can replace another. */
  remote: string;
  /** The number of its release, which only grows; missing from old seals. */
  build?: number;
  /** File name of the remote's entry, which contains the hashes of its other scripts and styles. */
  entry: string;
  /** Subresource integrity of the entry. */
  integrity: string;
}
