import type { AuditAction } from '@meritum/shared/contracts/audit-actions';
import { defineModule, needs } from '../../module-kit/define-module';
import { byEachProcess, byOneProcess } from '../../module-kit/upkeep';
import { withContext } from '../../module-kit/with-context';
import { hours, minutes } from '../../platform/clock';
import { actsOfOthers } from './activity';
import { copiesOfAudit } from './commands';
import type { ChainedAction } from './entry';
import { type History, historyOf } from './history';
import { type OrganiserListing, recordOrganisers } from './organisers';
import type { AuditReader } from './reading';
import { restorations } from './restorations';
import { auditRoutes, type Searching } from './routes';
import { auditStore } from './store';
import { verdictsStore } from './verdicts-store';
import { beginVerification, type Verifying, verifyTrail } from './verification';

type Needs = Pick<AuditReader, 'conflictedIds'> & { peopleNamed: AuditReader['people'] } & Pick<
    Searching,
    'accountAt'
  > &
  Pick<OrganiserListing, 'listedOrganisers'>;

/** Records decisions that affect people, and why. */
export const auditModule = defineModule({
  name: 'audit',
  stores: { audit: auditStore, verdicts: verdictsStore },
  mails: [],
  deps: needs<Needs>(),
  asks: needs<{ identity: Pick<History, 'addressOf'> }>(),
  answers: ({ stores: { audit }, deps, platform: { trail, clock } }) => ({
    historyOf: (subject: string) => historyOf({ audit, ...deps.identity }, subject),
    /** The last entry of the chain, for the public log; null when there is none. */
    auditHead: () => audit.head(),
    restorations: () => restorations({ audit, clock }),
    /** Entries of these actions until a time, in the order of the chain; appends what is pending first. */
    async recorded(actions: readonly AuditAction[], until: Date): Promise<ChainedAction[]> {
      await trail.appendAllPending();
      return audit.ofActions(actions, until);
    },
  }),
  start({
    stores: { audit, verdicts },
    deps: { listedOrganisers, peopleNamed: people, ...reading },
    platform: { trail, clock, log },
  }) {
    const verifying: Verifying = {
      audit,
      verdicts,
      clock,
      onBroken: (verdict) => log.error(verdict, 'the audit trail is not whole'),
    };
    return {
      commands: { verifying },
      api: withContext(() => ({ ...reading, people, audit }), { actsOfOthers }),
      routes: [(app) => auditRoutes(app, { ...reading, people, audit, verifying, clock, trail })],
      upkeep: [
        // Two processes that append the same entry append it once.
        byEachProcess('appending pending audit entries', minutes(1), () =>
          trail.appendAllPending(),
        ),
        byOneProcess('recording who is an organiser', minutes(1), () =>
          recordOrganisers({ audit, trail, listedOrganisers, clock }),
        ),
        byOneProcess('verifying the audit trail', hours(6), async () => {
          const run = await beginVerification(verifying);
          if (run) await verifyTrail(verifying, run);
        }),
      ],
      personalData: {
        audit: {
          archive: {
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
