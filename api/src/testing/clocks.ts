import type { Clock } from '../platform/clock';
import type { App } from '../platform/zod/provider';

const clocks = new WeakMap<App, Clock>();

/**
 * What time it is for an application. What a test writes beside it is dated by this clock: a held one
 * stands on the last full hour, so that the real one is ahead of it by up to an hour, and behind it
 * once the test lets time pass.
 */
export const clockOf = (app: App): Clock => clocks.get(app) ?? (() => new Date());

/** Notes the clock that an application was built with. */
export function setClock(app: App, clock: Clock): void {
  clocks.set(app, clock);
}
