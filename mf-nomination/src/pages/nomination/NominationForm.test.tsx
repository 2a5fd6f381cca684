import { returnedTexts } from '@meritum/shared/contracts/nominations';
import { takeFields } from '@meritum/shared/contracts/shape';
import { deferred } from '@meritum/shared/testing/deferred';
import {
  answer,
  nominationForm,
  nominationStatus,
  refusal,
  submitNominationReply,
  submittedNomination,
} from '@meritum/shared/testing/factories';
import type { FakeReply, FakeRoute } from '@meritum/shared/testing/fakeServer';
import { leave } from '@meritum/shared/testing/session';
import { textsOf } from '@meritum/shared/testing/shown';
import { toasts } from '@meritum/shared/ui/toasts';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  fillIn,
  formShown,
  openForm,
  statusIs,
  submitButton,
  submitForm,
} from '../../testing/portal';

const submitPath = '/api/nominations';
const failed = 'An error occurred while submitting your nomination. Please try again.';
const submitting = (reply: FakeRoute['reply']) => answer('submitTechNomination', reply);

const summarised = () => {
  const title = screen.queryByText('There is a problem');
  const box = title?.closest('[role=alert]') as HTMLElement | null;
  return box ? textsOf(within(box).getAllByRole('link')) : [];
};
const toastTexts = () => toasts.getSnapshot().map(({ title, text }) => `${title}: ${text}`);

test('NOM-026 to NOM-030, NOM-032 VAL-004 VAL-013 NOM-039 NOM-042 the fields are these and no others', async () => {
  await openForm();
  const form = await formShown();
  const controls = form.querySelectorAll<HTMLInputElement>('input, textarea, select');
  const inputs = Array.from(controls, ({ labels, type }) => [labels?.[0]?.textContent, type]);
  expect(inputs).toEqual([
    ['Full Name', 'text'],
    ['Email', 'email'],
    ['Designation', 'text'],
    ['Organization', 'text'],
    ['LinkedIn URL', 'url'],
    ['Country (optional)', 'select-one'],
    ['Your work in one line', 'text'],
    ['Essay', 'textarea'],
    ['Supporting document (optional)', 'file'],
    ...[1, 2, 3, 4, 5].map((number) => [`Supporting link ${number}`, 'url']),
    ['I agree to the terms and conditions (opens in a new tab)', 'checkbox'],
  ]);
  expect(screen.getByLabelText('Full Name')).toHaveValue('Ana Maria Lee');
  expect(screen.getByLabelText('Email')).toHaveValue('ana.lee@example.com');
  expect(screen.getByLabelText('Email')).toBeDisabled();
  expect(screen.getByText('0/500 words')).toBeVisible();
  const terms = screen.getByRole('link', { name: /terms and conditions/ });
  expect([terms.getAttribute('href'), terms.getAttribute('target')]).toEqual(['/terms', '_blank']);
});

describe('validation', () => {
  test('VAL-001 VAL-002 VAL-003 VAL-005 VAL-008 VAL-009 NOM-034 NOM-039 an empty form shows all at once, at the top', async () => {
    const scrollTo = jest.spyOn(window, 'scrollTo');
    const { user: person, server } = await openForm();
    await person.click(submitButton());
    const messages = [
      'Designation is required',
      'Organization is required',
      'LinkedIn URL is required',
      'Your work in one line is required',
      'Essay content is required',
      'You must agree to the terms and conditions',
    ];
    await waitFor(() => expect(summarised()).toEqual(messages));
    expect(screen.getByLabelText('Designation')).toHaveAccessibleDescription(
      'Error: Designation is required',
    );
    expect(document.activeElement).toHaveTextContent('There is a problem');
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
    expect(server.callsTo(submitPath)).toHaveLength(0);
  });

  test('addresses without a scheme are completed, in the field and when sent', async () => {
    const { user: person, server } = await openForm();
    await fillIn(person, { linkedInUrl: 'linkedin.com/in/ana' });
    await person.type(screen.getByLabelText('Supporting link 1'), 'example.com/x');
    expect(screen.getByLabelText('LinkedIn URL')).toHaveValue('https://linkedin.com/in/ana');
    await person.type(screen.getByLabelText('Supporting link 2'), 'we.tl/t');
    expect(screen.getByText(/^Supporting link 2: It expires/)).toBeVisible();
    await person.clear(screen.getByLabelText('Supporting link 2'));
    // A key was pressed while the field kept the focus.
    await act(async () =>
      (await formShown()).dispatchEvent(new Event('submit', { bubbles: true })),
    );
    await waitFor(() => expect(server.callsTo(submitPath)).toHaveLength(1));
    expect(server.callsTo(submitPath)[0]?.body).toMatchObject({
      linkedInUrl: 'https://linkedin.com/in/ana',
      supportingLink1: 'https://example.com/x',
    });
  });

  test('VAL-004 VAL-006 a profile and a supporting link that are no web addresses, and 501 words', async () => {
    const { user: person, server } = await openForm();
    await fillIn(person, { linkedInUrl: 'linkedin', essay: 'word '.repeat(501) });
    await person.type(screen.getByLabelText('Supporting link 5'), 'ftp://example.com');
    await person.click(submitButton());
    await waitFor(() => expect(summarised()).toHaveLength(3));
    expect(summarised()[0]).toBe(
      'LinkedIn URL: Enter the full address, such as https://www.linkedin.com/in/your-name',
    );
    expect(summarised()[1]).toBe('Essay exceeds the 500 word limit');
    expect(screen.getByLabelText('Supporting link 5')).toBeInvalid();
    expect(server.callsTo(submitPath)).toHaveLength(0);
  });
});

