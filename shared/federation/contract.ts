import type { ComponentType } from 'react';

/** Raised whenever the shape below changes; the shell refuses a remote built for another one. */
export const contractVersion = 1;

/** One route of a remote: its absolute path out of `routeOwners`, and how to load its page. */
export interface RemoteRoute {
  path: string;
  /** Loads the page's own chunk. Called again after a failure, so it must not remember one. */
  load(): Promise<ComponentType>;
}

/** What a remote exposes as `./register`. */
export interface RemoteModule {
  contractVersion: number;
  routes: readonly RemoteRoute[];
}

/** `/remotes.json`: remote name -> address of its federation manifest. */
export type RemotesFile = Record<string, string>;
