import type { ComponentType } from 'react';

/**
 * The newest contract between the shell and a remote, raised whenever the shapes below change. A
 * remote offers this one and the one before, the shell understands both, so that either may be
 * deployed first (docs/decisions/0020).
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
   * with children stays mounted while they change, and draws them with `Outlet`.
   */
  load?(): Promise<ComponentType>;
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

/** `/remotes.json`: remote name -> address of its federation manifest. */
export type RemotesFile = Record<string, string>;
