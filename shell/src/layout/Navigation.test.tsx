import { organiserKey } from '@meritum/shared/client/organiserKey';
import { renderPage } from '@meritum/shared/testing/render';
import { Navigation } from './Navigation';

const labels = () => Array.from(document.links, ({ textContent }) => textContent);

test('the console is linked on the device of an organiser alone, behind the seven items', () => {
  const { unmount } = renderPage(<Navigation />);
  expect(labels()).toHaveLength(7);
  unmount();
  localStorage.setItem(organiserKey, 'true');
  renderPage(<Navigation />);
  expect(labels().slice(6)).toEqual(['Featured Winners', 'Console']);
});
