import { renderPage } from '@meritum/shared/testing/render';
import { screen } from '@testing-library/react';
import { ShellPageArea } from './ownPages';

/** Whether the page's chunk cannot be loaded, as after a lost connection. */
let missing = true;
jest.mock('./confirm-email/ConfirmEmailPage', () => ({
  get ConfirmEmailPage() {
    if (missing) throw new Error('ChunkLoadError');
    return () => <h1>Confirm your email address</h1>;
  },
}));

test('a page that could not be loaded says so and can be retried', async () => {
  // React logs caught errors; the page shows them, which is tested.
  jest.mocked(console.error).mockImplementation(() => {});
  const { user: person } = renderPage(<ShellPageArea path="/confirm-email" />);
  expect(await screen.findByText('Could not load this page')).toBeInTheDocument();
  missing = false;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Confirm your');
});
