import { defineModule } from '../../composition/define-module';
import { linkTokens } from '../../platform/link-tokens';
import type { SeasonsView } from '../seasons/view';
import { copyOfJudge, eraseJudge, type Judges } from './commands';
import type { JudgesDesk } from './console/judges';
import { judgeConsoleRoutes } from './console/routes';
import type { Judge } from './judge';
import { stoppingReminders } from './links';
import { judgeMails } from './mails/events';
import { oneClickRoutes } from './one-click-routes';
import { judgeRoutes } from './routes';
import { judgesStore } from './store';

interface Needs extends Omit<JudgesDesk, 'judges'> {
  seasons: SeasonsView;
  /** Assigns whoever is free where ratings are missing. */
  allocate(): Promise<unknown>;
}

/** Who judges: applications, their verification, and how much each takes on. */
export const judgesModule = defineModule({
  name: 'judges',
  stores: { judges: judgesStore },
  mails: judgeMails,
  open({ stores: { judges }, mail, trail, clock, config }, { seasons, allocate, ...desk }: Needs) {
    const settle = (judge: Judge) => trail.settle(judges.owed, judge);
    const judging: Judges = { judges, mail, settle, clock };
    const tokens = linkTokens(config.keys['mailed links']);
    const routes = {
      ...judging,
      allocate,
      plannedCapacity: async () => (await seasons.current()).planning.capacityPerJudge,
      judgeNamedBy: (token: string) => tokens.idOf(stoppingReminders, token),
    };
    return {
      offers: { judging },
      routes: [
        (app) => judgeRoutes(app, routes),
        (app) => oneClickRoutes(app, routes),
        (app) => judgeConsoleRoutes(app, { ...routes, ...desk, trail }),
      ],
      upkeep: [],
      person: {
        judges: {
          copies: {
            file: 'judge.json',
            about: 'your application to judge, and what became of it',
            of: ({ _id }) => copyOfJudge(judging, _id),
          },
          erase: ({ _id }) => eraseJudge(judging, _id),
        },
      },
    };
  },
});
