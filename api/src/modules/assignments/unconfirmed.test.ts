import { confirmAddress, type Person } from '../../../testing/accounts';
import { askAs } from '../../../testing/console';
import {
  assignmentsOf,
  madeJudge,
  registerJudge,
  registerNominee,
  registerUnconfirmed,
} from '../../../testing/judges';
import { judgingSuite } from '../../../testing/judging';
import { confirmByLink } from '../../../testing/mails';
import { submit } from '../../../testing/nominations';
import { setJudging } from '../../../testing/seasons';

const suite = judgingSuite();

async function nominated(person: Person): Promise<string> {
  const { app } = suite();
  const reply = await submit(app, person);
  await app.background.idle();
  return reply.json().data.nominationId;
}

test('D38 a nomination of an unconfirmed address is accepted, and assigned once it is confirmed', async () => {
  const { app, admin } = suite();
  const judge = await registerJudge(app, admin);
  const [nominator, another] = [await registerUnconfirmed(app), await registerUnconfirmed(app)];
  for (const person of [nominator, another]) await nominated(person);
  expect(await assignmentsOf(app, judge)).toEqual([]);
  await confirmByLink(app, nominator);
  expect(await assignmentsOf(app, judge)).toHaveLength(1);
  // The address is confirmed in the database, which regular planning notices.
  await confirmAddress(app, another);
  await suite().commands().allocate();
  expect(await assignmentsOf(app, judge)).toHaveLength(2);
});

test('D38 a verified judge is assigned nothing before the address is confirmed', async () => {
  const { app, admin } = suite();
  await registerNominee(app);
  const judge = await madeJudge(app, admin, await registerUnconfirmed(app));
  expect(await assignmentsOf(app, judge)).toEqual([]);
  await confirmByLink(app, judge);
  expect(await assignmentsOf(app, judge)).toHaveLength(1);
});

test('an unconfirmed nomination takes no part in results', async () => {
  const { app, admin } = suite();
  const { nominationId } = await registerNominee(app);
  await nominated(await registerUnconfirmed(app));
  await setJudging(app, false);
  const reply = await askAs(app, admin, 'results/preview', { category: 'Technology' });
  const { entries } = reply.json<{ entries: { nominationId: string }[] }>();
  expect(entries.map((one) => one.nominationId)).toEqual([nominationId]);
});
