import type { Clock } from '../../platform/clock';
import { type Encoded, encode } from '../../platform/encoded/encoded';
import { sendEncoded } from '../../platform/encoded/send';
import type { App } from '../../platform/zod/provider';
import { presentSeason } from './present';
import type { SeasonsView } from './view';

interface Context {
  seasons: Pick<SeasonsView, 'current'>;
  clock: Clock;
}

/** The reply of `getSeason`, compressed anew only when something in it has changed. */
function writtenOut({ seasons, clock }: Context): () => Promise<Encoded> {
  let last: { text: string; encoded: Promise<Encoded> } | undefined;
  return async () => {
    const text = JSON.stringify(presentSeason(await seasons.current(), clock()));
    if (last?.text !== text)
      last = { text, encoded: encode('application/json; charset=utf-8', text) };
    return last.encoded;
  };
}

/** The current season, for everybody. */
export async function seasonRoutes(app: App, context: Context) {
  const current = writtenOut(context);
  app.call('getSeason', async ({ request, reply }) => sendEncoded(await current(), request, reply));
}
