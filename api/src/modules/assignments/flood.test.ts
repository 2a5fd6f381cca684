import type { CoverageReply } from '@meritum/shared/contracts/assignments';
import type { AssignmentPlan } from '@meritum/shared/contracts/plans';
import { days } from '../../platform/clock';
import type { Person } from '../../testing/accounts';
import { suiteApp } from '../../testing/app';
import { testConfig } from '../../testing/config';
import { askAs, sendAs } from '../../testing/console';
import {
  assignmentsOf,
  emptySeason,
  registerAdmin,
  registerJudge,
  registerNominee,
} from '../../testing/judges';
import { composeForCommands } from '../compose';
import type { Assignment } from './assignment';

const suite = suiteApp();
let admin: Person;
let judge: Person;

// Judging has begun with one nomination; then twelve arrive together.
beforeEach(async () => {
  const { app } = suite();
  admin = await registerAdmin(app);
  await emptySeason(app);
  await registerNominee(app);
  judge = await registerJudge(app, admin);
  for (let made = 0; made < 12; made++) await registerNominee(app);
});

test('an organiser’s plan assigns everything it shows, also nominations that wait for a batch', async () => {
  const { app } = suite();
  expect(await assignmentsOf(app, judge)).toHaveLength(11);
  const coverage = (await askAs(app, admin, 'assignments/coverage')).json<CoverageReply>();
  expect(coverage.entries.filter(({ waitsFor }) => waitsFor === 'batch')).toHaveLength(2);
  const begun = await sendAs(app, admin, 'plans', { asIfOpen: false });
  const { plan } = begun.json<{ plan: AssignmentPlan }>();
  expect((await sendAs(app, admin, `plans/${plan.id}/apply`, {})).statusCode).toBe(200);
  expect(await assignmentsOf(app, judge)).toHaveLength(13);
});

test('automatic planning takes ten more within a day', async () => {
  const { app, clock, pass } = suite();
  const allocate = async () => {
    await composeForCommands(app.mongo.db, { config: testConfig(), clock }).allocate();
    return app.mongo.db.collection<Assignment>('assignments').countDocuments();
  };
  const counts = [await allocate()];
  pass(days(1));
  counts.push(await allocate());
  expect(counts).toEqual([11, 13]);
});
