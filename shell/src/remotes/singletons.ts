import type { Singleton } from '@meritum/shared/federation/singletons';
import * as router from '@meritum/shared/router';
import * as toasts from '@meritum/shared/ui/toasts';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';

/** Remotes request no version, because the shell's copy is the only one. */
export const version = React.version;

/** Singletons in the shell's first script. */
export const firstSingletons = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  '@meritum/shared/router': router,
  '@meritum/shared/ui/toasts': toasts,
};

type LaterSingleton = Exclude<Singleton, keyof typeof firstSingletons>;

export const laterSingletons: Record<LaterSingleton, () => Promise<object>> = {
  '@meritum/shared/query': () => import(/* webpackChunkName: "query" */ '@meritum/shared/query'),
  '@meritum/shared/auth/session': () =>
    import(/* webpackChunkName: "session" */ '@meritum/shared/auth/session'),
};
