import { headLine } from '@meritum/shared/merit/log/head';
import { defineModule } from '../../composition/define-module';
import { minutes } from '../../platform/clock';
import { coalesce } from '../../platform/coalesce';
import { signerWith } from '../../platform/keys/signer';
import { type Appending, keepLog } from './appending';
import { logReader } from './reader';
import { logRoutes, ownEntries } from './routes';
import { logStore } from './store';

type Needs = Omit<Appending, 'store' | 'reader' | 'signer' | 'clock' | 'onBroken'>;

/** The public log of what happened: append-only, with signed heads and proofs. */
export const logModule = defineModule({
  name: 'log',
  stores: { log: logStore },
  mails: [],
  open({ stores: { log: store }, clock, config, log }, needs: Needs) {
    const reader = logReader(store);
    const appending: Appending = {
      ...needs,
      store,
      reader,
      signer: signerWith(config.keys['published statements']),
      clock,
      onBroken: (problem) =>
        log.error({ problem }, 'the public log is not the one that was signed'),
    };
    const keep = coalesce(() => keepLog(appending));
    return {
      api: {
        /** The last signed head as a line for mails; empty before the first. */
        async headLine(): Promise<string> {
          const head = await store.lastHead();
          return head ? headLine(head) : '';
        },
      },
      commands: { keepingLog: appending },
      routes: [(app) => logRoutes(app, { store, reader })],
      upkeep: [
        {
          name: 'keeping the public log',
          every: minutes(5),
          across: 'one at a time',
          work: keep,
        },
      ],
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
