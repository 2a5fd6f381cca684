import type { NominationResult } from '@meritum/shared/contracts/published-results';
import { render, screen } from '@testing-library/react';
import { Feedback } from './Feedback';

const among = { quartile: 2, equal: 0, lower: '6.20', median: '7.10', upper: '8.30' };
const show = (criteria: NominationResult['criteria']) =>
  render(<Feedback result={{ criteria, scale: { min: 1, max: 10 } } as NominationResult} />);

test('NOM-041 each criterion is told with the quarter of all entries that it lies in', () => {
  show([{ name: 'Innovation', mean: '7.70', among }]);
  expect(screen.getByRole('definition')).toHaveTextContent(
    'Second quarter Yours 7.70; half of all entries lie from 6.20 to 8.30, the middle one at 7.10',
  );
  show([{ name: 'Clarity', mean: '7.70', among: { ...among, quartile: null, equal: 5 } }]);
  expect(screen.getByText('The same as 5 other entries')).toBeVisible();
});

test('NOM-041 with fewer than eight entries nothing is compared, and without a score nothing is said', () => {
  const { unmount } = show([{ name: 'Innovation', mean: '7.70', among: null }]);
  expect(screen.getByText(/^Fewer than eight entries have a score/)).toBeVisible();
  unmount();
  const { container } = show([]);
  expect(container).toBeEmptyDOMElement();
});
