import { session } from '@meritum/shared/auth/session';
import { deferred } from '@meritum/shared/testing/deferred';
import { answer, refusal, user } from '@meritum/shared/testing/factories';
import type { FakeReply } from '@meritum/shared/testing/fakeServer';
import { fillField } from '@meritum/shared/testing/fillField';
import { textsOf } from '@meritum/shared/testing/shown';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { lastToast, openPortal, statusIs } from '../../testing/portal';
import { applied, judgeStatus } from '../../testing/records';

const applicationPath = '/api/judges/me/application';

const typed = {
  Designation: 'Head of Research',
  Organization: ' Example Labs ',
  LinkedIn: 'https://www.linkedin.com/in/ana-lee-example',
  'Reason 1': 'I know the field.',
  'Reason 2': 'I have judged before.',
  'Reason 3': 'I keep things to myself.',
} as const;

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
const form = () => screen.findByRole('form', { name: 'Judging Interest Form' });
const submit = (person: UserEvent) =>
  person.click(screen.getByRole('button', { name: 'Submit Application' }));

async function fillIn(person: UserEvent, years = { experience: '12', judging: '3' }) {
  await form();
  const texts = {
    ...typed,
    'Years of Experience': years.experience,
    'Years Judging': years.judging,
  };
  for (const [label, text] of Object.entries(texts)) fillField(screen.getByLabelText(label), text);
  await person.click(screen.getByRole('checkbox'));
}

async function opened(fakes: Parameters<typeof openPortal>[0] = {}) {
  const page = await openPortal(fakes);
  await form();
  return page;
}

test('JUD-039 to JUD-044, D61 it has its seven fields and three reasons, in their sections, and states the requirements', async () => {
  await opened();
  const controls = [...(await form()).querySelectorAll('input, textarea')].map((control) => [
    (control as HTMLInputElement).labels?.[0]?.textContent,
    (control as HTMLInputElement).type,
  ]);
  expect(controls).toEqual([
    ['Full Name', 'text'],
    ['Email', 'email'],
    ['Designation', 'text'],
    ['Organization', 'text'],
    ['LinkedIn', 'url'],
    ['Years of Experience', 'number'],
    ['Years Judging', 'number'],
    ['Reason 1', 'textarea'],
    ['Reason 2', 'textarea'],
    ['Reason 3', 'textarea'],
    [
      'The information I have given is accurate, and I agree to the Terms (opens in a new tab) and the Privacy Policy (opens in a new tab)',
      'checkbox',
    ],
  ]);
  expect(screen.getByLabelText('LinkedIn')).toHaveAttribute(
    'placeholder',
    'https://www.linkedin.com/in/your-name',
  );
  for (const name of ['Personal Information', 'Provide 3 reasons for selection as a Judge']) {
    expect(screen.getByRole('heading', { name })).toBeVisible();
  }
  const email = screen.getByLabelText<HTMLInputElement>('Email');
  expect([email.value, email.disabled, email.readOnly]).toEqual([
    'ana.lee@example.com',
    true,
    true,
  ]);
  for (const label of ['Years of Experience', 'Years Judging']) {
    const { min, value } = screen.getByLabelText<HTMLInputElement>(label);
    expect([min, value]).toEqual(['1', '1']);
  }
  const notice = within(await form()).getByText(/At least 5 years of experience and 1 year/);
  expect(notice).toBeVisible();
  expect(notice).toHaveTextContent('you can apply only once');
  const links = within(await form()).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/terms', '/privacy']);
});

test('ENT-008 ENT-009 VAL-025 JUD-046 JUD-053 ERR-020 values are trimmed, and the status is refetched', async () => {
  const reply = deferred<FakeReply>();
  const { server, user: person } = await opened({
    fakes: [answer('submitTechJudgeApplication', () => reply.promise)],
  });
  await fillIn(person);
  server.now([statusIs(applied())]);
  await submit(person);
  expect(await screen.findByRole('button', { name: 'Submitting...' })).toBeVisible();
  await act(async () => reply.resolve({ body: { status: 'VERIFICATION_PENDING' } }));
  expect(await screen.findByText('Verification Pending')).toBeVisible();
  expect(document.body).not.toHaveFocus();
  expect(server.callsTo(applicationPath).map(({ body }) => body)).toEqual([
    {
      fullName: 'Ana Maria Lee',
      email: 'ana.lee@example.com',
      designation: 'Head of Research',
      organization: 'Example Labs',
      linkedInUrl: typed.LinkedIn,
      experienceYears: 12,
      judgingYears: 3,
      reason1: typed['Reason 1'],
      reason2: typed['Reason 2'],
      reason3: typed['Reason 3'],
      agreeTerms: true,
    },
  ]);
  expect(lastToast()).toEqual([
    'success',
    'Application Submitted',
    'Your application has been submitted successfully!',
  ]);
  expect(server.callsTo('/api/judges/me')).toHaveLength(2);
});

test('JUD-051 JUD-052 rejected at once: the banner changes without a reload, with an info toast only', async () => {
  const { server, user: person } = await opened({
    fakes: [answer('submitTechJudgeApplication', { body: { status: 'REJECTED' } })],
  });
  await fillIn(person, { experience: '2', judging: '1' });
  await submit(person);
  await person.click(await screen.findByRole('button', { name: 'Submit it anyway' }));
  expect(await screen.findByText(/^Regret to inform you/)).toBeVisible();
  expect(lastToast()).toEqual([
    'info',
    'Application reviewed',
    'We regret to inform you that your application did not meet our judge selection criteria at this time.',
  ]);
  expect(server.callsTo('/api/judges/me')).toHaveLength(1);
});

