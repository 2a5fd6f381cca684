import '@meritum/shared/ui/base.css';
import '@meritum/shared/ui/tokens.css';
import '@meritum/shared/ui/fonts.css';
import { BrowserRouter } from '@meritum/shared/router';
import { createRoot } from 'react-dom/client';
import { Showcase } from './Showcase';

createRoot(document.getElementById('root') as HTMLElement).render(
  <BrowserRouter>
    <Showcase />
  </BrowserRouter>,
);
