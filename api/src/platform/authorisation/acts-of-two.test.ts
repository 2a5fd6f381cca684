import { haveLeft, type Person, setRole } from '../../testing/accounts';
import { actsOfTwo, type Prepare, sendAct } from '../../testing/acts-of-two';
import { suiteApp } from '../../testing/app';
import { auditSeen } from '../../testing/console';
import { registerAdmin } from '../../testing/judges';
import { suiteOrganisers } from '../../testing/results';

const suite = suiteApp();
const organisers = suiteOrganisers(suite);

test.each(Object.entries(actsOfTwo))(
  '%s: the second organiser confirms what they read, of a current organiser, and nothing else',
  async (_, prepare) => {
    const { app } = suite();
    const [first, second] = organisers();
    const act = await prepare(app, [first, second]);
    const { reason, actions } = act;
    const send = (by: Person, given: object, words?: string) => sendAct(app, by, act, given, words);
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
