import type { Clock } from '../src/platform/clock';
import type { App } from '../src/platform/zod/provider';

const clocks = new WeakMap<App, Clock>();

/** The application's clock, for dates that tests write: a held clock differs by up to an hour. */
export const clockOf = (app: App): Clock => clocks.get(app) ?? (() => new Date());

/** Records the clock that an application was built with. */
export function setClock(app: App, clock: Clock): void {
  clocks.set(app, clock);
}
