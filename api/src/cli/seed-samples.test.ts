import { composeForCommands } from '../modules/modules';
import { post } from '../testing/accounts';
import { suiteApp } from '../testing/app';
import { testConfig } from '../testing/config';
import { giveBack } from '../testing/nominations';
import { samplePassword, samples } from './samples';
import { seedSamples } from './seed-samples';

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
  expect([first.accounts.length, first.nominations.length]).toEqual([samples.length, 1]);
  expect(await seed()).toEqual(first);
});

test('what became of a sample nomination since is left as it is', async () => {
  const { nominations } = await seed();
  const [{ submittedBy }] = nominations as [{ submittedBy: string }];
  await giveBack(suite().app, { accountId: submittedBy });
  expect((await seed()).nominations).toMatchObject([{ status: 'APPLICATION_PENDING' }]);
});

test('every sample person is marked as one', () => {
  for (const { fullName, email } of samples)
    expect([fullName, email]).toEqual([
      expect.stringMatching(/\(sample\)$/),
      expect.stringMatching(/@example\.com$/),
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