test('VAL-020 VAL-021 VAL-022 VAL-024 VAL-026 OPEN-039 JUD-045 one error at a time, those of the specification first and in its order', async () => {
  const { server, user: person } = await opened();
  const complaint = async () =>
    textsOf(
      within(await screen.findByRole('alert', { name: 'There is a problem' })).getAllByRole('link'),
    );
  await person.type(screen.getByLabelText('Designation'), '   ');
  await submit(person);
  expect(await complaint()).toEqual(['Designation is required']);
  expect(within(await form()).getAllByText('Designation is required')).toHaveLength(2);
  await person.type(screen.getByLabelText('Designation'), 'Head');
  await submit(person);
  await waitFor(async () =>
    expect(await complaint()).toEqual(['Company/Organization is required']),
  );
  await person.type(screen.getByLabelText('Organization'), 'Labs');
  await submit(person);
  await waitFor(async () =>
    expect(await complaint()).toEqual(['You must agree to the terms and conditions']),
  );
  await fillIn(person);
  fillField(screen.getByLabelText('Reason 3'), '');
  await submit(person);
  await waitFor(async () => expect(await complaint()).toEqual(['This reason is required']));
  expect(server.callsTo(applicationPath)).toEqual([]);
});

test('VAL-023 without a session nothing is sent, and the form stays', async () => {
  const { server, user: person } = await opened();
  await fillIn(person);
  server.now([answer('submitTechJudgeApplication', refusal('unauthenticated'))]);
  await submit(person);
  await waitFor(() =>
    expect(lastToast()).toEqual([
      'error',
      'Authentication Error',
      'You must be logged in to submit an application',
    ]),
  );
  expect(screen.getByLabelText('Reason 1')).toHaveValue(typed['Reason 1']);
  const sent = server.callsTo(applicationPath).length;
  await submit(person);
  expect(server.callsTo(applicationPath)).toHaveLength(sent);
  expect(session.getSnapshot().status).toBe('signed-out');
});

const failed = async (reply: FakeReply) => {
  const { user: person } = await opened({ fakes: [answer('submitTechJudgeApplication', reply)] });
  await fillIn(person);
  await submit(person);
  await waitFor(() => expect(lastToast()[1]).not.toBeUndefined());
  return within(await form());
};

test.each([
  ['ERR-015', 'invalid-argument', 'Years look wrong', 'Years look wrong'],
  ['ERR-015', 'invalid-argument', '', 'Please check all required fields are filled correctly.'],
  ['ERR-017', 'already-exists', 'Once only', 'You have already submitted an application.'],
  [
    'ERR-018',
    'internal',
    'Boom',
    'An error occurred while submitting your application. Please try again.',
  ],
] as const)(
  '%s ERR-019 %s with the message "%s" says so in the form and as a toast',
  async (_, code, message, text) => {
    const shown = await failed(refusal(code, { message }));
    expect(await shown.findByText(text)).toBeVisible();
    expect(lastToast()).toEqual([
      'error',
      'Submission Error',
      message || 'An unexpected error occurred. Please try again.',
    ]);
  },
);

test('ERR-016 ERR-019 refused as unauthenticated although signed in', async () => {
  const { server, user: person } = await opened();
  await fillIn(person);
  server.now([
    answer('submitTechJudgeApplication', refusal('unauthenticated', { message: 'Who?' })),
    answer('refreshSession', {
      body: { accessToken: 'access-token-2', expiresIn: 600, user: user() },
    }),
  ]);
  await submit(person);
  expect(await screen.findByText('You must be logged in to submit an application.')).toBeVisible();
  expect(lastToast()).toEqual(['error', 'Submission Error', 'Who?']);
});

test('ERR-014 a reply with an error is shown, and the form stays', async () => {
  const shown = await failed({ body: { status: 'APPLICATION_PENDING', error: 'X' } });
  expect(lastToast()).toEqual(['error', 'Application Error', 'X']);
  expect(shown.getByLabelText('Reason 1')).toHaveValue(typed['Reason 1']);
});

test('JUD-054 the draft is restored on this device, and after signing out another person finds an empty form', async () => {
  const first = await opened();
  await first.user.type(screen.getByLabelText('Reason 1'), 'Because');
  first.unmount();
  const again = await opened();
  expect(screen.getByLabelText('Reason 1')).toHaveValue('Because');
  expect(screen.getByText('Restored what you typed earlier')).toBeVisible();
  await act(() => session.signOut());
  expect(await screen.findByRole('heading', { name: 'Become a Judge' })).toBeVisible();
  again.unmount();
  const other = user({ uid: 'account-2', email: 'bo@example.com', displayName: 'Bo' });
  await opened({ account: other, fakes: [statusIs(judgeStatus({ email: other.email }))] });
  expect(screen.getByLabelText('Reason 1')).toHaveValue('');
  expect(screen.getByLabelText('Full Name')).toHaveValue('Bo');
});

test('D61 it asks before it sends an application that is rejected for good', async () => {
  const { server, user: person } = await opened();
  await fillIn(person, { experience: '4', judging: '1' });
  await submit(person);
  await screen.findByRole('dialog', { name: 'Submit an application that will be rejected?' });
  await person.click(screen.getByRole('button', { name: 'Check both numbers' }));
  const years = screen.getByLabelText('Years of Experience');
  await waitFor(() => expect(years).toHaveFocus());
  expect(years).toHaveValue(4);
  expect(server.callsTo(applicationPath)).toEqual([]);
});
