import { deleteAccount, haveLeft, type Person, setRole } from '../../../testing/accounts';
import { actionsOf, actsOfTwo, type Prepare, sendAct } from '../../../testing/acts-of-two';
import { suiteApp } from '../../../testing/app';
import { auditSeen, callAs, nominationSeen } from '../../../testing/console';
import { apply, registerAdmin } from '../../../testing/judges';
import { mailsTo } from '../../../testing/mails';
import { suiteOrganisers } from '../../../testing/results';
import type { App } from '../zod/provider';

const suite = suiteApp();
const organisers = suiteOrganisers(suite);

const acts = Object.entries(actsOfTwo);

/** Collects the entries of these actions from now on, in order. */
async function recordedFrom(app: App, by: Person, actions: readonly (string | undefined)[]) {
  const ids = new Set((await auditSeen(app, by)).map(({ id }) => id));
  return async () =>
    (await auditSeen(app, by))
      .filter(({ id, action }) => !ids.has(id) && action && actions.includes(action))
      .toReversed();
}

test.each(acts)(
  "%s: a second organiser, not a screener, confirms a current organiser's proposal",
  async (_, prepare) => {
    const { app } = suite();
    const [first, second] = organisers();
    const act = await prepare(app, [first, second]);
    const { reason } = act;
    const { proposed: proposing, withdrawn: withdrawing, confirmed } = actionsOf(act);
    const send = (by: Person, given: object, words?: string) => sendAct(app, by, act, given, words);
    const recorded = await recordedFrom(app, first, Object.values(actionsOf(act)));
    const proposed = async () => (await send(second, {}, 'Fraud')).json().proposal;

    const dismissed = await registerAdmin(app);
    expect((await send(dismissed, {})).statusCode).toBeLessThan(300);
    const theirs = await proposed();
    await setRole(app, dismissed.accountId, 'screener');
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
    expect((await send(dismissed, { proposalId: present.id })).statusCode).toBe(403);

    const stale = await send(second, { proposalId: former });
    expect([stale.statusCode, stale.json().proposal]).toEqual([412, present]);
    expect((await send(first, { proposalId: present.id }, 'Fraud')).statusCode).toBe(412);
    expect((await recorded()).map(({ action }) => action)).toEqual([
      proposing,
      proposing,
      withdrawing,
      proposing,
    ]);

    expect((await send(second, { proposalId: present.id })).statusCode).toBeLessThan(300);
    expect((await send(second, { proposalId: present.id })).statusCode).toBeLessThan(300);
    expect((await send(first, { withdrawalOf: present.id })).statusCode).toBe(412);
    const all = await recorded();
    expect(all.map(({ action, actor }) => [action, actor.id])).toEqual([
      [proposing, dismissed.accountId],
      [proposing, first.accountId],
      [withdrawing, first.accountId],
      [proposing, first.accountId],
      [confirmed, second.accountId],
    ]);
    expect(all.at(-1)?.reason ?? '').toBe(reason ? 'Fraud' : '');
    expect(new Set(all.map(({ subject }) => JSON.stringify(subject))).size).toBe(1);
  },
);

