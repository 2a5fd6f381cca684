import { Fetched, FetchedComponent } from '../ui/Fetched';
import type { Props } from './SessionEnded';

const sessionEnded = new FetchedComponent(
  async () => (await import(/* webpackChunkName: "signed-out" */ './SessionEnded')).SessionEnded,
);

/**
 * Says that the session has ended; the person signs in on the spot, and typed text stays. Its code
 * is fetched with the sign-in panel, after the first fields of a page.
 */
export function SessionEndedNotice(props: Props) {
  return <Fetched of={sessionEnded} props={props} />;
}
