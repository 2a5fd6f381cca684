import type { ComponentType } from 'react';

/**
 * The newest contract between the shell and a remote, raised whenever the shapes below change in a
 * way that the other half cannot ignore. A remote offers this one and the one before, the shell
 * understands both, so that either may be deployed first (docs/decisions/0020).
 */
export const contractVersion = 2;

/** One route of a remote, with the routes inside it. */
export interface RemoteRoute {
  /** Relative to the route around it, the outermost to the remote's prefix; '' is that place itself. */
  path: string;
  /** Document title, without the product name; a page may set a more exact one with `usePageTitle`. */
  title?: string;
  /**
   * Loads the page's own chunk. Called again after a failure, so it must not remember one. A route
   * with children stays mounted while they change, and draws them with `Outlet`. Routes beside each
   * other with the very same function are one page, which stays mounted from one to the other.
   */
  load?(): Promise<ComponentType>;
  /**
   * Drawn in the place of a route inside this one while its page is on the way, so that it can be
   * the shape of that page; otherwise, and by earlier shells, a shape that any page may have.
   */
  waiting?: ComponentType;
  children?: readonly RemoteRoute[];
}

/** What version 2 of the contract holds. */
export interface RemoteRoutes {
  routes: readonly RemoteRoute[];
}

/** A route of version 1: its absolute path, and its page, which is no part of any other. */
export interface FlatRoute {
  path: string;
  load(): Promise<ComponentType>;
}

/** What a remote exposes as `./register`; the outer fields are version 1, for earlier shells. */
export interface RemoteModule {
  contractVersion: number;
  routes: readonly FlatRoute[];
  /** What it offers to shells that know more than version 1. */
  contracts?: { 2?: RemoteRoutes };
}

/** Where a remote is found, and who vouches for it. */
export interface RemotePlace {
  /** Address of its `integrity.json`; its files are below the same folder. */
  integrity: string;
  /** Public keys whose signature is accepted: ECDSA on P-256, SubjectPublicKeyInfo in base64. */
  keys: readonly string[];
}

/** `/remotes.json`, by the remote's name. */
export type RemotesFile = Record<string, RemotePlace>;

/** `integrity.json` beside a remote's files; written as the last act of a build. */
export interface SealFile {
  /** A `Seal` as JSON: what is signed is this text, byte for byte. */
  seal: string;
  /** ECDSA with SHA-256 in base64, in the form of IEEE P1363. */
  signature: string;
  /**
   * Files beside this one that are worth fetching early: those of every page under '', and more by
   * the name of a page. Not signed, since nothing of them runs that the signed entry does not name.
   */
  ahead?: Readonly<Record<string, readonly string[]>>;
}

/** What the signature of a remote's build says. */
export interface Seal {
  /** So that no remote can stand in the place of another. */
  remote: string;
  /** File name of the remote's entry, which holds the hashes of all its other scripts and styles. */
  entry: string;
  /** Subresource integrity of the entry. */
  integrity: string;
}
