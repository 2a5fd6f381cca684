import type { AuditAction } from '@meritum/shared/contracts/audit-actions';
import type { CallName } from '@meritum/shared/contracts/calls';
import { hashOfText } from '@meritum/shared/merit/ledger/bytes';
import type { Assignment } from '../../modules/assignments/assignment';
import type { SeasonDraw } from '../../modules/draw/draw';
import type { Judge } from '../../modules/judges/judge';
import { check, fileOf, lineOf } from '../../modules/winners/import/testing';
import { type Person, setRole } from '../../testing/accounts';
import { suiteApp } from '../../testing/app';
import { auditSeen, callAs } from '../../testing/console';
import { apply, registerAdmin } from '../../testing/judges';
import {
  awarded,
  closed,
  preview,
  ratedContest,
  suiteOrganisers,
  technology,
  times,
} from '../../testing/results';
import { storedAssignment, storedJudge } from '../../testing/stored';
import { after, days } from '../clock';

const suite = suiteApp();
const organisers = suiteOrganisers(suite);

interface ActOfTwo {
  name: CallName;
  /** What is sent besides the reason and the proposal's id. */
  payload(): Promise<object> | object;
  /** The field of the reason; undefined where none is asked for. */
  reason?: 'note' | 'reason';
  /** The audit actions of a proposal, its withdrawal and its confirmation. */
  actions: readonly [AuditAction, AuditAction, AuditAction];
}

/** Prepares each act and returns how it is sent. */
const acts: Record<string, () => Promise<ActOfTwo>> = {
  async 'revoking a recognition'() {
    const { 'Ada Gold': winner } = await awarded(suite().app, ...organisers());
    return {
      name: 'revokeRecognition',
      payload: () => ({ nominationId: winner.nominationId }),
      reason: 'reason',
      actions: [
        'recognition.revocation-proposed',
        'recognition.revocation-withdrawn',
        'recognition.revoked',
      ],
    };
  },
  async 'publishing an award under a new name'() {
    const { 'Ada Gold': winner } = await awarded(suite().app, ...organisers());
    await callAs(suite().app, winner, 'updateAccount', { displayName: 'Ada New' });
    return {
      name: 'renameWinner',
      payload: () => ({ nominationId: winner.nominationId, name: 'Ada New' }),
      reason: 'reason',
      actions: [
        'recognition.rename-proposed',
        'recognition.rename-withdrawn',
        'recognition.renamed',
      ],
    };
  },
  async 'lifting a conflict of interest'() {
    const { app } = suite();
    const { 'Ada Gold': nominee } = await ratedContest(app, { 'Ada Gold': times(20, 8) });
    const colleague = await registerAdmin(app);
    const stored = app.mongo.db.collection<{ _id: string; organization: string }>('nominations');
    const { organization } = (await stored.findOne({ _id: nominee.nominationId })) ?? {};
    await apply(app, colleague, { organization });
    return {
      name: 'liftConflict',
      payload: () => ({ nominationId: nominee.nominationId, accountId: colleague.accountId }),
      reason: 'reason',
      actions: [
        'results.conflict-lift-proposed',
        'results.conflict-lift-withdrawn',
        'results.conflict-lifted',
      ],
    };
  },
  async 'replacing a third judge'() {
    const { app } = suite();
    const { 'Ada Gold': nominee } = await ratedContest(app, { 'Ada Gold': [] });
    const nomination = { _id: nominee.nominationId, ...technology };
    const judges = [0, 1, 2].map((index) => storedJudge(index));
    await app.mongo.db.collection<Judge>('judges').insertMany(judges);
    const evaluation = null;
    const made = judges.map((judge) =>
      storedAssignment(nomination, judge, { assignedAt: new Date(), evaluation }),
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
      actions: [
        'assignment.replacement-proposed',
        'assignment.replacement-withdrawn',
        'assignment.replaced',
      ],
    };
  },
  async "leaving out a draw's value"() {
    const { app, clock } = suite();
    const hash = hashOfText('1'.repeat(64));
    const at = after(clock(), -days(2));
    const value = { accountId: null, hash, value: null, at, leaving: null, isLeftOut: false };
    await app.mongo.db.collection<SeasonDraw>('draws').insertOne({
      _id: '2025',
      revision: 1,
      commitments: [{ ...value, source: 'organiser' }],
      fixed: { root: 'a'.repeat(64), at },
    });
    return {
      name: 'leaveOutRandomness',
      payload: () => ({ season: '2025', hash }),
      reason: 'reason',
      actions: ['draw.leave-out-proposed', 'draw.leave-out-withdrawn', 'draw.left-out'],
    };
  },
  async 'closing with an entry that has too few ratings'() {
    const { app } = suite();
    await ratedContest(app, { 'Ada Few': times(19, 8) });
    return {
      name: 'closeJudging',
      payload: async () => ({
        ...technology,
        revision: (await preview(app, organisers()[0])).revision,
      }),
      reason: 'reason',
      actions: ['results.closing-proposed', 'results.closing-withdrawn', 'results.judging-closed'],
    };
  },
  async 'returning a rated nomination'() {
    const { app } = suite();
    const { 'Ada Gold': nominee } = await ratedContest(app, { 'Ada Gold': times(20, 8) });
    const { nominationId } = nominee;
    await app.mongo.db
      .collection<{ _id: string }>('nominations')
      .updateOne({ _id: nominationId }, { $set: { judgingBegun: true } });
    return {
      name: 'returnNomination',
      payload: () => ({ nominationId, revision: 1 }),
      reason: 'note',
      actions: ['nomination.return-proposed', 'nomination.return-withdrawn', 'nomination.returned'],
    };
  },
  async 'importing winners'() {
    const { plan } = await check(suite().app, organisers()[0], fileOf(lineOf('Ana Lee')));
    return {
      name: 'applyWinnersImport',
      payload: () => ({ importId: plan?.importId, digest: plan?.digest }),
      reason: 'reason',
      actions: ['winners.import-proposed', 'winners.import-withdrawn', 'winners.imported'],
    };
  },
  async 'finalising an outcome'() {
    const { app } = suite();
    await ratedContest(app, { 'Ada Gold': times(20, 8) });
    const outcomeHash = await closed(app, organisers()[0]);
    return {
      name: 'finaliseResults',
      payload: () => ({ ...technology, outcomeHash }),
      actions: ['results.proposed', 'results.proposal-withdrawn', 'results.finalised'],
    };
  },
};

