import type { AuditReply } from '@meritum/shared/contracts/audit';
import { calls } from '@meritum/shared/contracts/calls';
import type { Season } from '@meritum/shared/contracts/seasons';
import { hashOfText } from '@meritum/shared/merit/ledger/bytes';
import type { Person } from '../../testing/accounts';
import { suiteApp } from '../../testing/app';
import { apply, registerAdmin, registerStranger, decide as verify } from '../../testing/judges';
import { closed, decide, preview, ratedContest, technology, times } from '../../testing/results';
import { changeSeason, setJudging } from '../../testing/seasons';
import type { Assignment } from '../assignments/assignment';

describe('frozen rules', () => {
  const suite = suiteApp();

  let admin: Person | undefined;
  beforeAll(async () => {
    admin = await registerAdmin(suite().app);
  });
  const ada = () => admin as Person;
  const freeze = (revision: number) =>
    decide(suite().app, ada(), 'rules', { season: '2025', revision });
  const stored = () =>
    suite().app.mongo.db.collection<Season & { _id: string }>('seasons').findOne({ _id: '2025' });

  beforeEach(async () => {
    await changeSeason(suite().app, { 'rules.frozenAt': null });
  });

  test('rules are frozen as the organiser saw them, once, and their hash is public', async () => {
    const revision = (await stored())?.revision ?? 0;
    expect((await freeze(revision + 1)).statusCode).toBe(412);
    expect((await stored())?.rules.frozenAt).toBeNull();
    const frozen = (await freeze(revision)).json();
    const again = (await freeze(revision)).json();
    expect([again, (await stored())?.rules.frozenAt]).toEqual([frozen, frozen.frozenAt]);
    for (const { frozen: own } of frozen.categories) expect(own.hash).toBe(hashOfText(own.text));
    expect((await suite().app.inject('/api/season/rules')).json()).toEqual(frozen);
    const audit = await suite().app.inject({
      url: calls.listAudit.path,
      headers: ada().authorized,
    });
    const [{ actor, action, after }] = audit.json().entries;
    expect({ actor: actor.id, action, after }).toEqual({
      actor: ada().accountId,
      action: 'season.changed',
      after: { '/rules/frozenAt': frozen.frozenAt },
    });
  });

  test('rules that judges cannot follow are not frozen', async () => {
    await changeSeason(suite().app, { 'rules.scale': { min: 1, max: 20 } });
    const reply = await freeze((await stored())?.revision ?? 0);
    await changeSeason(suite().app, { 'rules.scale': { min: 1, max: 10 } });
    expect([reply.statusCode, reply.json().message, (await stored())?.rules.frozenAt]).toEqual([
      412,
      'These rules cannot be frozen. Judges rate from 1 to 10, but the scale is different.',
      null,
    ]);
  });
});

