import { renderPage } from '@meritum/shared/testing/render';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { PartUnavailable } from '../remotes/PartUnavailable';
import { PageErrorBoundary } from './PageErrorBoundary';

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
