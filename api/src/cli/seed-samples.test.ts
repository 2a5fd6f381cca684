import { parseLedger } from '@meritum/shared/merit/ledger/parse-ledger';
import { verifyLedger } from '@meritum/shared/merit/ledger/verify';
import { post } from '../../testing/accounts';
import { suiteApp } from '../../testing/app';
import { testConfig } from '../../testing/config';
import { returnReviewed } from '../../testing/nominations';
import { composeForCommands } from '../composition/compose';
import { samplePassword } from './sample-account';
import { samples, seedSamples } from './seed-samples';
import { contestSamples, seedSeason, withSampleOrganisers } from './seed-season';

const suite = suiteApp();

async function seed() {
  const { app, commands } = suite();
  await seedSamples(commands());
  const all = async (name: string) =>
    (await app.mongo.db.collection(name).find().toArray()) as object[];
  return { accounts: await all('accounts'), nominations: await all('nominations') };
}

async function ask(url: string, email: string) {
  const { app } = suite();
  const payload = { email, password: samplePassword };
  const { accessToken } = (await post(app, '/api/auth/sign-in', payload)).json();
  return (await app.inject({ url, headers: { authorization: `Bearer ${accessToken}` } })).json();
}

test('seeding twice gives the same sample people and nominations as seeding once', async () => {
  const first = await seed();
  expect([first.accounts.length, first.nominations.length]).toEqual([samples.length, 3]);
  expect(await seed()).toEqual(first);
});

test('one sample judge has three nominations to rate, another waits to be verified', async () => {
  await seed();
  const { assignments } = await ask('/api/judges/me/assignments', 'hanna.virtanen@example.org');
  const shown = assignments.map((it: Record<string, unknown>) => [it.fullName, it.status]);
  expect(shown.sort()).toEqual([
    ['Mateus Ferraz (sample)', 'pending'],
    ['Nora Lindqvist (sample)', 'pending'],
    ['Priya Raman (sample)', 'pending'],
  ]);
  const { status } = await ask('/api/judges/me', 'samuel.adeyemi@example.net');
  expect(status).toBe('VERIFICATION_PENDING');
});

test('a sample nomination that changed since is left as it is', async () => {
  const { nominations } = await seed();
  const [{ submittedBy }] = nominations as [{ submittedBy: string }];
  await returnReviewed(suite().app, { accountId: submittedBy });
  const [first, ...others] = (await seed()).nominations as { status: string }[];
  expect(first?.status).toBe('APPLICATION_PENDING');
  expect(others.map(({ status }) => status)).toEqual(['UNDER_REVIEW', 'UNDER_REVIEW']);
});

test('every sample person is marked as one', () => {
  for (const { fullName, email } of [...samples, ...contestSamples])
    expect([fullName, email]).toEqual([
      expect.stringMatching(/\(sample\)$/),
      expect.stringMatching(/@example\.(com|org|net)$/),
    ]);
});

test('the sample contest is published once, with a ledger that holds, a winner and one without an award', async () => {
  const { app, clock } = suite();
  const config = withSampleOrganisers(testConfig());
  await seedSeason(composeForCommands(app.mongo.db, { config, clock }));
  const ledger = (await app.inject('/api/results/2025/Data%20Analytics/ledger.json')).body;
  const [{ root, published }] = (await app.inject('/api/results')).json().results;
  expect(verifyLedger(parseLedger(ledger), { root }).isValid).toBe(true);
  const { data } = (await app.inject('/api/winners?year=2025&category=Data%20Analytics')).json();
  expect(data.winners).toHaveLength(6);
  const award = (tier: string, count: number) => ({ tier, count });
  expect(published.counts).toMatchObject({
    decided: contestSamples.filter(({ nomination }) => nomination).length,
    awards: [award('Platinum', 1), award('Gold', 2), award('Silver', 3)],
  });
  const { data: season } = (await app.inject('/api/season')).json();
  const current = season.categories.find((one: { name: string }) => one.name === 'Technology');
  const days = (Date.parse(current.nominationsCloseAt) - clock().getTime()) / 86_400_000;
  expect(Math.abs(days - 30.5)).toBeLessThan(0.501);
  const { nominations, judging, results: announced } = season.calendar;
  expect(current.nominationsCloseAt).toBe(`${nominations.to}T23:59:00.000Z`);
  expect([nominations.to, judging.to, announced]).toEqual(
    [nominations.to, judging.to, announced].sort(),
  );
  const results = async (email: string) =>
    (await ask('/api/nominations/results', email)).results.map(
      ({ tier, recognition }: Record<string, unknown>) => [tier, typeof recognition],
    );
  expect(await results('ilse.varga@example.com')).toEqual([['Gold', 'string']]);
  expect(await results('corin.whitlock@example.com')).toEqual([[null, 'undefined']]);
  await seedSeason(composeForCommands(app.mongo.db, { config, clock }));
  expect((await app.inject('/api/results/2025/Data%20Analytics/ledger.json')).body).toBe(ledger);
});
