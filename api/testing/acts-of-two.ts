import type { AuditAction } from '@meritum/shared/contracts/audit-actions';
import type { CallName } from '@meritum/shared/contracts/calls';
import type { CallContract } from '@meritum/shared/contracts/calls/call';
import { contract } from '@meritum/shared/contracts/calls/contract';
import type { OpenDecisionKind } from '@meritum/shared/contracts/open-decisions';
import { quicknet, roundAfter } from '@meritum/shared/merit/assign/beacon';
import type { Assignment } from '../src/modules/assignments/assignment';
import type { SeasonDraw } from '../src/modules/draw/draw';
import type { Judge } from '../src/modules/judges/judge';
import { after, days } from '../src/platform/clock';
import type { App } from '../src/platform/zod/provider';
import { type Person, registerAccount } from './accounts';
import { clockOf } from './clocks';
import { callAs } from './console';
import { apply, registerAdmin, registerStranger } from './judges';
import { awarded, closed, finalised, preview, ratedContest, technology, times } from './results';
import { buildAssignment, buildJudge } from './stored';
import { check, fileOf, lineOf } from './winners-files';

/** An act that takes two organisers, ready to be proposed. */
export interface ActOfTwo {
  name: CallName;
  /** What is sent besides the reason and the proposal's id. */
  payload(): Promise<object> | object;
  /** The field of the reason; undefined where none is asked for. */
  reason?: 'note' | 'reason';
  /** Its kind among open decisions. */
  kind: OpenDecisionKind;
  /** The nomination that it is about. */
  nominationId?: string;
}

/** The audit actions of an act, which every contract of one names in this order. */
export function actionsOf({ name }: Pick<ActOfTwo, 'name'>) {
  const { records = [] }: CallContract = contract[name];
  const [proposed, turnedDown, withdrawn, confirmed] = records as readonly AuditAction[];
  return { proposed, turnedDown, withdrawn, confirmed };
}

export type Prepare = (app: App, organisers: [Person, Person]) => Promise<ActOfTwo>;

