import type { Clock } from '../src/platform/clock';
import type { App } from '../src/platform/zod/provider';

const clocks = new WeakMap<App, Clock>();

/** The application's clock for dates that tests write; a stopped clock differs by up to an hour. */
export const clockOf = (app: App): Clock => clocks.get(app) ?? (() => new Date());

export function setClock(app: App, clock: Clock): void {
  clocks.set(app, clock);
}