describe('submitting', () => {
  test('ENT-001 ENT-002 ENT-003 ENT-004 NOM-029 VAL-013 sends exactly these values', async () => {
    const { server } = await submitForm();
    await waitFor(() => expect(server.callsTo(submitPath)).toHaveLength(1));
    expect(server.callsTo(submitPath)[0]?.body).toEqual({
      ...nominationForm(),
      email: 'ana.lee@example.com',
      submittedBy: 'account-1',
      submitterEmail: 'ana.lee@example.com',
      projectTitle: 'Meritum Awards Nomination - Tech Excellence',
      supportingDocUrl: '',
    });
  });

  test('NOM-033 all inputs are disabled while it is sent, and a second click sends nothing', async () => {
    const reply = deferred<FakeReply>();
    const { user: person, server } = await openForm(submitting(() => reply.promise));
    await fillIn(person);
    await person.dblClick(submitButton());
    expect(await screen.findByRole('button', { name: 'Submitting...' })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Submitting...' }));
    for (const input of (await formShown()).querySelectorAll('input, textarea')) {
      expect(input).toBeDisabled();
    }
    expect(server.callsTo(submitPath)).toHaveLength(1);
    await act(async () => reply.resolve({ status: 201, body: submitNominationReply() }));
  });

  test('D38 NOM-036 ERR-010 STATE-001 success shows the summary at once, with a reference and the next steps', async () => {
    const nominationId = '3f2a91c0-7e5d-4a21-9c1f-6b1f6a2d8e10';
    await submitForm(submitting({ status: 201, body: { data: { nominationId } } }));
    expect(await screen.findByRole('heading', { name: 'Nomination received' })).toHaveFocus();
    expect(screen.getByText('Under review')).toBeVisible();
    expect(screen.getByText(/^Your nomination is successfully received/)).toBeVisible();
    expect(screen.getByText('Example Labs')).toBeVisible();
    const received = within(screen.getByRole('region', { name: 'Nomination received' }));
    expect(received.getByText('N-3F2A-91C0')).toBeVisible();
    expect(received.getByText(/Your nomination takes part only then/)).toBeVisible();
    expect(screen.getByText('One step left: confirm your email address')).toBeVisible();
    const toast = 'Nomination Submitted: Your nomination has been submitted successfully!';
    expect(toastTexts().at(-1)).toBe(toast);
  });

  test('ERR-011 OPEN-018 a reply without an id gives the other text', async () => {
    await submitForm(submitting({ status: 201, body: {} }));
    const toast = 'Nomination Submitted: Your nomination has been saved successfully!';
    await waitFor(() => expect(toastTexts().at(-1)).toBe(toast));
  });

  test('ERR-007 after a failure there is a red banner, and the form is there again', async () => {
    const scrollTo = jest.spyOn(window, 'scrollTo');
    await submitForm(submitting(refusal('internal')));
    expect(await screen.findByText(failed)).toBeVisible();
    expect(screen.getByLabelText('Designation')).toBeEnabled();
    expect(screen.getByLabelText('Designation')).toHaveValue('Head of Research');
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  });

  test('D49 a nomination submitted elsewhere is shown unchanged', async () => {
    const { user: person, server } = await openForm(submitting(refusal('already-exists')));
    await fillIn(person);
    server.now([statusIs(submittedNomination())]);
    await person.click(submitButton());
    expect(await screen.findByText('You have already submitted a nomination')).toBeVisible();
    expect(screen.getByText('Under review')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Your nomination' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test('where nominations closed meanwhile the form says so and offers no other try', async () => {
    const closed = refusal('failed-precondition', { message: 'Nominations are closed.' });
    const { user: person, server } = await openForm(submitting(closed));
    await fillIn(person);
    server.now([statusIs(nominationStatus({ may: { submit: false } }))]);
    await person.click(submitButton());
    expect(await screen.findByText('Nominations are closed')).toBeVisible();
    expect(screen.getByText('Nominations are closed.')).toBeVisible();
    expect(screen.getByLabelText('Designation')).toHaveValue('Head of Research');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Submit Nomination' })).toBeNull();
  });

  test('a judge of rivals is told before anything is typed, and offered no submission', async () => {
    const refusal = 'You cannot submit a nomination in this category.';
    await openForm(statusIs(nominationStatus({ may: { submit: false, refusal } })));
    expect(screen.getByText(refusal)).toBeVisible();
    expect(screen.queryByText('Nominations are closed')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Submit Nomination' })).toBeNull();
  });

  test('a refusal with a reason shows the server’s reason', async () => {
    const tooMany = refusal('resource-exhausted', { message: 'Too many requests.' });
    await submitForm(submitting({ ...tooMany, headers: { 'retry-after': '30' } }));
    expect(
      await screen.findByText('Too many requests. You can try again in 30 seconds.'),
    ).toBeVisible();
  });

  test('a retry after a timeout repeats the same key; the next nomination has another', async () => {
    const { user: person, server, unmount } = await submitForm(submitting(refusal('unavailable')));
    await screen.findByText(failed);
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(server.callsTo(submitPath)).toHaveLength(2));
    await screen.findByText(failed);
    await leave();
    unmount();

    const again = await submitForm();
    await screen.findByRole('heading', { name: 'Your nomination' });
    const keys = [...server.callsTo(submitPath), ...again.server.callsTo(submitPath)].map(
      ({ headers }) => headers.get('idempotency-key'),
    );
    expect(keys).toHaveLength(3);
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});

describe('after a submission', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const statusPath = '/api/nominations/status';
  async function submitted() {
    const page = await submitForm();
    await screen.findByRole('heading', { name: 'Your nomination' });
    return page;
  }

  test('NOM-037 the status is refetched a second later', async () => {
    const { server } = await submitted();
    server.now([statusIs(submittedNomination({ designation: 'As stored' }))]);
    await act(() => jest.advanceTimersByTimeAsync(900));
    expect(server.callsTo(statusPath)).toHaveLength(1);
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(server.callsTo(statusPath)).toHaveLength(2);
    expect(await screen.findByText('As stored')).toBeVisible();
  });

  test('ERR-009 a failed refetch is shown, and the summary stays', async () => {
    const { server } = await submitted();
    server.now([answer('getTechNominationStatus', refusal('internal'))]);
    await act(() => jest.advanceTimersByTimeAsync(1000));
    const toast = 'Error: Failed to update nomination status after submission.';
    await waitFor(() => expect(toastTexts().at(-1)).toBe(toast));
    expect(screen.getByText('Under review')).toBeVisible();
  });
});

test('OPEN-015 NOM-016 a returned nomination shows the note and everything that was sent, and is sent again', async () => {
  const returned = submittedNomination({
    status: 'APPLICATION_PENDING',
    may: { submit: true },
    fullName: '',
    returned: {
      ...takeFields(returnedTexts, {}),
      note: 'Please say which part was yours.',
      fullName: 'Ana M. Lee',
      line: 'A hard thing made simple',
      essay: 'What was sent.',
      supportingLinks: ['https://example.com/one', '', 'https://example.com/three', '', ''],
      document: { name: 'evidence.pdf', url: '/api/documents/1', bytes: 2048, scan: 'clean' },
    },
  });

  const { user: person, server } = await openForm(statusIs(returned));
  expect(screen.getByText('Please say which part was yours.')).toBeVisible();
  expect(screen.getByText('Please complete and submit the nomination form.')).toBeVisible();
  expect(await formShown()).toHaveFormValues({
    fullName: 'Ana M. Lee',
    designation: 'Head of Research',
    organization: 'Example Labs',
    linkedInUrl: 'https://www.linkedin.com/in/ana-lee-example',
    essay: 'What was sent.',
    supportingLink1: 'https://example.com/one',
    supportingLink2: '',
    supportingLink3: 'https://example.com/three',
    agreeTerms: false,
  });
  expect(screen.getByText('evidence.pdf')).toBeVisible();
  await person.click(screen.getByRole('checkbox'));
  await person.click(submitButton());
  await screen.findByRole('heading', { name: 'Your nomination' });
  expect(server.callsTo(submitPath)[0]?.body).toMatchObject({
    essay: 'What was sent.',
    supportingLink3: 'https://example.com/three',
    supportingDocUrl: '/api/documents/1',
  });
});

test('a form that is open for its person alone says until when, and goes where it is open', async () => {
  const extended = { season: '2024', category: 'AI', until: '2090-01-01T00:00:00.000Z' };
  const { server, user } = await openForm(statusIs(nominationStatus({ extended })));
  expect(screen.getByText(/for you alone, in AI, until Saturday 31 December 2089/)).toBeVisible();
  await fillIn(user);
  await user.click(submitButton());
  await waitFor(() => expect(server.callsTo(submitPath)).toHaveLength(1));
  expect(String(server.callsTo(submitPath)[0]?.search)).toBe('season=2024&category=AI');
});
