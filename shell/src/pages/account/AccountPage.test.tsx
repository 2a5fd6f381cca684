import { session } from '@meritum/shared/auth/session';
import { signedInHereKey } from '@meritum/shared/client/localKeys';
import { deferred } from '@meritum/shared/testing/deferred';
import {
  accountReply,
  answer,
  refusal,
  securityLogEntry,
  sessionReply,
  sessionSummary,
  user,
} from '@meritum/shared/testing/factories';
import type { FakeReply } from '@meritum/shared/testing/fakeServer';
import { fillField } from '@meritum/shared/testing/fillField';
import { renderPage } from '@meritum/shared/testing/render';
import { leave } from '@meritum/shared/testing/session';
import { textsOf } from '@meritum/shared/testing/shown';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { button, openAccount, standard } from '../../testing/account';
import { AccountPage } from './AccountPage';

/** A person without a password who signed in more than ten minutes ago. */
const staleOfGoogle = (name: 'changePassword' | 'deleteAccount') => [
  answer(name, refusal('permission-denied', { reason: 'fresh-proof-required' })),
  answer('startProof', { body: { methods: [] } }),
];

const region = (name: string) => screen.getByRole('region', { name });

describe('who may see it', () => {
  test('AUTH-015 nothing is shown before the session is known, then the sign-in', async () => {
    const reply = deferred<FakeReply>();
    renderPage(<AccountPage />, {
      fakes: [answer('refreshSession', () => reply.promise), ...standard()],
    });
    expect(screen.queryByRole('form', { name: 'Password' })).toBeNull();
    reply.resolve({ status: 204 });
    expect(await screen.findByRole('tab', { name: 'Sign In' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
    expect(document.title).toBe('Your account - Meritum Awards');
  });

  test('a session that ends elsewhere ends the page', async () => {
    const { server } = await openAccount();
    server.now([answer('refreshSession', { status: 204 })]);
    await act(() => session.getAccessToken({ fresh: true }));
    expect(await screen.findByRole('tab', { name: 'Sign In' })).toBeVisible();
    expect(screen.queryByText('Firefox on Windows')).toBeNull();
  });
});

describe('profile', () => {
  test('a new name is saved and shown everywhere at once', async () => {
    const { user: person, server } = await openAccount();
    const renamed = user({ displayName: 'Ana Lee' });
    server.now([
      answer('updateAccount', { body: accountReply({ user: renamed }) }),
      answer('refreshSession', { body: sessionReply({ user: renamed }) }),
    ]);
    const name = screen.getByLabelText('Display name');
    expect(name).toHaveValue('Ana Maria Lee');
    await person.clear(name);
    await person.type(name, 'Ana Lee{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Your name has been saved.');
    expect(screen.getByText('Signed in as Ana Lee.')).toBeVisible();
    expect(server.callsTo('/api/account').at(-1)?.body).toEqual({ displayName: 'Ana Lee' });
  });

  test('an empty name is not sent', async () => {
    const { user: person, server } = await openAccount();
    await person.clear(screen.getByLabelText('Display name'));
    await person.click(button('Save name'));
    expect(screen.getByText('Enter a name')).toBeVisible();
    expect(server.callsTo('/api/account').filter(({ method }) => method === 'POST')).toEqual([]);
  });

  test('an unconfirmed address can be confirmed by a mail', async () => {
    const sent = answer('requestEmailConfirmation', { status: 204 });
    const { user: person, server } = await openAccount({ fakes: [sent] });
    expect(screen.getByText('Not confirmed')).toBeVisible();
    await person.click(button('Send the link'));
    expect(await screen.findByText(/on its way to ana.lee@example.com/)).toBeVisible();
    expect(server.callsTo('/api/auth/email-confirmation')).toHaveLength(1);
  });

  const confirming = { email: 'new.ana@example.com', until: '2999-12-02T10:00:00.000Z' };
  const changed = answer('changeEmail', { status: 204 });

  test('a confirmed address asks for nothing, and stays until the new one is confirmed', async () => {
    const account = user({ emailConfirmed: true });
    const { user: person, server } = await openAccount({ account, fakes: [changed] });
    expect(screen.getByText('Confirmed')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send the link' })).toBeNull();
    await person.click(button('Change the address'));
    fillField(screen.getByLabelText('New email address'), confirming.email);
    server.now([
      answer('refreshSession', { body: sessionReply({ user: { ...account, confirming } }) }),
    ]);
    await person.click(button('Send the link to this address'));
    expect(await screen.findByText(/takes its place once it is confirmed/)).toBeVisible();
    expect(screen.getByText(/We sent a link to new.ana@example.com/)).toBeVisible();
    expect(server.callsTo('/api/account/email').at(-1)?.body).toEqual({ email: confirming.email });
    server.now([answer('refreshSession', { body: sessionReply({ user: account }) })]);
    await person.click(button('Keep the present address'));
    expect(await screen.findByRole('button', { name: 'Change the address' })).toBeVisible();
  });

  test('an address that is taken stays in the field, with the reason', async () => {
    const message = 'Another account has this address. Use another one.';
    const taken = answer('changeEmail', refusal('already-exists', { message }));
    const { user: person } = await openAccount({ fakes: [taken] });
    await person.click(button('Change the address'));
    await person.type(screen.getByLabelText('New email address'), 'bob@example.com{Enter}');
    expect(await screen.findByText('Could not change your address.')).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.getByLabelText('New email address')).toHaveValue('bob@example.com');
  });
});

describe('password', () => {
  const fill = (values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values))
      fillField(screen.getByLabelText(label), value);
  };

  const chosen = (password: string, repeated = password) => ({
    'New password': password,
    'Confirm new password': repeated,
  });
  const complete = { 'Current password': 'secret1', ...chosen('plum kettle ox') };

  test('is changed with the current one, and the devices are refetched', async () => {
    const changed = answer('changePassword', { status: 204 });
    const { user: person, server } = await openAccount({ fakes: [changed] });
    fill(complete);
    await person.click(button('Change password'));
    expect(await screen.findByText(/Your new password has been saved/)).toBeVisible();
    expect(server.callsTo('/api/account/password')[0]?.body).toEqual({
      currentPassword: 'secret1',
      newPassword: 'plum kettle ox',
    });
    expect(screen.getByLabelText('New password')).toHaveValue('');
    await waitFor(() => expect(server.callsTo('/api/account/sessions')).toHaveLength(2));
  });

  test('VAL-016 VAL-017 VAL-018 one that is incomplete, too short or the same is not sent', async () => {
    const { user: person, server } = await openAccount();
    for (const [typed, text] of [
      [chosen('plum kettle ox'), 'Please fill in all fields'],
      [{ ...complete, ...chosen('plum kettle ox', 'plum') }, 'Passwords do not match'],
      [chosen('12345'), 'Password should be at least 6 characters'],
      [chosen('secret1'), /a password other than your current one/],
    ] as const) {
      fill(typed);
      await person.click(button('Change password'));
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(server.callsTo('/api/account/password')).toEqual([]);
  });

  test('the server’s error is shown, and the input is kept', async () => {
    const message = 'This password is too common. Choose another one.';
    const common = refusal('invalid-argument', { errors: [{ pointer: '/newPassword', message }] });
    const { user: person } = await openAccount({ fakes: [answer('changePassword', common)] });
    fill(complete);
    await person.click(button('Change password'));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText('Current password')).toHaveValue('secret1');
  });

  test('an account created with Google sets its first one without a current one', async () => {
    const byGoogle = answer('getAccount', { body: accountReply({ methods: ['google'] }) });
    const { user: person, server } = await openAccount({ fakes: [byGoogle] });
    expect(screen.getByText('Set up now: Google.')).toBeVisible();
    expect(screen.queryByLabelText('Current password')).toBeNull();
    server.now(staleOfGoogle('changePassword'));
    fill(chosen('plum kettle ox'));
    await person.click(button('Set a password'));
    expect(await screen.findByText('Sign in with Google again.')).toBeVisible();
    await person.click(button('Cancel'));
    expect(await screen.findByText('Nothing was changed.')).toBeVisible();
    expect(server.callsTo('/api/account/password')[0]?.body).toEqual({
      newPassword: 'plum kettle ox',
    });
  });
});

describe('devices', () => {
  const devices = () => textsOf(within(region('Devices')).getAllByRole('listitem'));

  test('are described, this one first', async () => {
    await openAccount();
    const [here, phone] = devices();
    expect(here).toMatch(/^Firefox on WindowsThis deviceIn use now\. Signed in with a password on/);
    expect(phone).toMatch(/^Safari on iPhoneLast used 5 August 2026/);
    expect(phone).toMatch(/Signed in with Google on 4 August 2026/);
  });

  test('another one can be signed out', async () => {
    const ended = answer('endSession', { status: 204 });
    const { user: person, server } = await openAccount({ fakes: [ended] });
    server.now([
      answer('listSessions', {
        body: { sessions: [sessionSummary({ id: 'here', current: true })] },
      }),
    ]);
    await person.click(button('Sign out Safari on iPhone'));
    await waitFor(() => expect(devices()).toHaveLength(1));
    expect(within(region('Devices')).getByRole('list')).toHaveFocus();
    expect(server.callsTo('/api/account/sessions/phone/removal')).toHaveLength(1);
  });

  test('signing this one out is the usual sign-out', async () => {
    const { user: person, server } = await openAccount();
    await person.click(button('Sign out this device'));
    expect(await screen.findByRole('tab', { name: 'Sign In' })).toBeVisible();
    expect(server.callsTo('/api/auth/sign-out')).toHaveLength(1);
  });

  test('signing out everywhere also ends this session and clears its data', async () => {
    const everywhere = answer('signOutEverywhere', { status: 204 });
    const { user: person } = await openAccount({ fakes: [everywhere] });
    localStorage.setItem('nominationStatus', '1');
    await person.click(button('Sign out everywhere'));
    expect(await screen.findByRole('tab', { name: 'Sign In' })).toBeVisible();
    expect(Object.keys(localStorage)).toEqual([signedInHereKey]);
  });

  test('a failed list says so and can be retried', async () => {
    const { user: person, server, client } = await openAccount();
    server.now([answer('listSessions', refusal('unavailable'))]);
    await act(() => client.resetQueries({ queryKey: ['listSessions'] }));
    expect(await screen.findByText('Could not load your devices')).toBeVisible();
    expect(region('Security log')).toBeVisible();
    server.now([answer('listSessions', { body: { sessions: [sessionSummary()] } })]);
    await person.click(button('Try again'));
    await waitFor(() => expect(devices()).toHaveLength(1));
  });
});

describe('security log', () => {
  const log = (entries: ReturnType<typeof securityLogEntry>[]) =>
    answer('listSecurityLog', { body: { entries } });
  const rows = () => textsOf(within(region('Security log')).getAllByRole('listitem'));

  test('says what happened, when and where, the latest first', async () => {
    await openAccount({
      fakes: [
        log([
          securityLogEntry({ id: 'b', event: 'signed-in-on-new-device' }),
          securityLogEntry({ id: 'a', event: 'sign-in-failed', device: null, count: 3 }),
        ]),
      ],
    });
    await screen.findByText('Signed in on a new device');
    expect(rows()).toEqual([
      expect.stringMatching(/^Signed in on a new device.*2026.*, Firefox on Windows$/),
      expect.stringMatching(/^Sign-in with a wrong password \(3 times that day\).*2026[^,]*$/),
    ]);
  });

  test('shows the latest few, and all of them when asked', async () => {
    const many = Array.from({ length: 12 }, (_, at) => securityLogEntry({ id: `entry-${at}` }));
    const { user: person } = await openAccount({ fakes: [log(many)] });
    await person.click(await screen.findByRole('button', { name: 'Show all 12' }));
    expect(rows()).toHaveLength(12);
    expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull();
  });

  test('says so if there are no events', async () => {
    await openAccount({ fakes: [log([])] });
    expect(await screen.findByText('No security events in the last 90 days.')).toBeVisible();
  });
});

test('own data are downloaded as a file, with a progress message', async () => {
  const reply = deferred<FakeReply>();
  const { user: person, server } = await openAccount({
    fakes: [
      answer('exportAccount', () => reply.promise),
      answer('issueTicket', { body: { ticket: 'T' } }),
    ],
  });
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.href);
  });
  await person.click(button('Download my data'));
  expect(screen.getByText('Preparing...')).toHaveAttribute('data-shown', 'true');
  await act(async () => reply.resolve({ body: 'zip' }));
  const file = expect.stringMatching(/\/api\/account\/export\?ticket=T$/);
  await waitFor(() => expect(saved).toEqual([file]));
  const { headers } = server.callsTo('/api/account/export')[0] ?? {};
  expect(headers?.get('authorization')).toBe('Bearer access-token-1');
});

