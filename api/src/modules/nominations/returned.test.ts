import { returnedTexts } from '@meritum/shared/contracts/nominations';
import { takeFields } from '@meritum/shared/contracts/shape';
import { type Person, registerAccount } from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import {
  buildForm,
  returnReviewed,
  statusOf,
  storedNominations,
  submit,
} from '../../../testing/nominations';
import { uploadDocument } from '../../../testing/uploads';
import { maySubmit } from './policy';

const suite = suiteApp();

let person: Person;
beforeEach(async () => {
  person = await registerAccount(suite().app);
});

const send = (form = buildForm(), key?: string) => submit(suite().app, person, form, key);

test('OPEN-015 a returned nomination reports no name, and everything that was submitted', async () => {
  const { url, name, bytes } = await uploadDocument(suite().app, person);
  await send(buildForm({ supportingDocUrl: url }));
  await returnReviewed(suite().app, person, 'Please name your own part in the work.');
  expect(await statusOf(suite().app, person)).toEqual({
    exists: true,
    may: { submit: true },
    status: 'APPLICATION_PENDING',
    waitsForConfirmation: false,
    fullName: '',
    email: person.email,
    designation: 'Head of Research',
    organization: 'Example Works',
    linkedInUrl: 'https://www.linkedin.com/in/ada-example',
    document: { name, scan: 'not-scanned' },
    returned: {
      note: 'Please name your own part in the work.',
      ...takeFields(returnedTexts, buildForm()),
      supportingLinks: ['https://example.com/paper', '', '', '', ''],
      document: { name, url, bytes, scan: 'not-scanned' },
    },
  });
});

test('OPEN-015 only its nominator may submit it again, while nominations are open', () => {
  const returned = { submittedBy: 'ada', status: 'APPLICATION_PENDING' } as const;
  const may = (accountId: string, isOpen: boolean) => maySubmit({ accountId }, returned, isOpen);
  expect([may('ada', true), may('ada', false), may('grace', true)]).toEqual([true, false, false]);
});

test('OPEN-015 a returned nomination that is submitted again, with its document, replaces the record and is under review', async () => {
  const { url: supportingDocUrl } = await uploadDocument(suite().app, person);
  const first = await send(buildForm({ supportingDocUrl, essay: 'First words.' }));
  await returnReviewed(suite().app, person);
  const second = await send(buildForm({ supportingDocUrl, essay: 'Better words.' }));
  expect([second.statusCode, second.json()]).toEqual([201, first.json()]);
  expect(await storedNominations(suite().app, person)).toMatchObject([
    {
      essay: 'Better words.',
      supportingDocUrl,
      status: 'UNDER_REVIEW',
      revision: 3,
      returned: null,
    },
  ]);
  expect(await statusOf(suite().app, person)).not.toHaveProperty('returned');
});

test('only a nomination under review can be returned, and afterwards its old key counts as new', async () => {
  const refused = { code: 'failed-precondition' };
  await expect(returnReviewed(suite().app, person)).rejects.toMatchObject(refused);
  await send(buildForm(), 'key-of-the-form');
  await returnReviewed(suite().app, person);
  await expect(returnReviewed(suite().app, person)).rejects.toMatchObject(refused);
  expect((await send(buildForm(), 'key-of-the-form')).statusCode).toBe(201);
  expect((await statusOf(suite().app, person)).status).toBe('UNDER_REVIEW');
});

test('twenty simultaneous submissions of a returned nomination with one key replace it once', async () => {
  await send();
  await returnReviewed(suite().app, person);
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => send(buildForm(), 'sent-again')),
  );
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(
    Array.from({ length: 20 }, () => 201),
  );
  expect(await storedNominations(suite().app, person)).toMatchObject([{ revision: 3 }]);
});

test('of twenty different simultaneous forms for a returned nomination only one is stored', async () => {
  await send();
  await returnReviewed(suite().app, person);
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, turn) =>
      send(buildForm({ organization: `Works ${turn}` }), `form-number-${turn}`),
    ),
  );
  const statuses = replies.map(({ statusCode }) => statusCode).sort();
  expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
  const accepted = replies.findIndex(({ statusCode }) => statusCode === 201);
  expect(await storedNominations(suite().app, person)).toMatchObject([
    { organization: `Works ${accepted}`, revision: 3 },
  ]);
});
