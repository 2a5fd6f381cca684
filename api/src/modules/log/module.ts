import { headLine } from '@meritum/shared/merit/log/head';
import { defineModule, needs } from '../../module-kit/define-module';
import { byOneProcess } from '../../module-kit/upkeep';
import { minutes } from '../../platform/clock';
import { coalesce } from '../../platform/coalesce';
import { signerWith } from '../../platform/keys/signer';
import { type Appending, keepLog } from './appending';
import { logReader } from './reader';
import { logRoutes, ownEntries, presentKey } from './routes';
import { type LogStore, logStore } from './store';

/** The last signed head as a line for mails and files; empty before the first. */
export const lastHeadOf =
  ({ findLastHead }: Pick<LogStore, 'findLastHead'>) =>
  async (): Promise<string> => {
    const head = await findLastHead();
    return head ? headLine(head) : '';
  };

export const logModule = defineModule({
  name: 'log',
  stores: { log: logStore },
  mails: [],
  deps: needs<Appending['deps']>(),
  queries: ({ stores: { log } }) => ({
    logHead: lastHeadOf(log),
    /** Every key that has signed, even if it is no longer configured. */
    loggedKeys: async () => (await log.listByKind('signing key')).map(presentKey),
  }),
  start({ stores, deps, platform }) {
    const { log: store } = stores;
    const reader = logReader(store);
    const appending: Appending = {
      ...{ stores, deps, platform, reader },
      signer: signerWith(platform.config.keys['published statements']),
    };
    const keep = coalesce(() => keepLog(appending));
    return {
      api: {},
      commands: { keepingLog: appending },
      routes: [(app) => logRoutes(app, { store, reader })],
      upkeep: [byOneProcess('keeping the public log', minutes(5), keep)],
      personalData: {
        log: {
          archive: {
            file: 'public-log.json',
            about: 'your entries in the public log, and what proves that they are yours',
            of: ({ _id }) => ownEntries({ store }, _id),
          },
          erase: ({ _id }) => store.forget(_id),
        },
      },
    };
  },
});
