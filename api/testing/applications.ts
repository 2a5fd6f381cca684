import type {
  Application,
  ApplicationOutcome,
  ApplicationsReply,
} from '@meritum/shared/contracts/applications';
import { endHolds } from '../src/modules/judges/console/queue';
import { seconds } from '../src/platform/clock';
import type { Person } from './accounts';
import { auditSeen, callAs } from './console';
import { withDeps } from './contexts';
import { apply, judgeStatus, registerStranger } from './judges';
import type { JudgingSuite } from './judging';

type Seen = Pick<Application, 'id' | 'revision'>;

/** Applications in the form that requests use. */
export const named = (all: readonly Seen[]) =>
  all.map(({ id: judgeId, revision }) => ({ judgeId, revision }));

/** Organisers' calls to list applications, decide about them and undo decisions. */
export function applicationsIn(suite: () => JudgingSuite) {
  async function queueOf(admin: Person, query = {}) {
    const reply = await callAs(suite().app, admin, 'listApplications', query);
    return reply.json<ApplicationsReply>().rows;
  }
  async function outcomesOf(
    admin: Person,
    name: 'decideApplications' | 'undoDecisions',
    given: object,
  ) {
    const reply = await callAs(suite().app, admin, name, given);
    return reply.json<{ outcomes: ApplicationOutcome[] }>().outcomes;
  }
  return {
    queueOf,
    async applicant(overrides = {}): Promise<Person> {
      const judge = await registerStranger(suite().app);
      await apply(suite().app, judge, overrides);
      return judge;
    },
    async seenBy(admin: Person, { email }: Person): Promise<Application> {
      const found = (await queueOf(admin)).find((row) => row.email === email);
      if (!found) throw new Error(`${email} does not wait`);
      return found;
    },
    decideAll: (
      admin: Person,
      decision: 'verified' | 'rejected',
      all: readonly Seen[],
      reason = 'A test',
    ) => outcomesOf(admin, 'decideApplications', { decision, reason, applications: named(all) }),
    undo: (admin: Person, outcomes: readonly ApplicationOutcome[]) =>
      outcomesOf(admin, 'undoDecisions', {
        applications: outcomes.map(({ judgeId, revision }) => ({ judgeId, revision })),
      }),
    /** Lets the time for undoing decisions end, as upkeep does. */
    async afterTheHold() {
      suite().pass(seconds(14));
      const { judging } = suite().commands();
      await endHolds(withDeps(judging, { notices: { allocate: async () => {} } }));
    },
    async stateOf(judge: Person) {
      const { status, isVerified } = await judgeStatus(suite().app, judge);
      return [status, isVerified];
    },
    async recordedOf({ accountId: subject }: Person) {
      const { app, admin } = suite();
      const entries = await auditSeen(app, admin, { subject });
      return entries.map(({ action, actor, reason }) => [action, actor.id, reason]);
    },
  };
}
