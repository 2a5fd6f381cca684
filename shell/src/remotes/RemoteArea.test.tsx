import { renderPage } from '@meritum/shared/testing/render';
import { act, screen } from '@testing-library/react';
import { forgetPages } from './pages';
import { RemoteArea } from './RemoteArea';
import { RemoteUnavailable } from './RemoteUnavailable';
import { remoteAnswers, remoteModule } from './registry';

jest.mock('./registry', () => ({
  remoteModule: jest.fn(),
  remoteAnswers: jest.fn(),
  forgetRemote: jest.fn(),
}));
const fetchRemote = jest.mocked(remoteModule);
const answers = jest.mocked(remoteAnswers);
const path = '/tech-judging';

const working = (text = 'Judge portal') => ({
  contractVersion: 1,
  routes: [{ path, load: async () => () => <p>{text}</p> }],
});

beforeEach(() => {
  fetchRemote.mockReset();
  answers.mockReset().mockResolvedValue(false);
  forgetPages('mf-judging');
  // React says each caught error on the console; the page says it too, and that is tested.
  jest.mocked(console.error).mockImplementation(() => {});
});

const show = () => renderPage(<RemoteArea remote="mf-judging" path={path} />, { path });

test('a remote is shown once it is there, and a loading shape before', async () => {
  fetchRemote.mockResolvedValue(working());
  show();
  expect(screen.getByRole('status', { name: 'Loading this page' })).toBeInTheDocument();
  expect(await screen.findByText('Judge portal')).toBeInTheDocument();
});

test('a missing remote says so, and a retry brings it back', async () => {
  fetchRemote.mockRejectedValueOnce(new RemoteUnavailable('mf-judging', new Error('503')));
  fetchRemote.mockResolvedValue(working());
  const { user } = show();
  expect(await screen.findByText('This part is unavailable')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Judge portal')).toBeInTheDocument();
});

test('a missing remote comes back by itself', async () => {
  jest.useFakeTimers();
  fetchRemote.mockRejectedValueOnce(new RemoteUnavailable('mf-judging', new Error('503')));
  fetchRemote.mockResolvedValue(working());
  show();
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByText('This part is unavailable')).toBeInTheDocument();
  answers.mockResolvedValue(true);
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  expect(screen.getByText('Judge portal')).toBeInTheDocument();
  jest.useRealTimers();
});

test('a page whose own chunk is missing is loaded anew with the next attempt', async () => {
  const load = jest
    .fn()
    .mockRejectedValueOnce(new Error('ChunkLoadError'))
    .mockResolvedValue(() => <p>Judge portal</p>);
  fetchRemote.mockResolvedValue({ contractVersion: 1, routes: [{ path, load }] });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Judge portal')).toBeInTheDocument();
});

test('a remote that does not register the route is unavailable, not a blank page', async () => {
  fetchRemote.mockResolvedValue({ contractVersion: 1, routes: [] });
  show();
  expect(await screen.findByText('This part is unavailable')).toBeInTheDocument();
});
