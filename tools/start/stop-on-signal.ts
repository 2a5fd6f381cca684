import type { Say } from './steps';

/** npm passes a Ctrl-C on although the terminal has sent it already; that is not a second one. */
const echo = 1_000;

/** On Ctrl-C or a request to end: stops once, in order; a second Ctrl-C does not wait for it. */
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
