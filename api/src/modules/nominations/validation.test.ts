import { type Person, registerAccount } from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { commandsOf } from '../../../testing/commands';
import { buildForm, statusOf, storedNominations, submit } from '../../../testing/nominations';
import { uploadDocument } from '../../../testing/uploads';
import { trustedFor } from '../../platform/clock';

const suite = suiteApp();

describe('validation', () => {
  let person: Person;
  beforeAll(async () => {
    person = await registerAccount(suite().app);
  });
  afterEach(async () => {
    await suite().app.mongo.db.collection('nominations').deleteMany({});
  });

  const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

  /** The errors of a valid form with these overrides. */
  async function errorsOf(overrides: Record<string, unknown>) {
    const reply = await submit(suite().app, person, { ...buildForm(), ...overrides });
    const { status, code, errors } = reply.json<Record<string, unknown>>();
    expect([status, code]).toEqual([400, 'invalid-argument']);
    expect(await storedNominations(suite().app, person)).toEqual([]);
    return errors;
  }

  test('VAL-006 VAL-007 an essay of 500 words, however they are spaced, is accepted', async () => {
    const essay = words(500).replaceAll(' ', ' \n ');
    expect((await submit(suite().app, person, buildForm({ essay }))).statusCode).toBe(201);
  });

  test('VAL-006 an essay of 501 words is refused', async () => {
    expect(await errorsOf({ essay: words(501) })).toEqual([
      { pointer: '/essay', message: 'Essay exceeds the 500 word limit' },
    ]);
  });

  test('VAL-001 VAL-002 VAL-003 VAL-005 VAL-008 VAL-009 all errors are reported together', async () => {
    const errors = await errorsOf({
      designation: '  ',
      organization: '',
      linkedInUrl: ' ',
      essay: ' \n\t ',
      agreeTerms: false,
    });
    expect(errors).toEqual([
      { pointer: '/designation', message: 'Designation is required' },
      { pointer: '/organization', message: 'Organization is required' },
      { pointer: '/linkedInUrl', message: 'LinkedIn URL is required' },
      { pointer: '/essay', message: 'Essay content is required' },
      { pointer: '/agreeTerms', message: 'You must agree to the terms and conditions' },
    ]);
  });

  test('NOM-039 ENT-001 the line about the work is plain text, and may be missing as in the specified payload', async () => {
    for (const line of [
      'See https://x.example',
      'A <b>pump</b>',
      'www.x.example',
      'x'.repeat(81),
      '',
    ])
      expect(await errorsOf({ line })).toMatchObject([{ pointer: '/line' }]);
    const { line: _, ...specified } = buildForm();
    expect((await submit(suite().app, person, specified)).statusCode).toBe(201);
    expect(await storedNominations(suite().app, person)).toMatchObject([{ line: '' }]);
  });

  test('NOM-042 ENT-001 a country is a code of the list, and may be left out', async () => {
    for (const country of ['Germany', 'EU', 'xx', '<b>'])
      expect(await errorsOf({ country })).toMatchObject([{ pointer: '/country' }]);
    const { country: _, ...specified } = buildForm();
    expect((await submit(suite().app, person, specified)).statusCode).toBe(201);
    expect(await storedNominations(suite().app, person)).toMatchObject([{ country: '' }]);
  });

  test('OPEN-049 a link that is no web address is refused in every field', async () => {
    const address = 'javascript:alert(1)';
    expect(await errorsOf({ linkedInUrl: address, supportingLink2: address })).toMatchObject([
      { pointer: '/linkedInUrl' },
      { pointer: '/supportingLink2' },
    ]);
  });

  test('NOM-028 addresses are stored as they were meant, however they were pasted', async () => {
    const address = 'https://www.linkedin.com/in/probe-one';
    const form = buildForm({
      linkedInUrl: 'www.linkedin.com/in/probe-one',
      supportingLink1: `<${address}>`,
      supportingLink2: `${address}\u200b`,
      supportingLink3: `(${address}).`,
      supportingLink4: '\u200b',
    });
    expect((await submit(suite().app, person, form)).statusCode).toBe(201);
    expect(await storedNominations(suite().app, person)).toMatchObject([
      { linkedInUrl: address, supportingLinks: [address, address, address, '', ''] },
    ]);
  });

  test('VAL-013 there is no sixth link', async () => {
    expect(await errorsOf({ supportingLink6: 'https://example.com' })).toEqual([
      { pointer: '/supportingLink6', message: 'Unknown field' },
    ]);
  });

  test('an unknown category is refused', async () => {
    expect(await errorsOf({ category: 'Poetry' })).toEqual([
      { pointer: '/category', message: 'Unknown field' },
    ]);
    const reply = await suite().app.inject({
      url: '/api/nominations/status?category=Poetry',
      headers: person.authorized,
    });
    expect(reply.json()).toMatchObject({ status: 400, errors: [{ pointer: '/category' }] });
  });

  test('fields of another type are refused, not converted, and a missing one is named', async () => {
    const wrong = { fullName: { $ne: '' }, essay: ['words'], organization: 7, designation: null };
    expect(await errorsOf(wrong)).toEqual(
      ['/fullName', '/designation', '/organization', '/essay'].map((pointer) => ({
        pointer,
        message: 'This must be a text',
      })),
    );
    expect(await errorsOf({ essay: undefined })).toMatchObject([{ pointer: '/essay' }]);
  });

  test('a form can refer only to a document of its sender, and all other addresses get the same refusal', async () => {
    const { app } = suite();
    const theirs = await uploadDocument(app, await registerAccount(app));
    const mine = await uploadDocument(app, person);
    const never = theirs.url.replace(/[0-9a-f]{24}/, 'b'.repeat(24));
    const notWhole = mine.url.slice(0, -1);
    const elsewhere = `https://evil.example${mine.url}`;
    for (const supportingDocUrl of [theirs.url, never, notWhole, elsewhere, 'javascript:alert(1)'])
      expect(await errorsOf({ supportingDocUrl })).toEqual([
        { pointer: '/supportingDocUrl', message: 'Upload the supporting document again' },
      ]);
  });
});

