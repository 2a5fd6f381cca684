import { hrefOf } from '@meritum/shared/testing/shown';
import { screen } from '@testing-library/react';
import { rowsOf, showScreen } from '../../testing/console';
import { HelpPage } from './HelpPage';

test('ordinary tasks come first, each with its link; then what acts lead to', async () => {
  showScreen('/admin/help', <HelpPage />);
  const [first] = await screen.findAllByRole('table');
  expect(first).toHaveAccessibleName('Ordinary tasks');
  expect(hrefOf('Correct name, organization or title of a winner')).toBe('/admin/results');
  expect(screen.getByRole('link', { name: 'Remind judges' })).toBeVisible();
  const rows = rowsOf('When to use which act');
  expect(rows.map(([act]) => act)).toEqual([
    'Return a nomination',
    'Decide about a document after the virus scan',
    'Tell a nominator of links that judges cannot open',
    'Replace a judge of a nomination',
    'Void a nomination or a rating',
    'Reject an application to judge',
    'Deactivate a judge',
    'Revoke an award',
    'Remove an organiser',
  ]);
  expect([...rows, ...rowsOf('Ordinary tasks')].flat().every(Boolean)).toBe(true);
});
