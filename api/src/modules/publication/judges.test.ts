import type { ContestJudgesReply } from '@meritum/shared/contracts/published-results';
import { areJudgesOf } from '@meritum/shared/merit/ledger/judges';
import { parseLedger } from '@meritum/shared/merit/ledger/parse-ledger';
import { deleteAccount, type Person } from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { registerJudge } from '../../../testing/judges';
import { assignmentsIn, judgesIn } from '../../../testing/judging';
import {
  closed,
  ledgerUrl,
  published,
  ratedContest,
  suiteOrganisers,
  times,
} from '../../../testing/results';

const suite = suiteApp();
const admins = suiteOrganisers(suite);

const asked = (headers = {}) =>
  suite().app.inject({ url: ledgerUrl.replace('ledger.json', 'judges'), headers });
const listed = async () => (await asked()).json<ContestJudgesReply>().judges;
const namesNow = async () => (await listed()).flatMap(({ named }) => (named ? [named.name] : []));

const agree = ({ authorized: headers }: Person, named: boolean) =>
  suite().app.inject({
    method: 'POST',
    url: '/api/judges/me/preferences',
    headers,
    payload: { named },
  });

/** Gives one of the generated judges who rated a real account. */
async function judgeInPlaceOf(index: number, fullName: string): Promise<Person> {
  const { app } = suite();
  const judge = await registerJudge(app, admins()[0], { fullName, organization: 'Bench' });
  const stored = await judgesIn(app).findOne({ accountId: judge.accountId });
  const $set = { judgeId: stored?._id ?? '', accountId: judge.accountId };
  await assignmentsIn(app).updateMany({ judgeId: `judge-${index}` }, { $set });
  return judge;
}

const named = (ratings: number, name: string) => ({
  ratings,
  named: { name, organization: 'Bench' },
});
const unnamed = (ratings: number) => ({ ratings, named: null });

test('once results are published everybody sees how many ratings each judge gave, and the names of those who agree as long as they do', async () => {
  const { app } = suite();
  const [one, other] = admins();
  await ratedContest(app, { Ada: [...times(10, 8), ...times(11, 9)], Bo: times(20, 6) });
  const willing = await judgeInPlaceOf(0, 'Wanda Willing');
  const second = await judgeInPlaceOf(20, 'Ada Also');
  await judgeInPlaceOf(2, 'Sam Silent');
  const deactivated = await judgeInPlaceOf(3, 'Dee Deactivated');
  const idle = await registerJudge(app, one, { fullName: 'Ida Idle' });
  for (const judge of [willing, second, deactivated, idle])
    expect((await agree(judge, true)).json()).toMatchObject({ named: true });
  const $set = { deactivated: { reason: 'A test.', at: new Date() } };
  await judgesIn(app).updateOne({ accountId: deactivated.accountId }, { $set });
  // A rejected judge is not named, although they agreed.
  await judgesIn(app).updateOne({ _id: 'judge-4' }, { $set: { named: true } });

  expect((await asked(one.authorized)).statusCode).toBe(404);
  await closed(app, one);
  expect((await asked(one.authorized)).statusCode).toBe(404);
  await published(app, one, other);

  const all = [named(2, 'Wanda Willing'), ...times(19, 2).map(unnamed), named(1, 'Ada Also')];
  expect(await listed()).toEqual(all);
  const ledger = (await app.inject(ledgerUrl)).body;
  expect(areJudgesOf(parseLedger(ledger), all)).toBe(true);
  expect(ledger).not.toContain('Willing');

  await agree(willing, false);
  expect(await namesNow()).toEqual(['Ada Also']);
  await agree(willing, true);
  expect(await namesNow()).toEqual(['Wanda Willing', 'Ada Also']);
  await deleteAccount(app, second);
  expect(await listed()).toEqual([...all.slice(0, -1), unnamed(1)]);
  expect((await app.inject(ledgerUrl)).body).toBe(ledger);
});