/** Every act of two but voiding, which has two calls. */
export const actsOfTwo: Readonly<Record<string, Prepare>> = {
  async 'revoking a recognition'(app, organisers) {
    const { 'Ada Gold': winner } = await awarded(app, ...organisers);
    const { nominationId } = winner;
    return {
      name: 'revokeRecognition',
      payload: () => ({ nominationId }),
      reason: 'reason',
      kind: 'revocation',
      nominationId,
    };
  },
  async 'publishing an award under a new name'(app, organisers) {
    const { 'Ada Gold': winner } = await awarded(app, ...organisers);
    const { nominationId } = winner;
    await callAs(app, winner, 'updateAccount', { displayName: 'Ada New' });
    return {
      name: 'correctAward',
      async payload() {
        const entry = await callAs(app, organisers[0], 'getEntryRatings', { nominationId });
        const { organization, designation } = entry.json().correction;
        return { nominationId, name: 'Ada New', organization, designation };
      },
      reason: 'reason',
      kind: 'rename',
      nominationId,
    };
  },
  async 'lifting a conflict of interest'(app) {
    const { 'Ada Gold': nominee } = await ratedContest(app, { 'Ada Gold': times(20, 8) });
    const colleague = await registerAdmin(app);
    await apply(app, colleague, { organization: nominee.organization });
    return {
      name: 'liftConflict',
      payload: () => ({ nominationId: nominee.nominationId, accountId: colleague.accountId }),
      reason: 'reason',
      kind: 'conflict',
      nominationId: nominee.nominationId,
    };
  },
  async 'replacing a third judge'(app) {
    const { 'Ada Gold': nominee } = await ratedContest(app, { 'Ada Gold': [] });
    const nomination = { _id: nominee.nominationId, ...technology };
    const judges = [0, 1, 2].map((index) => buildJudge(index));
    await app.mongo.db.collection<Judge>('judges').insertMany(judges);
    const evaluation = null;
    const made = judges.map((judge) =>
      buildAssignment(nomination, judge, { assignedAt: new Date(), evaluation }),
    );
    const stored = made.map(
      (one, index): Assignment =>
        index < 2
          ? { ...one, status: 'replaced', replacedAs: `${nomination._id}:${index + 1}` }
          : one,
    );
    await app.mongo.db.collection<Assignment>('assignments').insertMany(stored);
    return {
      name: 'replaceJudge',
      payload: () => ({ nominationId: nomination._id, assignmentId: made[2]?._id }),
      reason: 'reason',
      kind: 'replacement',
      nominationId: nomination._id,
    };
  },
  async 'going on without the beacon'(app) {
    const at = after(clockOf(app)(), -days(2));
    const season = '2025';
    const draws = app.mongo.db.collection<SeasonDraw>('draws');
    await draws.deleteMany({});
    await draws.insertOne({
      _id: season,
      revision: 1,
      committedAt: at,
      serverValue: '1'.repeat(64),
      beacon: {
        chain: quicknet,
        round: roundAfter(quicknet, at),
        signature: null,
        omittedAt: null,
      },
      fixed: { root: 'a'.repeat(64), at },
      omissionProposed: null,
    });
    return {
      name: 'proceedWithoutBeacon',
      payload: () => ({ season }),
      reason: 'reason',
      kind: 'without-beacon',
    };
  },
  async 'closing with an entry that has too few ratings'(app, organisers) {
    const { 'Ada Few': nominee } = await ratedContest(app, { 'Ada Few': times(19, 8) });
    return {
      name: 'closeJudging',
      payload: async () => ({
        ...technology,
        revision: (await preview(app, organisers[0])).revision,
      }),
      reason: 'reason',
      kind: 'closing',
      nominationId: nominee.nominationId,
    };
  },
  async 'returning a rated nomination'(app) {
    const { 'Ada Gold': nominee } = await ratedContest(app, { 'Ada Gold': times(20, 8) });
    const { nominationId } = nominee;
    await app.mongo.db
      .collection<{ _id: string }>('nominations')
      .updateOne({ _id: nominationId }, { $set: { judgingBegun: true } });
    return {
      name: 'returnNomination',
      payload: () => ({ nominationId, revision: 1 }),
      reason: 'note',
      kind: 'return',
      nominationId,
    };
  },
  async 'extending a deadline'(app) {
    const { 'Ada Gold': nominee } = await ratedContest(app, { 'Ada Gold': [] });
    const until = after(clockOf(app)(), days(2)).toISOString();
    return {
      name: 'extendDeadline',
      payload: () => ({ ...technology, window: 'nominations', email: nominee.email, until }),
      reason: 'reason',
      kind: 'extension',
    };
  },
  async 'erasing an account'(app) {
    const { email } = await registerAccount(app);
    return {
      name: 'decideAccountAct',
      payload: () => ({ email, act: 'erasure' }),
      reason: 'reason',
      kind: 'account',
    };
  },
  async 'making somebody a reader'(app) {
    const { email } = await registerStranger(app);
    return {
      name: 'changeRole',
      payload: () => ({ email, role: 'reader' }),
      reason: 'reason',
      kind: 'role',
    };
  },
  async 'importing winners'(app, organisers) {
    const { plan } = await check(app, organisers[0], fileOf(lineOf('Ana Lee')));
    return {
      name: 'applyWinnersImport',
      payload: () => ({ importId: plan?.importId, digest: plan?.digest }),
      reason: 'reason',
      kind: 'import',
    };
  },
  async 'finalising an outcome'(app, organisers) {
    const { 'Ada Gold': nominee } = await ratedContest(app, { 'Ada Gold': times(20, 8) });
    const outcomeHash = await closed(app, organisers[0]);
    return {
      name: 'finaliseResults',
      payload: () => ({ ...technology, outcomeHash }),
      kind: 'outcome',
      nominationId: nominee.nominationId,
    };
  },
  async 'planning a publication'(app, organisers) {
    const { 'Ada Gold': nominee } = await ratedContest(app, { 'Ada Gold': times(20, 8) });
    const outcomeHash = await finalised(app, ...organisers);
    const publishAt = after(clockOf(app)(), days(2)).toISOString();
    return {
      name: 'schedulePublication',
      payload: () => ({ ...technology, outcomeHash, publishAt }),
      kind: 'publication',
      nominationId: nominee.nominationId,
    };
  },
};

export const sendAct = async (
  app: App,
  by: Person,
  { name, payload, reason }: ActOfTwo,
  given: object = {},
  words = 'A typing error',
) => callAs(app, by, name, { ...(await payload()), ...(reason && { [reason]: words }), ...given });
