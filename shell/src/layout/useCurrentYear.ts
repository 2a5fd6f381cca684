import { useSyncExternalStore } from 'react';

/** Replaced by the build with its value. */
declare const process: { env: { BUILD_YEAR: string } };

const never = () => () => {};
const thisYear = () => new Date().getFullYear();
/** The year in prerendered pages: that of the build, as hydration expects. */
const yearOfBuild = () => Number(process.env.BUILD_YEAR);

/** The current calendar year in the visitor's time zone (LAY-027). */
export function useCurrentYear(): number {
  return useSyncExternalStore(never, thisYear, yearOfBuild);
}
