import { ratings } from '../../testing/judges';
import { judging, judgingSuite } from '../../testing/judging';
import { storedNominations } from '../../testing/nominations';
import type { Nominations } from '../nominations/commands';
import { withdrawNomination } from '../nominations/nominator-actions';
import { returnReviewed } from '../nominations/returning';
import { rate } from './commands';

const suite = judgingSuite();

/** A nomination and its judge, each in a separate process. */
async function both() {
  const { nominee, judge, first } = await judging(suite());
  const { nominating } = suite().commands();
  const { assigning } = suite().commands();
  const rateIt = () =>
    rate(assigning, { actor: judge, assignmentId: first.id, ratings: ratings(8, 9, 7, 9) });
  const withdraw = (own: Nominations = nominating) =>
    withdrawNomination(own, { ...nominee, emailConfirmed: false });
  return { nominee, nominating, rateIt, withdraw };
}

const refused = { code: 'failed-precondition' };

test('a nomination that is rated during its withdrawal stays', async () => {
  const { nominee, nominating, rateIt, withdraw } = await both();
  const racing: Nominations = {
    ...nominating,
    async judgedOf(id) {
      const before = await nominating.judgedOf(id);
      await rateIt();
      return before;
    },
  };
  await expect(withdraw(racing)).rejects.toMatchObject(refused);
  const [after] = await storedNominations(suite().app, nominee);
  expect([after?.status, after?.returned]).toEqual(['UNDER_REVIEW', null]);
  expect(await nominating.judgedOf(after?._id ?? '')).toMatchObject({ rated: 1 });
});

test('one organiser cannot return a nomination that a judge begins to rate', async () => {
  const { nominee, nominating, withdraw } = await both();
  const [read] = await storedNominations(suite().app, nominee);
  if (!read) throw new Error('It was sent');
  await nominating.nominations.beginJudging(read);
  await expect(withdraw()).rejects.toMatchObject(refused);
  const because = {
    actor: { command: 'test' },
    emailConfirmed: true,
    reason: { note: 'Name your part.' },
  };
  await expect(returnReviewed(nominating, read, because)).rejects.toMatchObject(refused);
  const [after] = await storedNominations(suite().app, nominee);
  expect([after?.status, after?.judgingBegun]).toEqual(['UNDER_REVIEW', true]);
});
