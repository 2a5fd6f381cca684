import * as design from './design.module.css';

/** Stands beside a refresh button while the last refresh has failed; the toast about it is brief. */
export function NotRefreshed({ failed }: { failed: boolean }) {
  if (!failed) return null;
  return <p className={design.minor}>Could not refresh. What is shown may be out of date.</p>;
}
