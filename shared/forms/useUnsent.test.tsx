import { session } from '@meritum/shared/auth/session';
import { fireEvent, render, screen } from '@testing-library/react';
import { user } from '../testing/factories';
import { useUnsent } from './useUnsent';

function Form({ saved = 'Ada' }) {
  const { typed, type, sent } = useUnsent('name', saved);
  return (
    <>
      <input aria-label="Name" value={typed} onChange={({ target }) => type(target.value)} />
      <button type="button" onClick={() => void Promise.resolve().then(sent)}>
        Save
      </button>
    </>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('Name');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const asksBeforeReload = () =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const signedIn = (uid: string) =>
  jest.spyOn(session, 'getSnapshot').mockReturnValue({ status: 'signed-in', user: user({ uid }) });

beforeEach(() => void signedIn('ada'));
afterEach(() => {
  // Typed values are forgotten with the session.
  signedIn('nobody');
  asksBeforeReload();
});

test('what was typed is there again when the form is opened again, also after the session has expired (FORM-003)', () => {
  const { unmount } = render(<Form />);
  type('Grace');
  unmount();
  const expired = user({ uid: 'ada' });
  jest.spyOn(session, 'getSnapshot').mockReturnValue({ status: 'signed-out', expired });
  render(<Form />);
  expect(field()).toHaveValue('Grace');
});

test('before a reload that would lose it, the browser asks, and only then (FORM-004)', () => {
  render(<Form />);
  expect(asksBeforeReload()).toBe(false);
  type('Grace');
  expect(asksBeforeReload()).toBe(true);
  type('Ada');
  expect(asksBeforeReload()).toBe(false);
});

test('nobody else who signs in is shown it (FORM-005)', () => {
  const { unmount } = render(<Form />);
  type('Grace');
  unmount();
  signedIn('bob');
  render(<Form />);
  expect(field()).toHaveValue('Ada');
});

test('once it is sent it follows what is saved, but what was typed meanwhile stays (FORM-003)', async () => {
  const { rerender, unmount } = render(<Form />);
  type('Grace');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  type('Grace H');
  await screen.findByDisplayValue('Grace H');
  expect(asksBeforeReload()).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByDisplayValue('Ada');
  rerender(<Form saved="Grace H" />);
  expect(field()).toHaveValue('Grace H');
  unmount();
  render(<Form saved="Grace H" />);
  expect(asksBeforeReload()).toBe(false);
});
