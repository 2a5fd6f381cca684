import type { EntryRatingsReply } from '@meritum/shared/contracts/voids';
import { type Person, registerAccount, secondAccountOf, tagged } from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { callAs, nominationSeen } from '../../../testing/console';
import { apply, promoted, registerAdmin } from '../../../testing/judges';
import { assignmentsIn, judgesIn } from '../../../testing/judging';
import { confirmByLink } from '../../../testing/mails';
import { asReader } from '../../../testing/proposals';
import {
  closed,
  decide,
  preview,
  ratedContest,
  suiteOrganisers,
  technology,
  times,
} from '../../../testing/results';

const suite = suiteApp();
const admins = suiteOrganisers(suite);

const rated = async () =>
  (await ratedContest(suite().app, { 'Ada Gold': times(20, 8) }))['Ada Gold'];

/** How many entries an organiser sees and does not see, and whether they may close. */
async function seenBy(organiser: Person, nominationId: string) {
  const { app } = suite();
  const { hidden, entries, ending } = await preview(app, organiser);
  const ratings = await callAs(app, organiser, 'getEntryRatings', { nominationId });
  const { conflict } = await nominationSeen(app, organiser, nominationId);
  return { hidden, shown: entries.length, ending, ratings: ratings.statusCode, conflict };
}

const all = { hidden: 0, shown: 1, ending: 'alone', ratings: 200, conflict: null };
const nothing = { hidden: 1, shown: 0, ending: null, ratings: 404, conflict: 'organization' };

test('an organiser has the conflicts of interest of their second account, once its address is confirmed', async () => {
  const { app } = suite();
  const { nominationId, organization } = await rated();
  const organiser = await registerAdmin(app);
  const second = await registerAccount(app, { email: tagged(organiser.email) });
  await apply(app, second, { organization });
  expect(await seenBy(organiser, nominationId)).toEqual(all);
  await confirmByLink(app, second);
  expect(await seenBy(organiser, nominationId)).toEqual(nothing);
  const closing = { ...technology, revision: 0, reason: 'Over.' };
  expect((await decide(app, organiser, 'closing', closing)).statusCode).toBe(403);
});

test('a conflict of interest is lifted for a person, whichever of their accounts was named', async () => {
  const { app } = suite();
  const { nominationId, organization } = await rated();
  const organiser = await registerAdmin(app);
  const second = await promoted(app, await secondAccountOf(app, organiser));
  await apply(app, second, { organization });
  const lift = (by: Person, { accountId }: Person) =>
    asReader((named) =>
      callAs(app, by, 'liftConflict', { nominationId, accountId, reason: 'Left.', ...named }),
    );
  const [one, other] = admins();
  expect((await lift(one, second)).statusCode).toBe(204);
  expect(await seenBy(organiser, nominationId)).toEqual(nothing);
  expect((await lift(other, organiser)).statusCode).toBe(204);
  expect(await seenBy(organiser, nominationId)).toEqual(all);
});

test('an organiser who has yet to rate an entry by another account sees no ratings of it', async () => {
  const { app } = suite();
  const { nominationId } = await rated();
  const organiser = await registerAdmin(app);
  const { accountId } = await secondAccountOf(app, organiser);
  await assignmentsIn(app).updateOne(
    { judgeId: 'judge-0' },
    { $set: { status: 'pending', accountId } },
  );
  const seen = { ...nothing, conflict: null, ending: 'by two' };
  expect(await seenBy(organiser, nominationId)).toEqual(seen);
  await closed(app, admins()[0]);
  expect((await preview(app, organiser)).entries).toHaveLength(1);
});

test('a rating may be voided after the closing if its judge has become the nominator of a rival', async () => {
  const { app } = suite();
  const { 'Ada Gold': nominee, 'Bo Nothing': rival } = await ratedContest(app, {
    'Ada Gold': [...times(19, 8), 9],
    'Bo Nothing': times(20, 6),
    'Cy Low': times(20, 4),
  });
  await judgesIn(app).updateOne({ _id: 'judge-0' }, { $set: { email: tagged(rival.email) } });
  await closed(app, admins()[0]);
  const { nominationId } = nominee;
  const seen = await callAs(app, admins()[0], 'getEntryRatings', { nominationId });
  const voidable = seen
    .json<EntryRatingsReply>()
    .ratings.filter(({ voidableFor }) => voidableFor.includes('conflict'));
  expect(voidable.map(({ judge }) => judge.id)).toEqual(['judge-0']);
});