test.each(Object.entries(acts))(
  '%s: the second organiser confirms what they read, of a current organiser, and nothing else',
  async (_, prepare) => {
    const { app } = suite();
    const [first, second] = organisers();
    const { name, payload, reason, actions } = await prepare();
    const send = async (by: Person, given: object, words = 'A typing error') =>
      callAs(app, by, name, {
        ...(await payload()),
        ...(reason && { [reason]: words }),
        ...given,
      });
    const ids = new Map((await auditSeen(app, first)).map(({ id }) => [id, true]));
    const recorded = async () =>
      (await auditSeen(app, first))
        .filter(({ id, action }) => !ids.has(id) && actions.some((one) => one === action))
        .toReversed();
    const proposed = async () => (await send(second, {}, 'Fraud')).json().proposal;

    const dismissed = await registerAdmin(app);
    expect((await send(dismissed, {})).statusCode).toBeLessThan(300);
    const theirs = await proposed();
    await setRole(app, dismissed.accountId, 'user');
    expect((await send(second, { proposalId: theirs.id })).statusCode).toBe(412);

    expect((await send(first, {})).statusCode).toBeLessThan(300);
    const alone = await send(second, {}, 'Fraud');
    expect([alone.statusCode, alone.json().message, alone.json().proposal]).toEqual([
      412,
      'Another organiser has already proposed this. Read it, then confirm it.',
      {
        id: expect.any(String),
        at: expect.any(String),
        by: first.displayName,
        isOwn: false,
        reason: reason ? 'A typing error' : '',
      },
    ]);
    const former = alone.json().proposal.id;
    expect((await send(second, { withdrawalOf: former })).statusCode).toBe(412);
    const withdrawn = await send(first, { withdrawalOf: former }, 'Not so');
    expect(withdrawn.statusCode).toBeLessThan(300);
    expect((await send(second, { proposalId: former })).statusCode).toBe(412);
    expect((await send(first, {}, 'Fraud')).statusCode).toBeLessThan(300);
    const present = await proposed();
    expect(present.id).not.toBe(former);

    const stale = await send(second, { proposalId: former });
    expect([stale.statusCode, stale.json().proposal]).toEqual([412, present]);
    expect((await send(first, { proposalId: present.id }, 'Fraud')).statusCode).toBe(412);
    expect((await recorded()).map(({ action }) => action)).toEqual([
      actions[0],
      actions[0],
      actions[1],
      actions[0],
    ]);

    expect((await send(second, { proposalId: present.id })).statusCode).toBeLessThan(300);
    expect((await send(second, { proposalId: present.id })).statusCode).toBeLessThan(300);
    expect((await send(first, { withdrawalOf: present.id })).statusCode).toBe(412);
    const all = await recorded();
    expect(all.map(({ action, actor }) => [action, actor.id])).toEqual([
      [actions[0], dismissed.accountId],
      [actions[0], first.accountId],
      [actions[1], first.accountId],
      [actions[0], first.accountId],
      [actions[2], second.accountId],
    ]);
    expect(all.at(-1)?.reason ?? '').toBe(reason ? 'Fraud' : '');
    expect(new Set(all.map(({ subject }) => JSON.stringify(subject))).size).toBe(1);
  },
);

test('voiding: the second organiser confirms what they read, and nothing else', async () => {
  const { app } = suite();
  const [first, second] = organisers();
  const { 'Ada Gold': nominee } = await ratedContest(app, { 'Ada Gold': times(20, 8) });
  const propose = (by: Person, reason: string) =>
    callAs(app, by, 'proposeVoid', {
      kind: 'entry',
      id: nominee.nominationId,
      why: 'error',
      reason,
    });
  const confirm = (by: Person, voidId: string) => callAs(app, by, 'confirmVoid', { voidId });
  const former = (await propose(first, 'A typing error')).json().void.id;
  const alone = await propose(second, 'Fraud');
  expect([alone.statusCode, alone.json().proposal]).toMatchObject([
    412,
    { id: former, by: first.displayName, reason: 'A typing error' },
  ]);
  await callAs(app, first, 'withdrawVoid', { voidId: former, reason: 'Not so' });
  const present = (await propose(first, 'Fraud')).json().void.id;
  const stale = await confirm(second, former);
  expect([stale.statusCode, stale.json().proposal]).toMatchObject([412, { id: present }]);
  expect((await confirm(first, present)).statusCode).toBe(412);
  expect((await confirm(second, present)).json().void.state).toBe('confirmed');
});
