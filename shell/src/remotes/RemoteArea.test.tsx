import type { RemoteRoute } from '@meritum/shared/federation/contract';
import { Link, Outlet, useParams } from '@meritum/shared/router';
import { deferred } from '@meritum/shared/testing/deferred';
import { renderPage } from '@meritum/shared/testing/render';
import { usePageTitle } from '@meritum/shared/ui/usePageTitle';
import { act, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { RemoteArea } from './RemoteArea';
import { remoteParts } from './RemotePart';
import { fetchRoutes, remoteAnswers } from './registry';

jest.mock('./registry', () => ({ fetchRoutes: jest.fn(), remoteAnswers: jest.fn() }));
const fetchRemote = jest.mocked(fetchRoutes);
const answers = jest.mocked(remoteAnswers);
const path = '/tech-judging';

const working: RemoteRoute[] = [{ path: '', load: async () => () => <p>Judge portal</p> }];

beforeEach(() => {
  answers.mockReset().mockResolvedValue(false);
  fetchRemote.mockReset();
  remoteParts['mf-judging'].forget();
  // React logs caught errors; the page shows them, which is tested.
  jest.mocked(console.error).mockImplementation(() => {});
});

const show = (at = path) =>
  renderPage(<p>elsewhere</p>, {
    path: at,
    routes: [{ path: `${path}/*`, element: <RemoteArea remote="mf-judging" /> }],
  });

test('a missing remote comes back automatically', async () => {
  jest.useFakeTimers();
  fetchRemote.mockRejectedValueOnce(new Error('503')).mockResolvedValue(working);
  show();
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByText('This part is unavailable')).toBeInTheDocument();
  answers.mockResolvedValue(true);
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  expect(screen.getByText('Judge portal')).toBeInTheDocument();
  jest.useRealTimers();
});

test('a remote that hangs counts as missing after the time limit', async () => {
  jest.useFakeTimers();
  fetchRemote.mockReturnValueOnce(new Promise(() => {}));
  show();
  await act(() => jest.advanceTimersByTimeAsync(9_999));
  expect(screen.getByRole('status', { name: 'Loading this page' })).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByText('This part is unavailable')).toBeInTheDocument();
  jest.useRealTimers();
});

test('a remote that registers nothing leads to the not-found page, not to a blank one', async () => {
  fetchRemote.mockResolvedValue([]);
  show();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Page Not Found');
});

function Counted() {
  const { id = 'none' } = useParams();
  const [count, setCount] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        {id}, pressed {count}
      </button>
      <Link to="/tech-judging/assignments/7">seventh</Link>
      <Link to="/tech-judging/other">other</Link>
    </>
  );
}

test('routes beside each other that load the very same are one page, which keeps its state', async () => {
  const load = async () => Counted;
  fetchRemote.mockResolvedValue([
    { path: '', load },
    { path: 'other', load: async () => Counted },
    { path: 'assignments/:id', load },
  ]);
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'none, pressed 0' }));
  await user.click(screen.getByText('seventh'));
  expect(screen.getByRole('button', { name: '7, pressed 1' })).toBeInTheDocument();
  await user.click(screen.getByText('other'));
  expect(await screen.findByRole('button', { name: 'none, pressed 0' })).toBeInTheDocument();
});

/** A portal with a count as its state, like a list with a filter. */
function Portal() {
  const [count, setCount] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        pressed {count}
      </button>
      <Link to="/tech-judging/assignments">all</Link>
      <Link to="/tech-judging/assignments/7">seventh</Link>
      <Link to="/tech-judging/broken">broken</Link>
      <Outlet />
    </>
  );
}

function Assignment() {
  const { id } = useParams();
  usePageTitle(`Assignment ${id}`);
  return <p>assignment {id}</p>;
}

function Broken(): never {
  throw new Error('a broken thing');
}

describe('a remote with routes inside routes', () => {
  const page = (Component: () => React.ReactNode) => async () => Component;
  const late = jest.fn();
  const routes: RemoteRoute[] = [
    {
      path: '',
      title: 'Judge Portal',
      load: page(Portal),
      children: [
        { path: '', load: page(() => <p>welcome</p>) },
        { path: 'assignments', title: 'Assignments', load: page(() => <p>list</p>) },
        { path: 'assignments/:id', title: 'Assignment', load: page(Assignment) },
        { path: 'broken', load: page(Broken) },
        { path: 'late', load: late },
      ],
    },
  ];

  beforeEach(() => fetchRemote.mockResolvedValue(routes));

  test('a route inside another keeps the state of what is around it, and has its own title', async () => {
    const { user } = show();
    expect(await screen.findByText('welcome')).toBeInTheDocument();
    expect(document.title).toBe('Judge Portal - Meritum Awards');
    await user.click(screen.getByRole('button'));
    await user.click(screen.getByText('all'));
    expect(await screen.findByText('list')).toBeInTheDocument();
    expect(document.title).toBe('Assignments - Meritum Awards');
    await user.click(screen.getByText('seventh'));
    expect(await screen.findByText('assignment 7')).toBeInTheDocument();
    expect(document.title).toBe('Assignment 7 - Meritum Awards');
    expect(screen.getByText('pressed 1')).toBeInTheDocument();
    expect(fetchRemote).toHaveBeenCalledTimes(1);
  });

  test('NF-005 an unknown address below the prefix is not found, without the frame of pages that are', async () => {
    show('/tech-judging/assignments/7/more');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Page Not Found');
    expect(document.title).toBe('Page Not Found - Meritum Awards');
    expect(screen.queryByText('pressed 0')).not.toBeInTheDocument();
  });

  test('a nested page shows its registered skeleton while it loads', async () => {
    const [portal] = routes;
    const loaded = deferred<() => ReactNode>();
    late.mockReturnValue(loaded.promise);
    fetchRemote.mockResolvedValue([{ ...portal, path: '', waiting: () => <p>a list to be</p> }]);
    show('/tech-judging/late');
    expect(await screen.findByText('a list to be')).toBeInTheDocument();
    expect(screen.getByText('pressed 0')).toBeInTheDocument();
    await act(async () => loaded.resolve(() => <p>a list</p>));
    expect(screen.getByText('a list')).toBeInTheDocument();
    expect(screen.queryByText('a list to be')).not.toBeInTheDocument();
  });

  test('a nested page loads beside the one around it', async () => {
    const [portal] = routes;
    late.mockResolvedValue(() => <p>nested</p>);
    const around = deferred<() => ReactNode>();
    fetchRemote.mockResolvedValue([{ ...portal, path: '', load: () => around.promise }]);
    show('/tech-judging/late');
    await waitFor(() => expect(late).toHaveBeenCalled());
    around.resolve(Portal);
    expect(await screen.findByText('nested')).toBeInTheDocument();
  });

  test('ERR-032 a failing page leaves its layout, and another address resets the error', async () => {
    const { user } = show('/tech-judging/broken');
    expect(await screen.findByText('a broken thing')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'pressed 0' }));
    await user.click(screen.getByText('seventh'));
    expect(await screen.findByText('assignment 7')).toBeInTheDocument();
    expect(screen.getByText('pressed 1')).toBeInTheDocument();
  });

  test('a page that cannot be loaded is missing inside what is around it, and comes back', async () => {
    late.mockRejectedValueOnce(new Error('ChunkLoadError')).mockResolvedValue(() => <p>came</p>);
    const { user } = show('/tech-judging/late');
    expect(await screen.findByText('This part is unavailable')).toBeInTheDocument();
    expect(screen.getByText('pressed 0')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('came')).toBeInTheDocument();
  });
});
