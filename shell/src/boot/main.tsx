import '@meritum/shared/ui/base.css';
import '@meritum/shared/ui/tokens.css';
import '@meritum/shared/ui/fonts.css';
import { BrowserRouter } from '@meritum/shared/router';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { holdPage } from '../remotes/holdPage';
import { warmUp } from '../remotes/warmUp';
import { App } from './App';
import { isPageOf } from './isPageOf';
import { onCaughtError } from './onCaughtError';

const root = document.getElementById('root') as HTMLElement;

const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

warmUp(location.pathname);
if (root.hasChildNodes() && isPageOf(location.pathname, document)) {
  holdPage(location.pathname);
  hydrateRoot(root, app, { onCaughtError });
} else createRoot(root, { onCaughtError }).render(app);
