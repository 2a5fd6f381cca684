import { Fetched, FetchedComponent } from '../ui/Fetched';
import type { Props } from './SessionEnded';

const sessionEnded = new FetchedComponent(
  async () => (await import(/* webpackChunkName: "signed-out" */ './SessionEnded')).SessionEnded,
);

/**
 * Says that the session has ended; signing in happens on the spot, and what was typed stays. Its
 * code is fetched with the panel of signing in, after the first fields of a page.
 */
export function SessionEndedNotice(props: Props) {
  return <Fetched of={sessionEnded} props={props} />;
}