describe('extra judges', () => {
  const suite = suiteApp();

  let [one]: Person[] = [];
  beforeAll(async () => {
    one = await registerAdmin(suite().app);
  });
  const ada = () => one as Person;

  /** Ratings that scatter by a point around a mean, as calibration needs them. */
  const around = (middle: number) =>
    Array.from({ length: 20 }, (_, place) => middle + ((place % 3) - 1));

  const pendingOf = (nominationId: string) =>
    suite()
      .app.mongo.db.collection<Assignment>('assignments')
      .countDocuments({ nominationId, status: 'pending' });

  async function nearACut() {
    const { app } = suite();
    const nominees = await ratedContest(app, { Clear: around(5), Near: around(7), Low: around(3) });
    for (let made = 0; made < 7; made++) {
      const judge = await registerStranger(app);
      await apply(app, judge);
      await verify(app, ada(), judge, 'verified');
    }
    return nominees;
  }

  test('borderline entries get extra judges, by the frozen rule, once', async () => {
    const { app } = suite();
    const nominees = await nearACut();
    const { entries, revision, checks } = await preview(app, ada());
    const flagged = entries.filter(({ isBorderline }: { isBorderline: boolean }) => isBorderline);
    expect(flagged.map(({ fullName }: { fullName: string }) => fullName)).toEqual(['Near']);
    expect(checks).toContainEqual({
      name: 'borderline entries asked for',
      isMet: false,
      isRequired: true,
      count: 1,
    });
    const early = await decide(app, ada(), 'closing', { ...technology, revision });
    expect(early.json().message).toBe(
      'These checks are not met yet: borderline entries asked for.',
    );
    const shut = await decide(app, ada(), 'extra-judges', { ...technology, revision });
    expect(shut.statusCode).toBe(412);

    await setJudging(app, true);
    const asked = await decide(app, ada(), 'extra-judges', { ...technology, revision });
    expect(asked.json()).toMatchObject({
      entries: 1,
      contest: { extraJudgesFor: 1, state: 'open' },
    });
    // Each entry is planned 22 judges and has 20; the one near the cut gets five more than those.
    expect([
      await pendingOf(nominees.Near.nominationId),
      await pendingOf(nominees.Clear.nominationId),
    ]).toEqual([5, 2]);
    const again = await decide(app, ada(), 'extra-judges', { ...technology, revision });
    expect(again.json()).toMatchObject({
      entries: 0,
      assignments: 0,
      contest: { extraJudgesFor: 1 },
    });
    const { authorized: headers } = ada();
    const query = { action: 'results.extra-judges-asked' };
    const { entries: recorded } = (
      await app.inject({ url: '/api/admin/audit', headers, query })
    ).json<AuditReply>();
    expect(recorded.map(({ action, actor, after }) => [action, actor.id, after])).toEqual([
      ['results.extra-judges-asked', ada().accountId, expect.anything()],
    ]);
    expect((await preview(app, ada())).checks).toContainEqual({
      name: 'borderline entries asked for',
      isMet: true,
      isRequired: true,
      count: 0,
    });
  });
});

describe('an organiser who judges', () => {
  const suite = suiteApp();

  /**
   * What an organiser learns about an entry's ratings: in the preview, the export and on its page.
   */
  async function seen({ authorized: headers }: Person, nominationId: string) {
    const { app } = suite();
    const { entries } = await preview(app, { authorized: headers } as Person);
    const query = { nominationId };
    const ratings = await app.inject({ url: '/api/admin/results/entry', headers, query });
    const page = await app.inject({ url: '/api/admin/nominations/detail', headers, query });
    const composites: (number | null)[] = page
      .json()
      .judging.judges.map(({ composite }: { composite: number | null }) => composite);
    return {
      entries: entries.map(({ fullName }: { fullName: string }) => fullName).sort(),
      ratings: ratings.statusCode,
      isTold: composites.some((composite) => composite !== null),
    };
  }

  test('an organiser who judges an entry sees its ratings once they have rated it too, and their scores once judging is closed', async () => {
    const { app } = suite();
    const admin = await registerAdmin(app);
    const nominees = await ratedContest(app, {
      'Ada Gold': [...times(20, 8), 9],
      'Bo Nothing': times(20, 6),
    });
    const { nominationId } = nominees['Ada Gold'];
    const own = app.mongo.db.collection<Assignment>('assignments');
    const one = await own.findOne({ nominationId, judgeId: 'judge-20' });
    if (!one) throw new Error('It was written');
    const pending = { status: 'pending', evaluation: null } as const;
    await own.updateOne({ _id: one._id }, { $set: { ...pending, accountId: admin.accountId } });
    expect(await seen(admin, nominationId)).toEqual({
      entries: ['Bo Nothing'],
      ratings: 404,
      isTold: false,
    });
    await own.replaceOne({ _id: one._id }, { ...one, accountId: admin.accountId });
    expect(await seen(admin, nominationId)).toEqual({
      entries: ['Ada Gold', 'Bo Nothing'],
      ratings: 200,
      isTold: false,
    });
    await closed(app, admin);
    expect(await seen(admin, nominationId)).toEqual({
      entries: ['Ada Gold', 'Bo Nothing'],
      ratings: 200,
      isTold: true,
    });
  });
});