describe('status', () => {
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

  test('API-002 API-003 STATE-001 after it the nomination is UNDER_REVIEW with its fields, in its category alone', async () => {
    await submit(suite().app, person, buildForm());
    expect(await status()).toEqual({
      exists: true,
      may: { submit: false },
      status: 'UNDER_REVIEW',
      fullName: 'Ada Example',
      email: person.email,
      waitsForConfirmation: true,
      reference: expect.stringMatching(/^N-[\dA-F]{4}-[\dA-F]{4}$/),
      designation: 'Head of Research',
      organization: 'Example Works',
      linkedInUrl: 'https://www.linkedin.com/in/ada-example',
    });
    const elsewhere = await suite().app.inject({
      url: '/api/nominations/status?category=Data Analytics',
      headers: person.authorized,
    });
    expect(elsewhere.json()).toMatchObject({ data: { exists: false } });
  });

  test('PERM-003 a signed-in user sees only their own nomination', async () => {
    const other = await registerAccount(suite().app);
    await submit(suite().app, other, buildForm({ organization: 'Secret Works' }));
    const reply = await suite().app.inject({
      url: `/api/nominations/status?submittedBy=${other.accountId}&email=${other.email}`,
      headers: person.authorized,
    });
    expect(reply.body).not.toContain('Secret Works');
    expect(reply.json()).toMatchObject({ data: { exists: false } });
  });

  test('the status of somebody who may submit costs six queries', async () => {
    // Seasons and extensions are cached for half a second.
    suite().pass(trustedFor);
    expect(await commandsOf(suite().app, status)).toEqual(Array(6).fill('find'));
  });
});
