import { type Person, post, setRole } from '../../testing/accounts';
import { suiteApp } from '../../testing/app';
import { registerAdmin } from '../../testing/judges';
import { closed, decide, ratedContest, technology, times } from '../../testing/results';

const suite = suiteApp();

/** What ends somebody's being an organiser between a proposal and its confirmation. */
const endings: [string, (admin: Person) => Promise<void>][] = [
  ['was dismissed', ({ accountId }) => setRole(suite().app, accountId, 'user')],
  ['deleted the account, and may be back under a new one', leave],
];

async function leave({ email, password, authorized }: Person) {
  const reply = await post(suite().app, '/api/account/deletion', { email, password }, authorized);
  if (reply.statusCode !== 204) throw new Error(reply.body);
}

test.each(endings)('D32 an outcome is not final by who %s', async (_, end) => {
  const { app } = suite();
  const [first, second, third] = [
    await registerAdmin(app),
    await registerAdmin(app),
    await registerAdmin(app),
  ];
  await ratedContest(app, { 'Ada Gold': times(20, 8) });
  const outcome = { ...technology, outcomeHash: await closed(app, first) };
  await decide(app, first, 'outcome', outcome);
  await end(first);
  const anew = (await decide(app, second, 'outcome', outcome)).json().contest;
  expect([anew.state, anew.proposed.by, anew.finalised]).toEqual([
    'closed',
    second.displayName,
    null,
  ]);
  const both = (await decide(app, third, 'outcome', outcome)).json().contest;
  expect([both.state, both.finalised.proposedBy, both.finalised.confirmedBy]).toEqual([
    'finalised',
    second.displayName,
    third.displayName,
  ]);
});

test.each(endings)('D32 nothing is taken out by the word of who %s', async (_, end) => {
  const { app } = suite();
  const [first, second] = [await registerAdmin(app), await registerAdmin(app)];
  const { 'Ada Gold': nominee } = await ratedContest(app, { 'Ada Gold': times(20, 8) });
  const given = { kind: 'entry', id: nominee.nominationId, why: 'conflict', reason: 'Colleagues.' };
  const { id: voidId } = (await decide(app, first, 'voids', given)).json().void;
  await end(first);
  const refused = await decide(app, second, 'voids/confirmation', { voidId });
  expect([refused.statusCode, refused.json().message]).toEqual([
    412,
    'Whoever proposed this is no organiser any more. Withdraw it, and propose it again if it stands.',
  ]);
  const url = '/api/admin/results/voids';
  const { voids } = (await app.inject({ url, headers: second.authorized })).json();
  expect(voids.map((one: { state: string; may: object }) => [one.state, one.may])).toEqual([
    ['proposed', { confirm: false, withdraw: true }],
  ]);
  const withdrawal = { voidId, reason: 'Nobody stands behind it' };
  expect((await decide(app, second, 'voids/withdrawal', withdrawal)).statusCode).toBe(200);
});
