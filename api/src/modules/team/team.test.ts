import { randomUUID } from 'node:crypto';
import type { ActivityReply, PersonReply, SharedFilter } from '@meritum/shared/contracts/team';
import {
  bearer,
  type Person,
  refresh,
  registerAccount,
  secondAccountOf,
  setRole,
  tagged,
} from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { auditSeen, callAs, judgesSeen, nominationsSeen } from '../../../testing/console';
import { claimsOf } from '../../../testing/factors';
import {
  apply,
  madeJudge,
  registerAdmin,
  registerJudge,
  registerNominee,
  registerStranger,
  storeNominee,
} from '../../../testing/judges';
import { buildForm, submit } from '../../../testing/nominations';
import { minutes } from '../../platform/clock';
import type { Mail } from '../mail/mail';

const suite = suiteApp();
let admin: Person;
beforeAll(async () => {
  admin = await registerAdmin(suite().app);
});

const personSeen = async (by: Person, { accountId }: Pick<Person, 'accountId'>) =>
  (await callAs(suite().app, by, 'getPerson', { accountId })).json<PersonReply>();

describe('the page of a person', () => {
  test("ADM-061 shows a person's roles in all their accounts, and their last ten mails", async () => {
    const { app } = suite();
    const nominee = await registerNominee(app, { fullName: 'Ada Both' });
    const other = await secondAccountOf(app, nominee);
    await madeJudge(app, admin, other, { fullName: 'Ada Both' });
    const expected = {
      name: nominee.displayName,
      email: nominee.email,
      role: 'user',
      cameBack: false,
      nominations: [
        {
          id: nominee.nominationId,
          season: '2025',
          category: 'Technology',
          name: 'Ada Both',
          reviewState: 'under-review',
          mayWrite: true,
          award: null,
        },
      ],
      judges: [{ id: expect.any(String), name: 'Ada Both', state: 'judging' }],
    };
    const seen = await personSeen(admin, nominee);
    expect(seen).toMatchObject(expected);
    expect(seen.mails.map(({ template }) => template)).toContain('judge-verified');
    const theirs = await personSeen(admin, other);
    expect([theirs.nominations, theirs.judges]).toEqual([seen.nominations, seen.judges]);
    expect((await callAs(app, admin, 'getPerson', { accountId: 'nobody' })).statusCode).toBe(404);
  });

  test('whoever registers an address of another’s mailbox is not taken for them', async () => {
    const { app } = suite();
    const judge = await registerJudge(app, admin);
    const stranger = await registerAccount(app, { email: tagged(judge.email) });
    const { judges, mails } = await personSeen(admin, stranger);
    expect([judges, mails.map(({ to }) => to)]).toEqual([[], [stranger.email]]);
  });

  test('a conflict of interest withholds mails about judging, and writing about the entry', async () => {
    const { app } = suite();
    const conflicted = await registerAdmin(app);
    await submit(app, conflicted, buildForm({ organization: 'Own Works' }));
    await storeNominee(app);
    const judge = await registerJudge(app, admin);
    const kinds = async (by: Person) =>
      (await personSeen(by, judge)).mails.map(({ template }) => template);
    expect(await kinds(admin)).toContain('assignments-ready');
    expect(await kinds(conflicted)).not.toContain('assignments-ready');
    const own = await personSeen(conflicted, conflicted);
    expect(own.nominations).toMatchObject([{ mayWrite: false }]);
    // The reply does not reveal who judges what.
    expect(JSON.stringify(await personSeen(admin, judge))).not.toContain('nominationId');
  });

  test('an address at which mail came back is marked, there and in the lists', async () => {
    const { app } = suite();
    const nominee = await registerNominee(app);
    const judge = await registerJudge(app, admin);
    for (const { email } of [nominee, judge])
      await app.mongo.db
        .collection<Mail>('outbox')
        .updateMany(
          { 'to.address': email },
          { $set: { state: 'bounced', endedAt: suite().clock(), lastError: '550' } },
        );
    expect((await personSeen(admin, nominee)).cameBack).toBe(true);
    const nominations = (await nominationsSeen(app, admin, { search: nominee.email })).rows;
    const judges = (await judgesSeen(app, admin, { search: judge.email })).rows;
    expect([...nominations, ...judges].map(({ cameBack }) => cameBack)).toEqual([true, true]);
    // The person sees it on their next visit.
    const session = await refresh(app, nominee.cookie);
    expect(session.json().user).toMatchObject({ email: nominee.email, cameBack: true });
    expect((await refresh(app, admin.cookie)).json().user.cameBack).toBeUndefined();
  });
});

