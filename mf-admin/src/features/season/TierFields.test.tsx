import { defaultSeason } from '@meritum/shared/programme/season';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TierFields, withRanges } from './TierFields';

const { tiers: usual } = defaultSeason.rules;

test('CRIT-004 the bands of the specification follow from the lowest scores', () => {
  expect(withRanges(usual)).toEqual(usual);
});

function Form() {
  const [tiers, setTiers] = useState<typeof usual>(usual);
  return (
    <>
      <TierFields tiers={tiers} at={(pointer) => ({ id: pointer })} onTiers={setTiers} />
      <output>{tiers.map(({ name, range }) => `${name} ${range}`).join(', ')}</output>
    </>
  );
}

test('an organiser sets the lowest score of a tier, and which tiers are awarded', async () => {
  const user = userEvent.setup();
  render(<Form />);
  const gold = screen.getByLabelText('Lowest score of Gold');
  await user.clear(gold);
  await user.type(gold, '8.25');
  expect(screen.getByRole('status')).toHaveTextContent(
    'Platinum 9.0 and above, Gold 8.25 to 8.99, Silver 7.0 to 8.24',
  );
  await user.click(screen.getByLabelText('Silver is awarded'));
  expect(screen.getByRole('status')).toHaveTextContent('Platinum 9.0 and above, Gold 8.25 to 8.99');
  expect(screen.queryByLabelText('Lowest score of Silver')).toBeNull();
});
