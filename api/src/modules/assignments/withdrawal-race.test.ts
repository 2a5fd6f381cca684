import type { Person } from '../../testing/accounts';
import { suiteApp } from '../../testing/app';
import {
  assignmentsOf,
  emptySeason,
  ratings,
  registerAdmin,
  registerJudge,
  registerNominee,
} from '../../testing/judges';
import { storedNominations } from '../../testing/nominations';
import type { Nominations } from '../nominations/commands';
import { withdrawNomination } from '../nominations/nominator-actions';
import { returnReviewed } from '../nominations/returning';
import { rate } from './commands';
import type { Assignments } from './context';

const suite = suiteApp();
let admin: Person;
beforeAll(async () => {
  admin = await registerAdmin(suite().app);
});
beforeEach(() => emptySeason(suite().app));

/** The commands of one process. */
function processOf(): { own: Nominations; assigning: Assignments } {
  const { nominating, assigning } = suite().commands();
  return { own: { ...nominating, judgedOf: assigning.assignments.judgedOf }, assigning };
}

/** A nomination and its judge, each in a separate process. */
async function both() {
  const { app } = suite();
  const nominee = await registerNominee(app);
  const judge = await registerJudge(app, admin);
  const [assignment] = await assignmentsOf(app, judge);
  if (!assignment) throw new Error('Nothing was assigned');
  const [here, there] = [processOf(), processOf()];
  const rateIt = (assigning = there.assigning) =>
    rate(assigning, { actor: judge, assignmentId: assignment.id, ratings: ratings(8, 9, 7, 9) });
  const withdraw = (own = here.own) =>
    withdrawNomination(own, { ...nominee, emailConfirmed: false });
  return { nominee, here, there, rateIt, withdraw };
}

/** The final state: the nomination's status, and whether it is rated. */
async function left(nominee: Person) {
  const [nomination] = await storedNominations(suite().app, nominee);
  const judged = await processOf().own.judgedOf(nomination?._id ?? '');
  return { status: nomination?.status, by: nomination?.returned?.by, rated: judged.rated };
}

const refused = { code: 'failed-precondition' };

test('a nomination that is rated during its withdrawal stays', async () => {
  const { nominee, here, rateIt, withdraw } = await both();
  const racing: Nominations = {
    ...here.own,
    async judgedOf(id) {
      const before = await here.own.judgedOf(id);
      await rateIt();
      return before;
    },
  };
  await expect(withdraw(racing)).rejects.toMatchObject(refused);
  expect(await left(nominee)).toEqual({ status: 'UNDER_REVIEW', by: undefined, rated: 1 });
});

test('a nomination that is withdrawn during its rating is not rated', async () => {
  const { nominee, there, rateIt, withdraw } = await both();
  const { nominations } = there.assigning;
  const racing: Assignments = {
    ...there.assigning,
    nominations: {
      ...nominations,
      async beginJudging(entry) {
        await withdraw();
        return nominations.beginJudging(entry);
      },
    },
  };
  await expect(rateIt(racing)).rejects.toMatchObject(refused);
  expect(await left(nominee)).toEqual({
    status: 'APPLICATION_PENDING',
    by: 'withdrawal',
    rated: 0,
  });
});

test('one organiser cannot return a nomination that a judge begins to rate', async () => {
  const { nominee, here, withdraw } = await both();
  const [read] = await storedNominations(suite().app, nominee);
  if (!read) throw new Error('It was sent');
  await here.own.nominations.beginJudging(read);
  await expect(withdraw()).rejects.toMatchObject(refused);
  const because = {
    actor: { command: 'test' },
    emailConfirmed: true,
    reason: { note: 'Name your part.' },
  };
  await expect(returnReviewed(here.own, read, because)).rejects.toMatchObject(refused);
  const [after] = await storedNominations(suite().app, nominee);
  expect([after?.status, after?.judgingBegun]).toEqual(['UNDER_REVIEW', true]);
});
