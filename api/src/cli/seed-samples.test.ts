import { composeForCommands } from '../modules/compose';
import { post } from '../testing/accounts';
import { suiteApp } from '../testing/app';
import { testConfig } from '../testing/config';
import { giveBack } from '../testing/nominations';
import { samplePassword, samples, seedSamples } from './seed-samples';

const suite = suiteApp();

async function seed() {
  const { app, clock } = suite();
  await seedSamples(composeForCommands(app.mongo.db, { config: testConfig(), clock }));
  const all = async (name: string) =>
    (await app.mongo.db.collection(name).find().toArray()) as object[];
  return { accounts: await all('accounts'), nominations: await all('nominations') };
}

test('seeding twice gives the same sample people and nominations as seeding once', async () => {
  const first = await seed();
  expect([first.accounts.length, first.nominations.length]).toEqual([samples.length, 3]);
  expect(await seed()).toEqual(first);
});

test('one sample judge has three nominations to rate, another waits to be verified', async () => {
  await seed();
  const signIn = async (email: string) => {
    const payload = { email, password: samplePassword };
    const { accessToken } = (await post(suite().app, '/api/auth/sign-in', payload)).json();
    return { authorization: `Bearer ${accessToken}` };
  };
  const ask = async (url: string, email: string) =>
    (await suite().app.inject({ url, headers: await signIn(email) })).json();
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
  await giveBack(suite().app, { accountId: submittedBy });
  const [first, ...others] = (await seed()).nominations as { status: string }[];
  expect(first?.status).toBe('APPLICATION_PENDING');
  expect(others.map(({ status }) => status)).toEqual(['UNDER_REVIEW', 'UNDER_REVIEW']);
});

test('every sample person is marked as one', () => {
  for (const { fullName, email } of samples)
    expect([fullName, email]).toEqual([
      expect.stringMatching(/\(sample\)$/),
      expect.stringMatching(/@example\.(com|org|net)$/),
    ]);
});

test('a sample person can sign in', async () => {
  await seed();
  const [sample] = samples;
  const reply = await post(suite().app, '/api/auth/sign-in', {
    email: sample?.email,
    password: samplePassword,
  });
  expect(reply.statusCode).toBe(200);
});