test.each([
  ['endSession', 'Sign out Safari on iPhone', 'Could not sign out this device.'],
  ['signOutEverywhere', 'Sign out everywhere', 'Could not sign you out everywhere.'],
  ['exportAccount', 'Download my data', /Could not download your data/],
] as const)('a failed %s says so, and what the server said', async (name, pressed, text) => {
  const failing = answer(name, refusal('invalid-argument'));
  const { user: person } = await openAccount({ fakes: [failing] });
  await person.click(button(pressed));
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByText('The server says: invalid-argument.')).toBeVisible();
  expect(session.getSnapshot().status).toBe('signed-in');
});

describe('deleting the account', () => {
  const ask = async (...options: Parameters<typeof openAccount>) => {
    const page = await openAccount(...options);
    await page.user.click(button('Delete my account'));
    return { ...page, dialog: within(await screen.findByRole('dialog')) };
  };

  test('says what stays, asks for address and password, deletes, and says so', async () => {
    const erased = answer('deleteAccount', { status: 204 });
    const { user: person, dialog, server } = await ask({ fakes: [erased] });
    expect(screen.getByText(/list keeps a winner's name and organization/)).toBeVisible();
    localStorage.setItem('nominationSummary', '1');
    fillField(dialog.getByLabelText('Your email address'), 'Ana.Lee@example.com');
    await person.type(dialog.getByLabelText('Your password'), 'secret1');
    const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
    await person.click(dialog.getByRole('button', { name: 'Delete for good' }));
    expect(await screen.findByText('Your account has been deleted')).toBeVisible();
    // The message is at the top, and the deletion form far below.
    expect(scrolled.mock.calls).toEqual([[0, 0]]);
    expect(server.callsTo('/api/account/deletion')[0]?.body).toEqual({
      email: 'Ana.Lee@example.com',
      password: 'secret1',
    });
    expect(session.getSnapshot()).toEqual({ status: 'signed-out' });
    expect(Object.keys(localStorage)).toEqual([signedInHereKey]);
  });

  test('another address, or no password, is not sent', async () => {
    const { user: person, dialog, server } = await ask();
    for (const [email, password, text] of [
      ['another@example.com', 'secret1', /Type ana.lee@example.com to confirm/],
      ['ana.lee@example.com', '', 'Please fill in all fields'],
    ] as const) {
      fillField(dialog.getByLabelText('Your email address'), email);
      fillField(dialog.getByLabelText('Your password'), password);
      await person.click(dialog.getByRole('button', { name: 'Delete for good' }));
      expect(dialog.getByText(text)).toBeVisible();
    }
    expect(server.callsTo('/api/account/deletion')).toEqual([]);
  });

  test('a refusal is shown in the dialog, and nothing is deleted', async () => {
    const wrong = answer('deleteAccount', refusal('invalid-argument'));
    const { user: person, dialog } = await ask({ fakes: [wrong] });
    fillField(dialog.getByLabelText('Your email address'), 'ana.lee@example.com');
    await person.type(dialog.getByLabelText('Your password'), 'wrong{Enter}');
    expect(await dialog.findByText('Could not delete your account.')).toBeVisible();
    expect(session.getSnapshot().status).toBe('signed-in');
  });

  test('whose reply was lost is said to be deleted once the session has ended', async () => {
    const lost = answer('deleteAccount', () => Promise.reject(new TypeError('no reply')));
    const { user: person, dialog, server } = await ask({ fakes: [lost] });
    fillField(dialog.getByLabelText('Your email address'), 'ana.lee@example.com');
    await person.type(dialog.getByLabelText('Your password'), 'secret1{Enter}');
    expect(await dialog.findByText('Could not reach the server.')).toBeVisible();
    server.now([
      answer('deleteAccount', refusal('unauthenticated')),
      answer('refreshSession', { status: 204 }),
    ]);
    await person.click(dialog.getByRole('button', { name: 'Delete for good' }));
    expect(await screen.findByText('Your account may have been deleted')).toBeVisible();
  });

  test('an organiser is told that their acts stay recorded without their name', async () => {
    const notice = /stays in the audit trail under a mark that does not name you/;
    await openAccount();
    expect(screen.queryByText(notice)).toBeNull();
    await leave();
    cleanup();
    await openAccount({ account: user({ role: 'admin' }) });
    expect(screen.getByText(notice)).toBeVisible();
  });

  test('can be cancelled, and the focus returns', async () => {
    const { user: person, dialog } = await ask();
    await person.click(dialog.getAllByRole('button', { name: 'Keep my account' })[0] as Element);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button('Delete my account')).toHaveFocus();
  });

  test('without a password a recent sign-in is the proof', async () => {
    const { user: person, dialog } = await ask({
      fakes: [
        answer('getAccount', { body: accountReply({ methods: ['google'] }) }),
        ...staleOfGoogle('deleteAccount'),
      ],
    });
    expect(dialog.queryByLabelText('Your password')).toBeNull();
    await person.type(dialog.getByLabelText('Your email address'), 'ana.lee@example.com{Enter}');
    expect(await screen.findByRole('button', { name: 'Continue with Google' })).toBeVisible();
  });
});
