import { type SessionState, session } from '@meritum/shared/auth/session';
import { ClientError } from '@meritum/shared/client/clientError';
import { calls } from '@meritum/shared/contracts/calls';
import { useQuery } from '@meritum/shared/query';
import { deferred } from '@meritum/shared/testing/deferred';
import { answer, factorsReply, user } from '@meritum/shared/testing/factories';
import { fillField } from '@meritum/shared/testing/fillField';
import { hrefOf, textsOf } from '@meritum/shared/testing/shown';
import { Dialog } from '@meritum/shared/ui/Dialog';
import { act, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../register';
import { asAdmin, organiser, showConsole } from '../../testing/console';
import { ConsoleLink } from '../console/ConsoleLink';
import { screens } from '../console/screens';

/** Shows the dashboard's address with a placeholder page. */
const showTo = (as: SessionState, check?: () => Promise<string>) =>
  showConsole({
    as,
    path: '/admin/judging',
    screens: [{ path: '/admin/judging', element: <p>Data of judges</p> }],
    ...(check && { check }),
  });

test('ADM-001 ADM-002 signed out there is a Google sign-in button and no request for data', () => {
  const { server } = showTo({ status: 'signed-out' });
  expect(document.title).toBe('Judging Admin Dashboard - Meritum Awards');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Judging Admin Dashboard');
  expect(screen.getByRole('button', { name: 'Sign in with Google' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
  expect(server.calls).toEqual([]);
});

test('ERR-023 a failed sign-in says so and can be repeated', async () => {
  const closed = new ClientError({ code: 'unauthenticated', message: 'closed', status: 0 });
  jest.spyOn(session, 'signInWithGoogle').mockRejectedValue(closed);
  const { user: person } = showTo({ status: 'signed-out' });
  await person.click(screen.getByRole('button', { name: 'Sign in with Google' }));
  expect(await screen.findByText('Failed to login. Please try again.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Sign in with Google' })).toBeEnabled();
});

test('PERM-016 somebody whose account has a password signs in with it', async () => {
  const signIn = jest.spyOn(session, 'signIn').mockResolvedValue();
  const { user: person } = showTo({ status: 'signed-out' });
  await person.type(screen.getByLabelText('Email'), 'reader@example.com');
  await person.type(screen.getByLabelText('Password'), 'plum kettle oxbow');
  await person.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(signIn).toHaveBeenCalledWith({
    email: 'reader@example.com',
    password: 'plum kettle oxbow',
  });
});

const refusal = 'Unauthorized: You do not have admin access.';
const logout = () => screen.queryByRole('button', { name: 'Logout' });

test('API-018 ADM-003 access is read from a renewed token, and nothing is shown before', async () => {
  const renewed = deferred<string>();
  const { getAccessToken, server } = showTo(asAdmin, () => renewed.promise);
  expect(getAccessToken.mock.calls).toEqual([[{ fresh: true, within: 30_000 }]]);
  expect(screen.getByText('Checking your access...')).toBeInTheDocument();
  expect(document.title).toBe('Judging Admin Dashboard - Meritum Awards');
  expect(screen.queryByRole('heading')).toBeNull();
  expect(logout()).not.toBeInTheDocument();
  expect(server.calls).toEqual([]);
  await act(async () => renewed.resolve('token'));
  expect(logout()).toBeInTheDocument();
  expect(await screen.findByText('Data of judges')).toBeInTheDocument();
});

test('API-018 PERM-010 a role removed since the sign-in does not count', async () => {
  const renewed = deferred<string>();
  const { become, signOut } = showTo(asAdmin, () => renewed.promise);
  await act(async () => {
    become({ status: 'signed-in', user: user({ role: 'user' }) });
    renewed.resolve('token');
  });
  expect(await screen.findByText(refusal)).toBeInTheDocument();
  expect(signOut).toHaveBeenCalledTimes(1);
  expect(logout()).not.toBeInTheDocument();
});

test('PERM-009 removing the role while the page is open ends access', async () => {
  const { become } = showTo(asAdmin);
  await waitFor(() => expect(logout()).toBeInTheDocument());
  act(() => become({ status: 'signed-in', user: user({ role: 'user' }) }));
  expect(await screen.findByText(refusal)).toBeInTheDocument();
});

test('access is checked again after another sign-in, whose page stays until it is known', async () => {
  const { become, getAccessToken } = showTo(asAdmin);
  await waitFor(() => expect(logout()).toBeInTheDocument());
  act(() => become({ status: 'signed-out' }));
  act(() => become(asAdmin));
  expect(screen.getByText('Checking your access...')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Judging Admin Dashboard');
  await waitFor(() => expect(logout()).toBeInTheDocument());
  expect(getAccessToken.mock.calls.filter(([how]) => how?.fresh)).toHaveLength(2);
});

test('if access cannot be checked, nothing is shown and it can be retried', async () => {
  const offline = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('token');
  const { user: person, signOut } = showTo(asAdmin, offline);
  expect(await screen.findByText('Could not check your access')).toBeInTheDocument();
  expect(logout()).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(logout()).toBeInTheDocument());
  expect(signOut).not.toHaveBeenCalled();
});

test('PERM-010 OPEN-031 a signed-in person who is not an admin is told and signed out', async () => {
  const { signOut } = showTo({ status: 'signed-in', user: user({ role: 'user' }) });
  expect(await screen.findByText(refusal)).toBeInTheDocument();
  expect(signOut).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Sign in with Google' })).toBeInTheDocument();
});

test('ADM-004 an admin can log out, and arrives at the home page', async () => {
  const { user: person, signOut, address } = showTo(asAdmin);
  await person.click(await screen.findByRole('button', { name: 'Logout' }));
  expect(screen.queryByText(/^Unauthorized/)).not.toBeInTheDocument();
  expect(signOut).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(address()).toBe('/'));
});

describe('a session that ends on its own', () => {
  const expired = { status: 'signed-out', expired: organiser } as const;
  async function typed() {
    jest.spyOn(session, 'askSecondStep').mockResolvedValue({ methods: ['totp'] });
    const page = showConsole({
      path: '/admin/judging',
      screens: [{ path: '/admin/judging', element: <input aria-label="Reason" /> }],
    });
    fillField(await screen.findByLabelText('Reason'), 'Not finished');
    await act(async () => page.become(expired));
    return page;
  }
  const field = () => screen.queryByLabelText('Reason');

  test('gives way to the second step also where a dialog was open, which is there again afterwards', async () => {
    jest.spyOn(session, 'askSecondStep').mockResolvedValue({ methods: ['totp'] });
    const dialog = (
      <Dialog open onOpenChange={() => {}} title="Write to 3 judges">
        <input aria-label="Text" />
      </Dialog>
    );
    const { become } = showConsole({ screens: [{ path: '/admin', element: dialog }] });
    fillField(await screen.findByLabelText('Text'), 'Dear judge');
    await act(async () => become({ ...expired, secondStep: true }));
    expect(await screen.findByRole('textbox', { name: 'Code' })).toHaveFocus();
    expect(screen.getByLabelText('Text')).not.toBeVisible();
    await act(async () => become(asAdmin));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Text' })).toBeVisible());
    expect(screen.getByLabelText('Text')).toHaveValue('Dear judge');
  });

  test('hides the screen and asks to sign in there; what was typed is still there afterwards', async () => {
    const { become } = await typed();
    expect(field()).not.toBeVisible();
    expect(await screen.findByRole('dialog', { name: 'Sign in again' })).toBeInTheDocument();
    await act(async () => become({ status: 'signed-out', secondStep: true }));
    expect(field()).not.toBeVisible();
    await act(async () => become(asAdmin));
    await waitFor(() => expect(field()).toBeVisible());
    expect(field()).toHaveValue('Not finished');
  });

  test.each<[string, SessionState]>([
    ['they sign out', { status: 'signed-out' }],
    [
      'another organiser signs in',
      { status: 'signed-in', user: user({ role: 'admin', uid: 'o' }) },
    ],
    ['they are no organiser any more', { status: 'signed-in', user: user({ role: 'user' }) }],
  ])('leaves nothing once %s', async (_, next) => {
    const { become } = await typed();
    act(() => become(next));
    await waitFor(() => expect(field()?.getAttribute('value') ?? '').toBe(''));
    expect(screen.queryByDisplayValue('Not finished')).toBeNull();
  });
});

test('an organiser without a second factor is told where to set one up and sees nothing else', async () => {
  const { server } = showTo(asAdmin);
  server.now([answer('getFactors', { body: factorsReply() })]);
  expect(await screen.findByText('Set up a second factor first')).toBeInTheDocument();
  expect(hrefOf('Open your account page')).toBe('/account#security');
  expect(screen.queryByText('Data of judges')).not.toBeInTheDocument();
  expect(server.calls.map(({ path }) => path)).toEqual([calls.getFactors.path]);
  expect(logout()).toBeInTheDocument();
});

test('an organiser is asked for the second step where they sign in', async () => {
  jest.spyOn(session, 'askSecondStep').mockResolvedValue({ methods: ['totp'] });
  showTo({ status: 'signed-out', secondStep: true });
  expect(await screen.findByLabelText('Code')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Sign in with Google' })).not.toBeInTheDocument();
});

/** Shows the reply of `read`, under a key like any other. */
function Data({ read }: { read(): string | Promise<string> }) {
  return <p>{useQuery({ queryKey: ['anything'], queryFn: read }).data ?? 'Not loaded'}</p>;
}

test('what an organiser has loaded is not shown to the next one', async () => {
  const replies = ['Data of judges', deferred<string>().promise];
  const element = <Data read={() => replies.shift() ?? ''} />;
  const { become } = showConsole({ screens: [{ path: '/admin', element }] });
  expect(await screen.findByText('Data of judges')).toBeInTheDocument();
  const next = user({ uid: 'another', role: 'admin' });
  await act(async () => become({ status: 'signed-in', user: next }));
  expect(await screen.findByText('Not loaded')).toBeInTheDocument();
});

test('every page is one of a screen, and every screen has its page', () => {
  const pages = routes[0]?.children?.map(({ path }) => path.split('/')[0]);
  expect([...new Set(pages)].sort()).toEqual(screens.map(({ path }) => path).sort());
});

test.each([
  ['/admin', 'Overview', null],
  ['/admin/judging', 'Judging Admin Dashboard', 'Applications'],
  ['/admin/results', 'Results', null],
  ['/admin/nominations/nomination-1', 'Nomination', 'All nominations'],
  ['/admin/audit/not-a-page', 'Audit', null],
])('a loading screen already has its heading: %s', async (path, title, back) => {
  const Waiting = routes[0]?.waiting ?? (() => null);
  showConsole({ path, screens: [{ path: '*', element: <Waiting /> }] });
  expect(await screen.findByText('Loading this page...')).toBeInTheDocument();
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent(title);
  expect(document.title).toBe(`${title} - Meritum Awards`);
  const links = heading.parentElement ? within(heading.parentElement).queryAllByRole('link') : [];
  expect(textsOf(links)).toEqual(back ? [back] : []);
});

test('another season is chosen in the bar, and links stay in it', async () => {
  const { user: person, address } = showConsole({
    path: '/admin/nominations/nomination-1',
    screens: [
      { path: '/admin/*', element: <ConsoleLink to="/admin/results?category=AI">AI</ConsoleLink> },
    ],
  });
  const shown = await screen.findByLabelText('Season shown');
  expect(shown).toHaveDisplayValue('Season 2025');
  await person.selectOptions(shown, 'Season 2024');
  expect(address()).toBe('/admin/nominations?season=2024');
  await person.click(screen.getByRole('link', { name: 'AI' }));
  expect(address()).toBe('/admin/results?category=AI&season=2024');
  await person.click(screen.getByRole('link', { name: 'Mail' }));
  expect(address()).toBe('/admin/mail?season=2024');
  await person.selectOptions(screen.getByLabelText('Season shown'), 'Season 2025');
  expect(address()).toBe('/admin/mail');
});
