import type { Say } from './steps';

/** npm repeats a Ctrl-C that the terminal has sent: within this many milliseconds both are one. */
const echo = 1_000;

/**
 * On Ctrl-C or SIGTERM, stops everything in order; a second Ctrl-C ends the process immediately.
 */
export function stopOnSignal(say: Say, stop: () => Promise<void>): void {
  let since: number | undefined;
  const onSignal = async () => {
    if (since !== undefined) {
      if (Date.now() - since > echo) process.exit(1);
      return;
    }
    since = Date.now();
    say('\n  Stopping ...');
    await stop();
    say('  Stopped.');
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
}
