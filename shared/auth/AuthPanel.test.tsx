import { session } from '@meritum/shared/auth/session';
import { toasts } from '@meritum/shared/ui/toasts';
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { calls } from '../contracts/calls';
import { deferred } from '../testing/deferred';
import { answer, refusal, season, sessionReply, user } from '../testing/factories';
import type { FakeReply, FakeRoute } from '../testing/fakeServer';
import { fillField, fillSilently } from '../testing/fillField';
import { renderPage } from '../testing/render';
import { sessionAnswers, signIn } from '../testing/session';
import { textsOf } from '../testing/shown';
import { FetchedComponent } from '../ui/Fetched';
import { AuthPanel, useSessionWithPanel } from './AuthPanel';
import { googleRefusal } from './signInWithGoogle';

const { path: signInPath } = calls.signIn;
const { path: register } = calls.register;
const { path: reset } = calls.requestPasswordReset;
const panel = (
  <AuthPanel
    heading="Sign in to nominate"
    statusText="Nominator"
    items={[
      { label: 'Timeline', to: '/timeline' },
      { label: 'FAQs', to: '/faqs' },
    ]}
  />
);

const signedOut = (...fakes: FakeRoute[]) => signedOutAt('/', fakes);

async function signedOutAt(path: string, fakes: FakeRoute[] = []) {
  const seasons = answer('getSeason', { body: { data: season() } });
  const page = renderPage(panel, { path, fakes: [...fakes, ...sessionAnswers(), seasons] });
  await screen.findByRole('tab', { name: 'Sign In' });
  return page;
}

async function signedInAs(changed = {}) {
  const page = renderPage(panel, { fakes: sessionAnswers(user(changed)) });
  await signIn();
  return page;
}

const field = (label: string) => screen.getByLabelText(label);
const button = (name: string) => screen.getByRole('button', { name });

/** Types the email and a password, followed by Enter. */
async function fillInSignIn({ user: person }: ReturnType<typeof renderPage>, password: string) {
  fillField(field('Email'), 'ana.lee@example.com');
  await person.type(field('Password'), password);
}

