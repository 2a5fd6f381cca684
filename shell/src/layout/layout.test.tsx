import { organiserKey } from '@meritum/shared/client/organiserKey';
import { renderPage } from '@meritum/shared/testing/render';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { PartUnavailable } from '../remotes/PartUnavailable';
import { Footer } from './Footer';
import { Navigation } from './Navigation';
import { PageErrorBoundary } from './PageErrorBoundary';

test('LAY-027 the copyright line has the current year', () => {
  jest.useFakeTimers({ now: new Date('2027-03-01') });
  renderPage(<Footer />);
  expect(screen.getByText(/©/)).toHaveTextContent('© 2027 Meritum Awards');
  jest.useRealTimers();
});

test('the footer’s claim about ratings has links to its proof', () => {
  renderPage(<Footer />);
  const proof = within(screen.getByRole('navigation', { name: 'Proof' }));
  const links = proof.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/how-we-judge',
    '/check-the-results',
    '/verify',
    '/winners/archive',
    '/press',
  ]);
});

test('LAY-023 the social links open a new tab without giving this page away', () => {
  renderPage(<Footer />);
  for (const name of [/LinkedIn/, /^X/]) {
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  }
});

const labels = () => Array.from(document.links, ({ textContent }) => textContent);

test('the console is linked on the device of an organiser alone, behind the seven items', () => {
  const { unmount } = renderPage(<Navigation />);
  expect(labels()).toHaveLength(7);
  unmount();
  localStorage.setItem(organiserKey, 'true');
  renderPage(<Navigation />);
  expect(labels().slice(6)).toEqual(['Featured Winners', 'Console']);
});

let failure: Error | undefined;

function Page() {
  if (failure) throw failure;
  return <p>The page</p>;
}

function show() {
  // React logs caught errors; here they are expected.
  jest.mocked(console.error).mockImplementation(() => {});
  return renderPage(
    <PageErrorBoundary unavailable={(part) => <p>{part} is away</p>}>
      <Page />
    </PageErrorBoundary>,
  );
}

test('ERR-032 a page that fails to render shows the fallback with the error text, and a retry', async () => {
  failure = new Error('a broken thing');
  const { user } = show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Unexpected Application Error!',
  );
  expect(screen.getByText('a broken thing')).toBeInTheDocument();

  failure = undefined;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('The page')).toBeInTheDocument();
});

function Gate() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <p>
        {isOpen && 'Open. '}
        <b>Nominations</b>
      </p>
      <button type="button" onClick={() => setOpen(false)}>
        Close
      </button>
    </>
  );
}

test('ERR-032 a page whose nodes were changed is rendered anew once, then shows the fallback', async () => {
  jest.mocked(console.error).mockImplementation(() => {});
  const { user } = renderPage(
    <PageErrorBoundary unavailable={() => null}>
      <Gate />
    </PageErrorBoundary>,
  );
  const closeTranslated = async () => {
    screen.getByText('Open.').firstChild?.replaceWith(document.createElement('font'));
    await user.click(screen.getByRole('button', { name: 'Close' }));
  };
  await closeTranslated();
  expect(screen.getByText('Open.')).toBeInTheDocument();
  await closeTranslated();
  expect(screen.getByText('Unexpected Application Error!')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Open.')).toBeInTheDocument();
});

test('a missing remote is not an error of the application', () => {
  failure = new PartUnavailable('mf-judging', new Error('503'));
  show();
  expect(screen.getByText('mf-judging is away')).toBeInTheDocument();
  failure = undefined;
});
