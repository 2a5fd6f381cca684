import type { Person } from '../../testing/accounts';
import { suiteApp } from '../../testing/app';
import { registerAdmin } from '../../testing/judges';
import { closed, preview, ratedContest, times } from '../../testing/results';
import type { Assignment } from '../assignments/assignment';

const suite = suiteApp();

/** What an admin is told of how an entry was rated: in the preview, by itself, and on its page. */
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

test('an organiser who judges an entry learns of its ratings once they have rated it too, and how they are once judging is closed', async () => {
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
    ...{ entries: ['Bo Nothing'], ratings: 404, isTold: false },
  });
  await own.replaceOne({ _id: one._id }, { ...one, accountId: admin.accountId });
  expect(await seen(admin, nominationId)).toEqual({
    ...{ entries: ['Ada Gold', 'Bo Nothing'], ratings: 200, isTold: false },
  });
  await closed(app, admin);
  expect(await seen(admin, nominationId)).toEqual({
    ...{ entries: ['Ada Gold', 'Bo Nothing'], ratings: 200, isTold: true },
  });
});
