import { type Person, registerAccount } from '../../testing/accounts';
import { suiteApp } from '../../testing/app';
import { commandsOf } from '../../testing/commands';
import { nominationForm, statusOf, submit } from '../../testing/nominations';

const suite = suiteApp();

let person: Person;
beforeEach(async () => {
  person = await registerAccount(suite().app);
});

const status = () => statusOf(suite().app, person);

test('API-003 STATE-001 before a submission nothing exists and the status is APPLICATION_PENDING', async () => {
  expect(await status()).toEqual({
    exists: false,
    may: { submit: true },
    status: 'APPLICATION_PENDING',
    fullName: '',
    email: '',
    waitsForConfirmation: false,
    designation: '',
    organization: '',
    linkedInUrl: '',
  });
});

test('API-002 API-003 STATE-001 after it the nomination is UNDER_REVIEW with its fields', async () => {
  await submit(suite().app, person, nominationForm());
  expect(await status()).toEqual({
    exists: true,
    may: { submit: false },
    status: 'UNDER_REVIEW',
    fullName: 'Ada Example',
    email: person.email,
    waitsForConfirmation: true,
    designation: 'Head of Research',
    organization: 'Example Works',
    linkedInUrl: 'https://www.linkedin.com/in/ada-example',
  });
});

test('PERM-003 a signed-in user sees only the own nomination', async () => {
  const other = await registerAccount(suite().app);
  await submit(suite().app, other, nominationForm({ organization: 'Secret Works' }));
  const reply = await suite().app.inject({
    url: `/api/nominations/status?submittedBy=${other.accountId}&email=${other.email}`,
    headers: person.authorized,
  });
  expect(reply.body).not.toContain('Secret Works');
  expect(reply.json()).toMatchObject({ data: { exists: false } });
});

test('each category is asked for by its name', async () => {
  await submit(suite().app, person, nominationForm());
  const exists = async (category: string) => {
    const reply = await suite().app.inject({
      url: '/api/nominations/status',
      query: { category },
      headers: person.authorized,
    });
    return reply.json<{ data: { exists: boolean } }>().data.exists;
  };
  expect(await exists('Technology')).toBe(true);
  expect(await exists('Data Analytics')).toBe(false);
});

test('the status costs one query', async () => {
  expect(await commandsOf(suite().app, status)).toEqual(['find']);
});
