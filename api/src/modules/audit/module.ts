import type { AuditAction } from '@meritum/shared/contracts/audit-actions';
import { defineModule, needs } from '../../module-kit/define-module';
import { byEachProcess, byOneProcess } from '../../module-kit/upkeep';
import { withContext } from '../../module-kit/with-context';
import { hours, minutes } from '../../platform/clock';
import { actsOfOthers } from './activity';
import { copiesOfAudit } from './commands';
import type { Audit } from './context';
import type { ChainedAction } from './entry';
import { type History, historyOf } from './history';
import { recordOrganisers } from './organisers';
import { restorations } from './restorations';
import { auditRoutes } from './routes';
import { auditStore } from './store';
import { verdictsStore } from './verdicts-store';
import { beginVerification, verifyTrail } from './verification';

/** Records decisions that affect people, and why. */
export const auditModule = defineModule({
  name: 'audit',
  stores: { audit: auditStore, verdicts: verdictsStore },
  mails: [],
  deps: needs<Audit['deps']>(),
  queriesOfOthers: needs<History['deps']>(),
  queries: ({ stores, deps, platform: { trail, clock } }) => ({
    historyOf: (subject: string) => historyOf({ stores, deps }, subject),
    /** The last entry of the chain, which the public log names; null when there is none. */
    auditHead: () => stores.audit.findHead(),
    restorations: () => restorations(stores.audit, clock()),
    /** Entries of these actions until a time, in the order of the chain; appends pending ones first. */
    async recorded(actions: readonly AuditAction[], until: Date): Promise<ChainedAction[]> {
      await trail.appendAllPending();
      return stores.audit.findByActions(actions, until);
    },
  }),
  start(context) {
    const { trail } = context.platform;
    return {
      commands: { verifying: context },
      api: withContext(() => context, { actsOfOthers }),
      routes: [(app) => auditRoutes(app, context)],
      upkeep: [
        // Two processes that append the same entry append it once.
        byEachProcess('appending pending audit entries', minutes(1), () =>
          trail.appendAllPending(),
        ),
        byOneProcess('recording who is an organiser', minutes(1), () => recordOrganisers(context)),
        byOneProcess('verifying the audit trail', hours(6), async () => {
          const run = await beginVerification(context);
          if (run) await verifyTrail(context, run);
        }),
      ],
      personalData: {
        audit: {
          archive: {
            file: 'decisions.json',
            about: 'what was decided about you, when and why',
            of: ({ _id }) => copiesOfAudit(context, _id),
          },
          erase: ({ _id }) => trail.forget(_id),
        },
      },
    };
  },
});
