import { waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { keepServed } from './keepServed';

function Frame({ fails }: { fails: () => boolean }) {
  const [, draw] = useState(0);
  useEffect(() => {
    if (fails()) throw new Error('as an old browser does');
  });
  return (
    <button type="button" onClick={() => draw(1)}>
      prerendered
    </button>
  );
}

const reported = jest.fn();
let root: HTMLElement;

beforeEach(() => {
  // Within act, an uncaught error is thrown there and never reported.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  window.reportError = reported;
  root = document.body.appendChild(document.createElement('div'));
});

afterEach(() => root.remove());

test.each([true, false])(
  'a page stays as it was served if its frame fails, at once: %s',
  async (failures) => {
    root.innerHTML = renderToString(<Frame fails={() => true} />);
    let failing = failures;
    const onUncaughtError = keepServed(root);
    hydrateRoot(root, <Frame fails={() => failing} />, { onUncaughtError });
    failing = true;
    await waitFor(() => {
      if (!failures) root.querySelector('button')?.click();
      expect(reported).toHaveBeenCalledWith(new Error('as an old browser does'));
    });
    expect(root).toHaveTextContent('prerendered');
  },
);

test('a portal says again what it needs if its frame fails', async () => {
  root.innerHTML = '<main>This page needs JavaScript</main>';
  const onUncaughtError = keepServed(root);
  createRoot(root, { onUncaughtError }).render(<Frame fails={() => true} />);
  await waitFor(() => expect(reported).toHaveBeenCalled());
  expect(root).toHaveTextContent('This page needs JavaScript');
});
