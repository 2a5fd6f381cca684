import { screen } from '@testing-library/react';
import { rowsOf, showScreen } from '../../testing/console';
import { HelpPage } from './HelpPage';

test('each of six acts says of what it is, when to use it and whether it can be undone', async () => {
  showScreen('/admin/help', <HelpPage />);
  await screen.findByRole('table', { name: 'Which act is for what' });
  const rows = rowsOf('Which act is for what');
  expect(rows.map(([act]) => act)).toEqual([
    ...['Reject', 'Deactivate', 'Replace', 'Return', 'Void', 'Revoke'],
  ]);
  expect(rows.flat().every(Boolean)).toBe(true);
});