describe('shared filters', () => {
  const share = (by: Person, changed: object = {}) =>
    callAs(suite().app, by, 'shareFilter', {
      ...{ filterId: randomUUID(), screen: 'judges', name: 'To call' },
      ...{ query: 'state=judging&notes=any', ...changed },
    });
  const listed = async (by: Person, screen = 'judges') =>
    (await callAs(suite().app, by, 'listFilters', { screen })).json<{ filters: SharedFilter[] }>()
      .filters;
  const remove = async (by: Person, filterId = '') =>
    (await callAs(suite().app, by, 'removeFilter', { filterId })).statusCode;

  test('ADM-063 are seen by all with whose they are, and removed by their author', async () => {
    const { app } = suite();
    const [author, other] = [await registerAdmin(app), await registerAdmin(app)];
    const filterId = randomUUID();
    for (const query of ['state=waiting', 'state=judging'])
      await share(author, { filterId, query });
    const shown = { id: filterId, name: 'To call', query: 'state=judging', by: author.displayName };
    expect(await listed(author)).toEqual([{ ...shown, mayRemove: true }]);
    expect(await listed(other)).toEqual([{ ...shown, mayRemove: false }]);
    expect(await listed(other, 'nominations')).toEqual([]);
    expect(await remove(other, filterId)).toBe(403);
    // Under the same id its author could no longer remove it.
    expect((await share(other, { filterId, name: 'Theirs' })).statusCode).toBe(403);
    await setRole(app, author.accountId, 'user');
    expect(await listed(other)).toEqual([{ ...shown, mayRemove: true }]);
    expect([await remove(other, filterId), await remove(other, filterId)]).toEqual([204, 204]);
    expect(await listed(other)).toEqual([]);
  });

  test('two tabs lose nothing, a name is there once, and twenty are the most', async () => {
    const author = await registerAdmin(suite().app);
    await Promise.all(['One', 'Two'].map((name) => share(author, { name })));
    await share(author, { name: 'ONE', query: 'state=rejected' });
    const own = async () => (await listed(author)).map(({ name, query }) => [name, query]);
    expect(await own()).toEqual([
      ['ONE', 'state=rejected'],
      ['Two', 'state=judging&notes=any'],
    ]);
    for (let more = 3; more <= 20; more += 1) await share(author, { name: `Name ${more}` });
    expect((await share(author, { name: 'One too many' })).statusCode).toBe(412);
    expect(await own()).toHaveLength(20);
  });

  test.each(['search=a', 'actor=a', 'season=1', 'page=2', 'javascript:alert(1)', 'x'.repeat(501)])(
    'the query %s is not shared',
    async (query) => {
      expect((await share(admin, { query })).statusCode).toBe(400);
    },
  );

  test('ADM-063 a filter by a tag is withheld over a conflict of interest and from a screener, who has none about judging, and no nominator has any', async () => {
    const { app } = suite();
    const conflicted = await registerAdmin(app);
    await submit(app, conflicted, buildForm({ organization: 'Own Works' }));
    await share(admin, { screen: 'nominations', query: 'notes=%23secret', name: 'Theirs' });
    const names = async (by: Person) => (await listed(by, 'nominations')).map(({ name }) => name);
    expect([await names(admin), await names(conflicted)]).toEqual([['Theirs'], []]);
    await share(admin, { screen: 'nominations', query: 'coverage=short', name: 'Too few' });
    await share(admin, { query: 'state=judging' });
    await share(admin, { screen: 'nominations', query: 'address=awaited', name: 'To confirm' });
    const screener = await registerAdmin(app, 'screener');
    expect([await names(screener), await listed(screener)]).toEqual([['To confirm'], []]);
    const stranger = await registerStranger(app);
    await apply(app, stranger);
    const refused = await callAs(app, stranger, 'listFilters', { screen: 'nominations' });
    expect(refused.statusCode).toBe(403);
  });
});

describe('what others have done', () => {
  const activity = async (by: Person) => {
    const { lines } = (await callAs(suite().app, by, 'getActivity')).json<ActivityReply>();
    return lines.map(({ entry, count }) => [entry.action, entry.actor.person?.name, count]);
  };

  test('what a conflict of interest withholds is not even counted', async () => {
    const { app } = suite();
    const conflicted = await registerAdmin(app);
    const sent = await submit(app, conflicted, buildForm({ organization: 'Own Works' }));
    const { nominationId: id } = sent.json().data;
    const payload = { kind: 'entry', id, why: 'error', reason: 'Sent twice' };
    expect((await callAs(app, admin, 'proposeVoid', payload)).statusCode).toBe(200);
    const seesProposal = async (by: Person) =>
      (await activity(by)).some(([action]) => action === 'results.void-proposed');
    expect([await seesProposal(await registerAdmin(app)), await seesProposal(conflicted)]).toEqual([
      true,
      false,
    ]);
  });

  test("ADM-062 lists others' acts since the last visit, one line for each kind", async () => {
    const { app } = suite();
    const [reader, other] = [await registerAdmin(app), await registerAdmin(app)];
    await activity(reader);
    for (let count = 0; count < 2; count += 1) await registerJudge(app, other);
    const judge = await registerJudge(app, reader);
    await callAs(app, judge, 'setJudgePreferences', { organization: 'Elsewhere' });
    expect((await auditSeen(app, other))[0]?.action).toBe('judge.employer-stated');
    const lines = await activity(reader);
    expect(lines.map(([action]) => action)).not.toContain('judge.employer-stated');
    expect(lines).toContainEqual(['judge.verified', other.displayName, 2]);
    expect(lines.filter(([, name]) => name === reader.displayName)).toEqual([]);
    // Reading it again returns the same; after an absence only what is new.
    suite().pass(minutes(2));
    expect(await activity(reader)).toEqual(lines);
    suite().pass(minutes(31));
    const { sub, sid } = claimsOf(reader.accessToken);
    const authorized = bearer(app.accessTokens.sign({ sub, sid }));
    expect(await activity({ ...reader, authorized })).toEqual([]);
  });
});
