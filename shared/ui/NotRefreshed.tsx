import * as design from './design.module.css';

/** Appears beside a refresh button after a failed refresh, because the toast is brief. */
export function NotRefreshed({ failed }: { failed: boolean }) {
  if (!failed) return null;
  return <p className={design.minor}>Could not refresh. What is shown may be out of date.</p>;
}
