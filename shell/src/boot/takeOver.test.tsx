import type { RemoteRoute } from '@meritum/shared/federation/contract';
import { BrowserRouter } from '@meritum/shared/router';
import { StaticRouter } from '@meritum/shared/router/static';
import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { RemotePart, remoteParts } from '../remotes/RemotePart';
import { remoteAnswers } from '../remotes/registry';
import { App } from './App';

jest.mock('../remotes/registry', () => ({ fetchRoutes: jest.fn(), remoteAnswers: jest.fn() }));

/** Defined by the build. */
declare const process: { env: { BUILD_YEAR: string } };
process.env.BUILD_YEAR = String(new Date().getFullYear());

function About() {
  const [pressed, setPressed] = useState(false);
  return (
    <button type="button" onClick={() => setPressed(true)}>
      {pressed ? 'pressed' : 'prerendered'}
    </button>
  );
}

const routes: RemoteRoute[] = [{ path: 'about', load: async () => About }];

async function written(address: string): Promise<HTMLElement> {
  const part = new RemotePart('mf-public', async () => routes);
  remoteParts['mf-public'] = part;
  await part.loadAt(address);
  const root = document.createElement('div');
  root.innerHTML = renderToString(
    <StaticRouter location={address}>
      <App />
    </StaticRouter>,
  );
  document.body.append(root);
  return root;
}

test.each([
  ['/about', 'prerendered'],
  ['/no-such-page', 'Page Not Found'],
])(
  '%s stays as it was written while its remote is away, and is taken over when it is back',
  async (address, text) => {
    jest.useFakeTimers();
    const root = await written(address);
    expect(root).toHaveTextContent(text);

    const fetch = jest.fn().mockRejectedValueOnce(new Error('503')).mockResolvedValue(routes);
    jest.mocked(remoteAnswers).mockResolvedValue(true);
    const part = new RemotePart('mf-public', fetch);
    remoteParts['mf-public'] = part;
    window.history.replaceState(null, '', address);
    const mismatches: unknown[] = [];
    const held = part.hold(address);
    const hydrated = await act(async () =>
      hydrateRoot(
        root,
        <BrowserRouter>
          <App />
        </BrowserRouter>,
        { onRecoverableError: (error) => mismatches.push(error) },
      ),
    );
    expect(root).toHaveTextContent(text);
    expect(fetch).toHaveBeenCalledTimes(1);

    await act(() => jest.advanceTimersByTimeAsync(1_000));
    await act(() => held);
    expect(fetch).toHaveBeenCalledTimes(2);
    const button = root.querySelector<HTMLElement>('main button');
    act(() => button?.click());
    expect(root).toHaveTextContent(button ? 'pressed' : text);
    expect(mismatches).toEqual([]);
    act(() => hydrated.unmount());
    root.remove();
    jest.useRealTimers();
  },
);
