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
  /** The request apart from the reason and the proposal's id. */
  payload(): Promise<object> | object;
  /** The field of the reason; undefined where none is required. */
  reason?: 'note' | 'reason';
  /** Its kind among open decisions. */
  kind: OpenDecisionKind;
  /** The nomination that it is about. */
  nominationId?: string;
}

/** The audit actions of an act, which its call's contract names in this order. */
export function actionsOf({ name }: Pick<ActOfTwo, 'name'>) {
  const { records = [] }: CallContract = contract[name];
  const [proposed, turnedDown, withdrawn, confirmed] = records as readonly AuditAction[];
  return { proposed, turnedDown, withdrawn, confirmed };
}

export type Prepare = (app: App, organisers: [Person, Person]) => Promise<ActOfTwo>;

interface Known {
  /** The request apart from the reason and the proposal's id. */
  payload: ActOfTwo['payload'] | object;
  nominationId?: string;
}

/** An act whose reason is in the field `reason`, unless its call names another one or has none. */
const act =
  (
    name: CallName,
    kind: OpenDecisionKind,
    prepare: (app: App, organisers: [Person, Person]) => Promise<Known>,
  ): Prepare =>
  async (app, organisers) => {
    const { payload, ...about } = await prepare(app, organisers);
    const reason = reasons[name] === undefined ? 'reason' : reasons[name];
    const sent = typeof payload === 'function' ? payload : () => payload;
    return { name, kind, ...about, ...(reason && { reason }), payload: sent as () => object };
  };

const reasons: Partial<Record<CallName, 'note' | ''>> = {
  returnNomination: 'note',
  finaliseResults: '',
  schedulePublication: '',
};

/** A contest of one nomination with this number of ratings. */
async function nomineeRated(app: App, count = 20) {
  return (await ratedContest(app, { 'Ada Gold': times(count, 8) }))['Ada Gold'];
}

/** All acts that take two organisers, except voiding, which has two calls. */
export const actsOfTwo: Readonly<Record<string, Prepare>> = {
  'revoking a recognition': act('revokeRecognition', 'revocation', async (app, organisers) => {
    const { nominationId } = (await awarded(app, ...organisers))['Ada Gold'];
    return { nominationId, payload: { nominationId } };
  }),
  'publishing an award under a new name': act('correctAward', 'rename', async (app, organisers) => {
    const { 'Ada Gold': winner } = await awarded(app, ...organisers);
    const { nominationId } = winner;
    await callAs(app, winner, 'updateAccount', { displayName: 'Ada New' });
    const entry = await callAs(app, organisers[0], 'getEntryRatings', { nominationId });
    const { organization, designation } = entry.json().correction;
    return { nominationId, payload: { nominationId, name: 'Ada New', organization, designation } };
  }),
  'lifting a conflict of interest': act('liftConflict', 'conflict', async (app) => {
    const { nominationId, organization } = await nomineeRated(app);
    const colleague = await registerAdmin(app);
    await apply(app, colleague, { organization });
    return { nominationId, payload: { nominationId, accountId: colleague.accountId } };
  }),
  'replacing a third judge': act('replaceJudge', 'replacement', async (app) => {
    const { nominationId } = await nomineeRated(app, 0);
    const nomination = { _id: nominationId, ...technology };
    const judges = [0, 1, 2].map((index) => buildJudge(index));
    await app.mongo.db.collection<Judge>('judges').insertMany(judges);
    const evaluation = null;
    const made = judges.map((judge) =>
      buildAssignment(nomination, judge, { assignedAt: new Date(), evaluation }),
    );
    const stored = made.map((one, index): Assignment => {
      const replaced = { status: 'replaced', replacedAs: `${nominationId}:${index + 1}` } as const;
      return { ...one, ...(index < 2 && replaced) };
    });
    await app.mongo.db.collection<Assignment>('assignments').insertMany(stored);
    return { nominationId, payload: { nominationId, assignmentId: made[2]?._id } };
  }),
  'going on without the beacon': act('proceedWithoutBeacon', 'without-beacon', async (app) => {
    const at = after(clockOf(app)(), -days(2));
    const season = '2025';
    const draws = app.mongo.db.collection<SeasonDraw>('draws');
    await draws.deleteMany({});
    const round = roundAfter(quicknet, at);
    await draws.insertOne({
      _id: season,
      revision: 1,
      committedAt: at,
      serverValue: '1'.repeat(64),
      beacon: { chain: quicknet, round, signature: null, omittedAt: null },
      fixed: { root: 'a'.repeat(64), at },
      omissionProposed: null,
    });
    return { payload: { season } };
  }),
  'closing with an entry that has too few ratings': act(
    'closeJudging',
    'closing',
    async (app, [one]) => {
      const { nominationId } = await nomineeRated(app, 19);
      const revisionNow = async () => (await preview(app, one)).revision;
      const payload = async () => ({ ...technology, revision: await revisionNow() });
      return { nominationId, payload };
    },
  ),
  'returning a rated nomination': act('returnNomination', 'return', async (app) => {
    const { nominationId } = await nomineeRated(app);
    await app.mongo.db
      .collection<{ _id: string }>('nominations')
      .updateOne({ _id: nominationId }, { $set: { judgingBegun: true } });
    return { nominationId, payload: { nominationId, revision: 1 } };
  }),
  'extending a deadline': act('extendDeadline', 'extension', async (app) => {
    const { email } = await nomineeRated(app, 0);
    const until = after(clockOf(app)(), days(2)).toISOString();
    return { payload: { ...technology, window: 'nominations', email, until } };
  }),
  'erasing an account': act('decideAccountAct', 'account', async (app) => {
    const { email } = await registerAccount(app);
    return { payload: { email, act: 'erasure' } };
  }),
  'making somebody a reader': act('changeRole', 'role', async (app) => {
    const { email } = await registerStranger(app);
    return { payload: { email, role: 'reader' } };
  }),
  'importing winners': act('applyWinnersImport', 'import', async (app, [one]) => {
    const { plan } = await check(app, one, fileOf(lineOf('Ana Lee')));
    return { payload: { importId: plan?.importId, digest: plan?.digest } };
  }),
  'finalising an outcome': act('finaliseResults', 'outcome', async (app, [one]) => {
    const { nominationId } = await nomineeRated(app);
    return { nominationId, payload: { ...technology, outcomeHash: await closed(app, one) } };
  }),
  'planning a publication': act('schedulePublication', 'publication', async (app, organisers) => {
    const { nominationId } = await nomineeRated(app);
    const outcomeHash = await finalised(app, ...organisers);
    const publishAt = after(clockOf(app)(), days(2)).toISOString();
    return { nominationId, payload: { ...technology, outcomeHash, publishAt } };
  }),
};

export const sendAct = async (
  app: App,
  by: Person,
  { name, payload, reason }: ActOfTwo,
  given: object = {},
  words = 'A typing error',
) => callAs(app, by, name, { ...(await payload()), ...(reason && { [reason]: words }), ...given });
