import { continueClosing } from './closing';
import type { Results } from './context';
import { continuePublishing } from './publishing';

/** Completes closings and publications that a crash has interrupted. */
export async function resumeInterrupted(context: Results): Promise<void> {
  for (const { season, category, state } of await context.results.all()) {
    if (state === 'closing') await continueClosing(context, { season, category });
    if (state === 'publishing') await continuePublishing(context, { season, category });
  }
}
