import type { App } from '../../platform/zod/provider';
import { type Asking, askedJudges, askJudges, judgeAgain, judgeAgainByLink } from './again';

export interface AskingRoutes extends Asking {
  currentSeason(): Promise<string>;
  /** Judge and season that a mailed link names. */
  askedBy(token: string): { judgeId: string; season: string } | undefined;
  /** Assigns available judges where ratings are missing. */
  allocate(): Promise<unknown>;
}

/** Asking judges of earlier seasons whether they judge again, and their answers. */
export async function askingRoutes(app: App, context: AskingRoutes) {
  app.call('getAskedJudges', async ({ query: { season } }) =>
    askedJudges(context, season ?? (await context.currentSeason())),
  );

  app.call('askJudges', async ({ actor, body: { season } }) => ({
    asked: await askJudges(context, actor, season),
  }));

  app.call('judgeAgain', async ({ actor, body, reply }) => {
    const said = await judgeAgain(context, actor, body);
    app.background.after(reply, 'planning assignments', context.allocate);
    return said;
  });

  app.call('judgeAgainByLink', async ({ body: { token, answer }, reply }) => {
    const said = await judgeAgainByLink(context, context.askedBy(token), answer);
    app.background.after(reply, 'planning assignments', context.allocate);
    return said;
  });
}
