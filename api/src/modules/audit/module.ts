import { defineModule } from '../../composition/define-module';
import { minutes } from '../../platform/clock';
import { copiesOfAudit } from './commands';
import { type History, historyOf } from './history';
import { auditRoutes } from './routes';
import { auditStore } from './store';

/** Who changed somebody's fate, and why. */
export const auditModule = defineModule({
  name: 'audit',
  stores: { audit: auditStore },
  mails: [],
  open({ stores: { audit }, trail }, { addressOf }: Pick<History, 'addressOf'>) {
    return {
      offers: { historyOf: (subject: string) => historyOf({ audit, addressOf }, subject) },
      routes: [(app) => auditRoutes(app, { audit })],
      upkeep: [
        {
          name: 'recording what the audit trail is owed',
          every: minutes(1),
          // An entry that two append at the same moment is appended once.
          across: 'each process',
          work: () => trail.settleAll(),
        },
      ],
      person: {
        audit: {
          copies: {
            file: 'decisions.json',
            about: 'what was decided about you, when and why',
            of: ({ _id }) => copiesOfAudit({ audit }, _id),
          },
          erase: ({ _id }) => trail.forget(_id),
        },
      },
    };
  },
});