describe('signed out', () => {
  test('AUTH-001 AUTH-002 shows the heading of the page and two tabs', async () => {
    await signedOut();
    expect(screen.getByRole('heading', { name: 'Sign in to nominate' })).toBeVisible();
    expect(textsOf(screen.getAllByRole('tab'))).toEqual(['Sign In', 'Register']);
  });

  const chosen = () => screen.getByRole('tab', { selected: true });

  test.each([
    ['/tech-nomination', 'Register'],
    ['/tech-nomination/result', 'Sign In'],
    ['/account', 'Sign In'],
  ])(
    'AUTH-019 at %s who was never signed in on this device begins with %s',
    async (path, first) => {
      const { unmount } = await signedOutAt(path);
      expect(chosen()).toHaveTextContent(first);
      unmount();
      await signIn();
      await act(() => session.signOut());
      await signedOutAt(path);
      expect(chosen()).toHaveTextContent('Sign In');
    },
  );

  test('AUTH-019 who comes by a mail signs in with the address filled in, and leaves it to nobody', async () => {
    history.replaceState({ mailedTo: 'ana.lee@example.com' }, '');
    const { unmount } = await signedOutAt('/tech-nomination?from=mail');
    expect(chosen()).toHaveTextContent('Sign In');
    expect(field('Email')).toHaveValue('ana.lee@example.com');
    unmount();
    await signIn();
    await act(() => session.signOut());
    await signedOutAt('/tech-nomination');
    expect(field('Email')).toHaveValue('');
  });

  test('AUTH-029 while new accounts are paused it says until when instead of asking', async () => {
    const pausedUntil = new Date(Date.now() + 7_200_000).toISOString();
    const data = { ...season(), registration: { pausedUntil, pauses: 2 } };
    const { user: person } = await signedOutAt('/', [answer('getSeason', { body: { data } })]);
    await person.click(screen.getByRole('tab', { name: 'Register' }));
    expect(await screen.findByText('New accounts with a password are paused')).toBeVisible();
    expect(screen.getByText(/It is pause number 2\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Create account' })).toBeNull();
  });

  test('AUTH-009 signs in by Enter', async () => {
    const page = await signedOut();
    await fillInSignIn(page, 'secret1{Enter}');
    expect(await screen.findByText('Nominator')).toBeVisible();
    expect(page.server.callsTo(signInPath)[0]?.body).toEqual({
      email: 'ana.lee@example.com',
      password: 'secret1',
    });
  });

  test('FORM-013 what a password manager fills in without an event is sent', async () => {
    const { user: person, server } = await signedOut();
    for (const [label, text] of [
      ['Email', 'ana.lee@example.com'],
      ['Password', 'secret1'],
    ] as const)
      fillSilently(field(label), text);
    await person.click(button('Sign in'));
    expect(await screen.findByText('Nominator')).toBeVisible();
    expect(server.callsTo(signInPath)[0]?.body).toEqual({
      email: 'ana.lee@example.com',
      password: 'secret1',
    });
  });

  test('VAL-015 signing in without the e-mail or the password is not sent', async () => {
    const { user: person, server } = await signedOut();
    await person.type(field('Password'), 'secret1{Enter}');
    expect(screen.getByText('Please fill in all fields')).toBeVisible();
    await person.clear(field('Password'));
    await person.type(field('Email'), 'ana.lee@example.com{Enter}');
    expect(screen.getByText('Enter your password')).toBeVisible();
    expect(screen.getByText('Please fill in all fields')).toBeVisible();
    expect(server.callsTo(signInPath)).toHaveLength(0);
  });

  test('ERR-001 ERR-006 a failed sign-in shows both texts and keeps what was typed', async () => {
    const refused = refusal('unauthenticated', { message: 'No such account.' });
    await fillInSignIn(await signedOut(answer('signIn', refused)), 'wrong1{Enter}');
    const text = await screen.findByText(
      'Failed to sign in. Please check your email and password.',
    );
    expect(text).toBeVisible();
    expect(text.nextElementSibling).toHaveTextContent('No such account.');
    expect(field('Email')).toHaveValue('ana.lee@example.com');
    expect(field('Password')).toHaveValue('wrong1');
  });

  test('a second click while signing in is ignored', async () => {
    const reply = deferred<FakeReply>();
    const page = await signedOut(answer('signIn', () => reply.promise));
    await fillInSignIn(page, 'secret1');
    await page.user.dblClick(button('Sign in'));
    expect(page.server.callsTo(signInPath)).toHaveLength(1);
    await act(async () => reply.resolve({ body: sessionReply() }));
  });

  test('a password can be shown and hidden', async () => {
    const { user: person } = await signedOut();
    expect(field('Password')).toHaveAttribute('type', 'password');
    await person.click(button('Show password'));
    expect(field('Password')).toHaveAttribute('type', 'text');
    await person.click(button('Show password'));
    expect(field('Password')).toHaveAttribute('type', 'password');
  });

  test('the email carries over to the other tab, the password does not', async () => {
    const page = await signedOut();
    await fillInSignIn(page, 'secret1');
    await page.user.click(screen.getByRole('tab', { name: 'Register' }));
    expect(field('Email')).toHaveValue('ana.lee@example.com');
    await page.user.click(screen.getByRole('tab', { name: 'Sign In' }));
    expect(field('Password')).toHaveValue('');
  });

  test('password managers are told what each input is', async () => {
    const { user: person } = await signedOut();
    const purposes = () =>
      screen
        .getAllByRole('tabpanel')
        .flatMap((tab) => Array.from(tab.querySelectorAll('input'), (input) => input.autocomplete));
    expect(purposes()).toEqual(['username', 'current-password']);
    await person.click(screen.getByRole('tab', { name: 'Register' }));
    expect(purposes()).toEqual(['name', 'username', 'new-password', 'new-password']);
  });
});

describe('Google', () => {
  test('AUTH-010 is offered, and its outcome is shown in the panel', async () => {
    jest
      .spyOn(session, 'signInWithGoogle')
      .mockImplementation(() => session.signIn({ email: 'ana.lee@example.com', password: '-' }));
    const { user: person } = await signedOut();
    await person.click(button('Continue with Google'));
    expect(await screen.findByText('Nominator')).toBeVisible();
  });

  test('AUTH-010 inside another app, the panel says where it is possible and offers the link', async () => {
    const tried = jest.spyOn(session, 'signInWithGoogle');
    jest
      .spyOn(navigator, 'userAgent', 'get')
      .mockReturnValue('Mozilla/5.0 (Linux) [LinkedInApp]/9.29');
    const { user: person } = await signedOut();
    expect(screen.getByText(/open this page in your phone’s browser/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Continue with Google' })).toBeNull();
    await person.click(button('Copy link'));
    expect(await navigator.clipboard.readText()).toBe(location.href);
    expect(tried).not.toHaveBeenCalled();
  });

  test('OPEN-034 ERR-002 ERR-006 fails with both texts while it is not set up, and can be tried again', async () => {
    const tried = jest.spyOn(session, 'signInWithGoogle');
    tried.mockRejectedValue(googleRefusal('unavailable'));
    const { user: person } = await signedOut();
    await person.click(button('Continue with Google'));
    expect(await screen.findByText('Failed to sign in with Google')).toBeVisible();
    expect(screen.getByText('Google sign-in is not available at the moment.')).toBeVisible();
    await person.click(button('Continue with Google'));
    expect(tried).toHaveBeenCalledTimes(2);
  });
});

describe('password reset', () => {
  async function asked(reply: FakeReply) {
    const page = await signedOut(answer('requestPasswordReset', reply));
    fillField(field('Email'), 'ana.lee@example.com');
    await page.user.click(button('Forgot password?'));
    return page;
  }

  test('AUTH-012 VAL-019 asks for the e-mail first', async () => {
    const { user: person, server } = await signedOut();
    await person.click(button('Forgot password?'));
    expect(screen.getByText('Please enter your email to reset your password.')).toBeVisible();
    expect(field('Email')).toHaveFocus();
    expect(screen.queryByText(/^Failed to send/)).toBeNull();
    expect(server.callsTo(reset)).toHaveLength(0);
    await person.type(field('Email'), 'ana');
    await person.click(button('Forgot password?'));
    expect(screen.getByText(/^Failed to send/)).toBeVisible();
  });

  test('ERR-004 says that the mail is on its way', async () => {
    const { server } = await asked({ status: 204 });
    expect(
      await screen.findByText('A password reset email has been sent. Please check your inbox.'),
    ).toBeVisible();
    expect(server.callsTo(reset)[0]?.body).toEqual({ email: 'ana.lee@example.com' });
  });

  test('ERR-005 says that it failed', async () => {
    await asked(refusal('not-found'));
    expect(
      await screen.findByText(
        'Failed to send password reset email. Please check the email and try again.',
      ),
    ).toBeVisible();
  });
});

describe('registering', () => {
  const complete: Record<string, string> = {
    'Full name': 'Ana Maria Lee',
    Email: 'ana.lee@example.com',
    Password: 'secret',
    'Confirm password': 'secret',
  };

  async function fillIn(changed: Record<string, string>, ...fakes: FakeRoute[]) {
    const page = await signedOut(...fakes);
    await page.user.click(screen.getByRole('tab', { name: 'Register' }));
    for (const [label, value] of Object.entries({ ...complete, ...changed }))
      fillField(field(label), value);
    await page.user.click(button('Create account'));
    return page;
  }

  test('AUTH-011 VAL-018 creates the account under the name, and signs in', async () => {
    const { server } = await fillIn({}, answer('register', { status: 201, body: sessionReply() }));
    expect(await screen.findByRole('heading', { name: 'Ana Maria Lee' })).toBeVisible();
    expect(toasts.getSnapshot().at(-1)?.title).toBe('Welcome, Ana Maria Lee');
    expect(server.callsTo(register)[0]?.body).toEqual({
      fullName: 'Ana Maria Lee',
      email: 'ana.lee@example.com',
      password: 'secret',
    });
  });

  test.each<[string, Record<string, string>, string[]]>([
    [
      'VAL-016',
      { 'Full name': ' ', 'Confirm password': '' },
      ['Please fill in all fields', 'Enter your full name', 'Type the password once more'],
    ],
    ['VAL-016', { Email: '' }, ['Please fill in all fields', 'Enter your email']],
    ['VAL-017', { 'Confirm password': 'other1' }, ['Passwords do not match']],
    [
      'VAL-018',
      { Password: 'five5', 'Confirm password': 'five5' },
      ['Password should be at least 6 characters'],
    ],
  ])('%s with %o nothing is sent, and what is wrong is said', async (_, changed, texts) => {
    const { server } = await fillIn(changed);
    for (const text of texts) expect(screen.getByText(text)).toBeVisible();
    expect(server.callsTo(register)).toEqual([]);
  });

  test('ERR-003 ERR-006 a failure shows both texts and keeps what was typed', async () => {
    const taken = refusal('already-exists', { message: 'The address is taken.' });
    await fillIn({}, answer('register', taken));
    expect(
      await screen.findByText('Failed to create account. This email may already be in use.'),
    ).toBeVisible();
    expect(screen.getByText('The address is taken.')).toBeVisible();
    expect(field('Confirm password')).toHaveValue('secret');
  });
});

describe('signed in', () => {
  test('AUTH-003 AUTH-004 AUTH-005 AUTH-006 shows the name, email and status', async () => {
    await signedInAs();
    expect(screen.getByText('AL')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Ana Maria Lee' })).toBeVisible();
    expect(screen.getByText('ana.lee@example.com')).toBeVisible();
    expect(screen.getByText('Nominator')).toBeVisible();
  });

  test('AUTH-004 without a name it is the part of the e-mail before the at-sign', async () => {
    await signedInAs({ displayName: '', email: 'jo@example.org' });
    expect(screen.getByRole('heading', { name: 'jo' })).toBeVisible();
    expect(screen.getByText('J')).toBeVisible();
  });

  test.each([
    ['user', []],
    ['admin', ['Console /admin']],
  ])('AUTH-007 leads a %s to the items of the page and to the account', async (role, more) => {
    await signedInAs({ role });
    const links = Array.from(document.links, (a) => `${a.textContent?.trim()} ${a.pathname}`);
    expect(links).toEqual(['Timeline /timeline', 'FAQs /faqs', ...more, 'Your account /account']);
  });

  test('as one line it still has everything, and a button says whether the rest is shown', async () => {
    const first = await signedInAs();
    first.unmount();
    const line = <AuthPanel heading="" statusText="Nominator" items={[]} line />;
    const { user: person } = renderPage(line, { fakes: sessionAnswers() });
    const menu = button('Account menu');
    expect(menu).toHaveAttribute('aria-expanded', 'false');
    await person.click(menu);
    expect(menu).toHaveAttribute('aria-expanded', 'true');
    expect(document.getElementById(menu.getAttribute('aria-controls') ?? '')).toContainElement(
      button('Sign Out'),
    );
    expect(screen.getByText('ana.lee@example.com')).toBeVisible();
  });

  test('AUTH-008 signing out brings the tabs back, and the focus to the panel', async () => {
    const { user: person } = await signedInAs();
    await person.click(button('Sign Out'));
    expect(await screen.findByRole('tab', { name: 'Register' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('region', { name: 'Account' })).toHaveFocus());
  });
});

test('AUTH-024 where cookies are refused this is said before anybody types', async () => {
  jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  await signedOut();
  expect(screen.getByRole('alert')).toHaveTextContent('This browser refuses cookies');
});

test('a page with the panel fetches it before anybody signs out, also if it does not show it yet', () => {
  jest.useFakeTimers();
  const load = jest.spyOn(FetchedComponent.prototype, 'load');
  renderHook(useSessionWithPanel);
  act(() => jest.advanceTimersByTime(4_000));
  expect(load).toHaveBeenCalledTimes(1);
});