test.each(acts)(
  'ADM-026 %s: the second organiser turns the proposal down, and its proposer is told by whom and why',
  async (_, prepare) => {
    const { app } = suite();
    const [first, second] = organisers();
    const [third, conflicted] = [await registerAdmin(app), await registerAdmin(app)];
    const act = await prepare(app, [first, second]);
    const { kind, nominationId } = act;
    const { proposed: proposing, turnedDown } = actionsOf(act);
    const send = (by: Person, given: object, words?: string) => sendAct(app, by, act, given, words);
    const turnDown = (by: Person, turnDownOf: string, reason = 'Not so') =>
      send(by, { turnDownOf, [act.reason ?? 'reason']: reason });
    const proposed = async () => {
      expect((await send(first, {})).statusCode).toBeLessThan(300);
      return (await send(second, {}, 'Fraud')).json().proposal;
    };
    const refusalOf = async (sent: ReturnType<typeof turnDown>) => {
      const { statusCode, ...reply } = await sent;
      return [statusCode, reply.json().message];
    };
    const recorded = await recordedFrom(app, first, [proposing, turnedDown]);
    const { id } = await proposed();
    if (nominationId) {
      const { organization } = await nominationSeen(app, first, nominationId);
      await apply(app, conflicted, { organization });
      const refusal = await turnDown(conflicted, id);
      expect([403, 404]).toContain(refusal.statusCode);
      expect(refusal.body).not.toContain('proposal');
    }
    expect(await refusalOf(turnDown(first, id))).toEqual([
      412,
      'You have proposed this yourself. Withdraw it instead.',
    ]);
    expect((await turnDown(second, id, '')).statusCode).toBe(400);
    const down = await turnDown(second, id);
    const again = await turnDown(second, id);
    expect(down.statusCode).toBeLessThan(300);
    expect([again.statusCode, again.body]).toEqual([down.statusCode, down.body]);
    const isOver = [412, 'Another organiser has already turned this down.'];
    expect(await refusalOf(turnDown(third, id, 'I think so too'))).toEqual(isOver);
    expect(await refusalOf(send(third, { proposalId: id }))).toEqual(isOver);
    expect(await refusalOf(send(first, { withdrawalOf: id }))).toEqual(isOver);

    const [proposal, ...ends] = await recorded();
    expect(ends.map(({ actor, ...of }) => [of.action, actor.id, of.reason, of.subject])).toEqual([
      [turnedDown, second.accountId, 'Not so', proposal?.subject],
    ]);
    const mails = await mailsTo(app, first.email);
    expect(mails.filter(({ key }) => key === `proposal-turned-down:${id}`)).toHaveLength(1);
    const shown = { kind, isOwn: true, turnedDown: { by: second.displayName, reason: 'Not so' } };
    const waitingFor = async (person: Person) =>
      (await callAs(app, person, 'listOpenDecisions'))
        .json()
        .decisions.filter((one: { id: string }) => one.id === id);
    expect(await waitingFor(first)).toMatchObject([shown]);
    for (const person of [second, third, conflicted]) expect(await waitingFor(person)).toEqual([]);

    const next = await proposed();
    const stale = await turnDown(second, id);
    expect([stale.statusCode, stale.json().proposal]).toEqual([412, next]);
    expect(await waitingFor(first)).toEqual([]);
    expect((await send(first, { withdrawalOf: next.id })).statusCode).toBeLessThan(300);
    const gone = [412, 'This proposal is no longer there. Review it and try again.'];
    expect(await refusalOf(turnDown(second, next.id))).toEqual(gone);
    const { id: confirmed } = await proposed();
    expect((await send(third, { proposalId: confirmed })).statusCode).toBeLessThan(300);
    expect(await refusalOf(turnDown(second, confirmed))).toEqual([
      412,
      'Another organiser has already confirmed this.',
    ]);
  },
);

test.each(acts)(
  '%s: of two organisers who confirm and turn down at once, one is refused',
  async (_, prepare) => {
    const { app } = suite();
    const [first, second] = organisers();
    const third = await registerAdmin(app);
    const act = await prepare(app, [first, second]);
    const { confirmed, turnedDown } = actionsOf(act);
    const recorded = await recordedFrom(app, first, [confirmed, turnedDown]);
    expect((await sendAct(app, first, act)).statusCode).toBeLessThan(300);
    const { id } = (await sendAct(app, second, act, {}, 'Fraud')).json().proposal;
    const replies = await Promise.all([
      sendAct(app, second, act, { proposalId: id }),
      sendAct(app, third, act, { turnDownOf: id, [act.reason ?? 'reason']: 'Not so' }),
    ]);
    expect(replies.filter(({ statusCode }) => statusCode < 300)).toHaveLength(1);
    expect(await recorded()).toHaveLength(1);
  },
);

test.each(acts)('%s: who turned it down is forgotten with their account', async (_, prepare) => {
  const { app } = suite();
  const [first, second] = organisers();
  const decider = await registerAdmin(app);
  const act = await prepare(app, [first, second]);
  await sendAct(app, first, act);
  const { id } = (await sendAct(app, second, act, {}, 'Fraud')).json().proposal;
  await sendAct(app, decider, act, { turnDownOf: id, [act.reason ?? 'reason']: 'Not so' });
  const held = async () => {
    const names = [
      'nominations',
      'assignments',
      'results',
      'recognitions',
      'versions',
      'draws',
      'extensions',
      'accounts',
    ];
    const others = { _id: { $ne: decider.accountId } };
    const stored = names.map((name) =>
      app.mongo.db.collection<{ _id: string }>(name).find(others).toArray(),
    );
    return JSON.stringify(await Promise.all(stored)).includes(decider.accountId);
  };
  expect(await held()).toBe(true);
  expect((await deleteAccount(app, decider)).statusCode).toBe(204);
  expect(await held()).toBe(false);
});

test('one person who has two organisers’ accounts is no second organiser', async () => {
  const { app } = suite();
  const [one, other] = [await registerAdmin(app), await registerAdmin(app)];
  const prepare = actsOfTwo['replacing a third judge'] as Prepare;
  const act = await prepare(app, [one, other]);
  expect((await sendAct(app, one, act)).statusCode).toBe(204);
  const { proposal } = (await sendAct(app, other, act, {}, 'Fraud')).json();
  expect(proposal.isOwn).toBe(false);
  await haveLeft(app, one, other.email);
  const confirmed = await sendAct(app, other, act, { proposalId: proposal.id });
  expect([confirmed.statusCode, confirmed.json().proposal]).toEqual([
    412,
    { ...proposal, isOwn: true },
  ]);
});
